package vm

// Unrecognized gives tests what the machine does not recognize in the class
// library's code, of the methods that were called.
func (vm *VM) Unrecognized() []string { return vm.unrecognized() }
