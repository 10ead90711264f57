package jimple_test

import _ "embed"

// divideDex is testdata/Divide.smali, assembled by smali.
//
//go:embed testdata/divide.dex
var divideDex []byte
