// libcore.io.Disk: the world's file system.

package io

import (
	"errors"
	"io"
	"math"

	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/world"
)

const disk = "Llibcore/io/Disk;"

func bindDisk(b *vm.Bindings) {
	for _, m := range []struct {
		name, desc string
		fn         vm.Native
	}{
		{"open", "(Ljava/lang/String;I)I", open},
		{"close", "(I)V", closeFile},
		{"read", "(I[BIIJ)I", read},
		{"write", "(I[BIIJ)I", write},
		{"available", "(I)I", available},
		{"seek", "(IJ)J", seek},
		{"size", "(I)J", size},
		{"truncate", "(IJ)V", truncate},
		{"sync", "(I)V", sync},
		{"map", "(IJIZ)[B", mapFile},
		{"force", "([B)V", func(*vm.Thread, []vm.Slot) vm.Slot { return vm.Slot{} }}, // writable mappings are the file's own memory
		{"stat", "(Ljava/lang/String;Z)[J", stat},
		{"list", "(Ljava/lang/String;)[Ljava/lang/String;", list},
		{"mkdir", "(Ljava/lang/String;)V", onPath((*world.FS).Mkdir)},
		{"remove", "(Ljava/lang/String;)V", onPath((*world.FS).Remove)},
		{"rename", "(Ljava/lang/String;Ljava/lang/String;)V", onPaths((*world.FS).Rename)},
		{"link", "(Ljava/lang/String;Ljava/lang/String;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			return failed(t, files(t).Symlink(path(t, a[0]), vm.GoString(a[1].R)))
		}},
		{"readLink", "(Ljava/lang/String;)Ljava/lang/String;", textOf((*world.FS).Readlink)},
		{"canonical", "(Ljava/lang/String;)Ljava/lang/String;", textOf((*world.FS).Canonical)},
		{"setModified", "(Ljava/lang/String;J)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			return vm.Bool(files(t).SetModified(path(t, a[0]), a[1].Long()) == nil)
		}},
		{"setMode", "(Ljava/lang/String;I)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			return vm.Bool(files(t).SetMode(path(t, a[0]), uint32(a[1].Int())) == nil)
		}},
		{"space", "()[J", space},
		{"random", "()J", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Long(int64(t.VM().World().Random.Uint64())) }},
	} {
		b.Method(disk, m.name, m.desc, m.fn)
	}
}

func files(t *vm.Thread) *world.FS { return t.VM().World().Files }

// path is a path argument, made absolute as the kernel does with the working
// directory of apps, which is the root.
func path(t *vm.Thread, s vm.Slot) string {
	if s.R == nil {
		return ""
	}
	return vm.GoString(s.R)
}

func failed(t *vm.Thread, err error) vm.Slot {
	if err == nil {
		return vm.Slot{}
	}
	return t.Throw(ioException, "%s", err.Error())
}

func onPath(f func(*world.FS, string) error) vm.Native {
	return func(t *vm.Thread, a []vm.Slot) vm.Slot { return failed(t, f(files(t), path(t, a[0]))) }
}

func onPaths(f func(fs *world.FS, from, to string) error) vm.Native {
	return func(t *vm.Thread, a []vm.Slot) vm.Slot { return failed(t, f(files(t), path(t, a[0]), path(t, a[1]))) }
}

func textOf(f func(*world.FS, string) (string, error)) vm.Native {
	return func(t *vm.Thread, a []vm.Slot) vm.Slot {
		s, err := f(files(t), path(t, a[0]))
		if err != nil {
			return failed(t, err)
		}
		return vm.Ref(t.NewString(s))
	}
}

func open(t *vm.Thread, a []vm.Slot) vm.Slot {
	fd, err := files(t).Open(path(t, a[0]), world.Access(a[1].Int()))
	if err != nil {
		return failed(t, err)
	}
	return vm.Int(int32(fd))
}

func closeFile(t *vm.Thread, a []vm.Slot) vm.Slot {
	if fd := int(a[0].Int()); fd > 2 {
		return failed(t, files(t).CloseFile(fd))
	}
	return vm.Slot{}
}

// piece returns the part of a byte array that a call names; Java code has
// checked the range before.
func piece(a []vm.Slot, array, offset, count int) []byte {
	b := a[array].R.RawBytes()
	from := min(max(int(a[offset].Int()), 0), len(b))
	to := min(from+max(int(a[count].Int()), 0), len(b))
	return b[from:to]
}

func read(t *vm.Thread, a []vm.Slot) vm.Slot {
	b := piece(a, 1, 2, 3)
	t.Charge(int64(len(b)))
	w := t.VM().World()
	if fd := int(a[0].Int()); fd == 0 {
		if w.Stdin == nil {
			return vm.Int(-1)
		}
		n, err := w.Stdin.Read(b)
		if n > 0 {
			return vm.Int(int32(n))
		}
		if err == nil || errors.Is(err, io.EOF) {
			return vm.Int(-1)
		}
		return t.Throw(ioException, "%s", world.EIO)
	} else if fd < 3 {
		return failed(t, world.EBADF)
	}
	f, err := w.Files.File(int(a[0].Int()))
	if err != nil {
		return failed(t, err)
	}
	n, err := f.Read(b, a[4].Long(), &w.Random)
	if err == io.EOF {
		return vm.Int(-1)
	}
	if err != nil {
		return failed(t, err)
	}
	return vm.Int(int32(n))
}

func write(t *vm.Thread, a []vm.Slot) vm.Slot {
	b := piece(a, 1, 2, 3)
	t.Charge(int64(len(b)))
	w := t.VM().World()
	var out io.Writer
	switch a[0].Int() {
	case 0:
		return failed(t, world.EBADF)
	case 1:
		out = w.Stdout
	case 2:
		out = w.Stderr
	default:
		f, err := w.Files.File(int(a[0].Int()))
		if err == nil {
			err = f.Write(b, a[4].Long())
		}
		if err != nil {
			return failed(t, err)
		}
		return vm.Int(int32(len(b)))
	}
	if out != nil {
		if _, err := out.Write(b); err != nil {
			return failed(t, world.EIO)
		}
	}
	return vm.Int(int32(len(b)))
}

func available(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[0].Int() < 3 {
		return vm.Int(0)
	}
	f, err := files(t).File(int(a[0].Int()))
	if err != nil {
		return failed(t, err)
	}
	return vm.Int(int32(min(max(f.Size()-f.Position(), 0), math.MaxInt32)))
}

func seek(t *vm.Thread, a []vm.Slot) vm.Slot {
	f, err := files(t).File(int(a[0].Int()))
	if err != nil {
		return failed(t, err)
	}
	if p := a[1].Long(); p >= 0 {
		f.SetPosition(p)
	}
	return vm.Long(f.Position())
}

func size(t *vm.Thread, a []vm.Slot) vm.Slot {
	f, err := files(t).File(int(a[0].Int()))
	if err != nil {
		return failed(t, err)
	}
	return vm.Long(f.Size())
}

func truncate(t *vm.Thread, a []vm.Slot) vm.Slot {
	f, err := files(t).File(int(a[0].Int()))
	if err != nil {
		return failed(t, err)
	}
	return failed(t, f.Truncate(a[1].Long()))
}

func sync(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[0].Int() < 3 {
		return vm.Slot{}
	}
	_, err := files(t).File(int(a[0].Int()))
	return failed(t, err)
}

func mapFile(t *vm.Thread, a []vm.Slot) vm.Slot {
	f, err := files(t).File(int(a[0].Int()))
	if err != nil {
		return failed(t, err)
	}
	b, err := f.Map(a[1].Long(), int64(a[2].Int()), a[3].Bool())
	if err != nil {
		return t.Throw(ioException, "Map failed: %s", err)
	}
	return vm.Ref(t.NewBytesOver(b))
}

func stat(t *vm.Thread, a []vm.Slot) vm.Slot {
	s, err := files(t).Stat(path(t, a[0]), a[1].Bool())
	switch err {
	case nil:
	case world.ENOENT, world.ENOTDIR:
		return vm.Ref(nil)
	default:
		return failed(t, err)
	}
	out := t.NewArray("J", 5)
	if out != nil {
		copy(out.Longs(), []int64{int64(s.Kind), s.Size, s.Modified, int64(s.Mode), s.ID})
	}
	return vm.Ref(out)
}

func space(t *vm.Thread, a []vm.Slot) vm.Slot {
	out := t.NewArray("J", 2)
	if out != nil {
		l := out.Longs()
		l[0], l[1] = files(t).Space()
	}
	return vm.Ref(out)
}

func list(t *vm.Thread, a []vm.Slot) vm.Slot {
	names, err := files(t).List(path(t, a[0]))
	if err != nil {
		return vm.Ref(nil)
	}
	out := t.NewArray("Ljava/lang/String;", len(names))
	if out != nil {
		for i, name := range names {
			out.Refs()[i] = t.NewString(name)
		}
	}
	return vm.Ref(out)
}
