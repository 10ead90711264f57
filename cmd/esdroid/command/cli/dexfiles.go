// From an argument that names an app to its parsed dex files.

package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// OpenDex parses the dex files of an app, or of a .jar or .dex file, in the
// order in which a device loads them; none for an app without code.
func OpenDex(path string) ([]*dex.File, error) {
	app, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	files, err := app.Code()
	if errors.Is(err, apk.ErrNoCode) {
		return nil, nil
	}
	return files, err
}

// OpenCode is OpenDex for commands that have nothing to say about an app without
// code.
func OpenCode(path string) ([]*dex.File, error) {
	app, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	return app.Code()
}

// InApp puts the app's path in front of an error that does not begin with it.
func InApp(path string, err error) error {
	var exit *ExitError
	if err == nil || errors.As(err, &exit) || strings.HasPrefix(err.Error(), path+":") || strings.HasPrefix(err.Error(), path+"!") {
		return err
	}
	return fmt.Errorf("%s: %w", path, err)
}

// OpenApp parses an app and indexes its classes and methods.
func OpenApp(path string) (*dex.Program, error) {
	files, err := OpenDex(path)
	if err != nil {
		return nil, err
	}
	p, err := dex.NewProgram(files...)
	return p, InApp(path, err)
}

// OpenProgram parses an app and prepares its methods for lifting, with the
// hierarchy of the framework.
func OpenProgram(path string) (*jimple.Program, error) {
	files, err := OpenCode(path)
	if err != nil {
		return nil, err
	}
	program, err := dex.NewProgram(files...)
	if err != nil {
		return nil, InApp(path, err)
	}
	return jimple.New(program, jimple.WithHierarchy(android.Hierarchy{Types: android.Framework()})), nil
}

// ClassDescriptor turns the name of a class, dotted or as descriptor, into a descriptor.
func ClassDescriptor(name string) string {
	if strings.HasPrefix(name, "L") && strings.HasSuffix(name, ";") {
		return name
	}
	return dex.ClassDescriptor(name)
}
