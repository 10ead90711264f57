// Command reference writes docs/commands.md, the reference of all commands.
package main
