"""What leaves the workbench: pictures, print kits and reports."""
