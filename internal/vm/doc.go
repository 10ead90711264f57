// Package vm runs Dalvik code: a linker, a pre-decoder, an interpreter and a
// scheduler, deterministic and bounded.
//
// A VM is given the boot dex files, the program's dex files, and the natives
// that the boot classes need (Bindings). The boot files are those of package
// boot and the natives those of package native; package machine puts them
// together. Nothing in here knows a particular class library beyond the
// classes that the instructions themselves and the language require.
//
// Instructions are what limits, turns and the virtual clock go by. Where one works on
// much at once, an array that is allocated or filled or a native, it counts for more:
// for one every 64 bytes of 1024 or more that are cleared, copied, compared or
// searched, for more where bytes take longer (Thread.Charge); compression, digests,
// large numbers and patterns have rates of their own (Thread.Spend, Thread.Portions)
// and let other threads run and limits stop them in between. Mapping a file is free.
//
// Terms:
//
//   - slot: a register, a field or a native's argument; see Slot
//   - native: the Go function behind a Java method declared native
//   - leaf: a method of the class library whose work Go does sooner than its
//     code, which it cannot be told from
//   - operation: one pre-decoded instruction; a method's instructions become
//     operations when it is first called, and resolve their operands when
//     first executed
//   - baton: the right to run. Java threads are coroutines; exactly one has
//     the baton, and gives it away only at calls and back-branches after its
//     share of instructions, and where it blocks
//   - pending exception: the Java exception that a native or a failed
//     instruction leaves in its thread; the interpreter then unwinds
//   - outcome: how a run ended: finished, uncaught exception, deadlock, a
//     limit, an unmodelled platform member, unverifiable code
package vm

//go:generate go run ./generate
