// Package dexdump prints dex files the way the platform's dexdump -d does, byte
// for byte: classes, members, instructions with their file offsets, try ranges,
// positions and locals.
package dexdump
