package write_test

import (
	"bytes"
	"crypto/sha1"
	"encoding/binary"
	"hash/adler32"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/dex/write"
	"github.com/esdroid/esdroid/internal/hostile"
)

// everything builds a small file with one of each: all kinds of values,
// annotations, debug events, payloads, handles and call sites.
func everything(t testing.TB) []byte {
	b := build.New(39)
	a := build.Annotation{Type: "Lx/Note;", Visibility: dex.VisibilityRuntime, Elements: []build.Element{
		{Name: "z", Value: []any{int8(-1), int16(300), build.Char(0xffff), 7, int64(-1 << 40), float32(1.5), 2.25, true, nil}},
		{Name: "a", Value: build.Annotation{Type: "Lx/Inner;"}},
		{Name: "m", Value: []any{build.Type("[I"), build.Enum("Lx/E;->A:Lx/E;"), build.FieldRef("Lx/A;->f:I"), build.MethodRef("Lx/A;->m(IJ)I"), "text\x00\U0001f600"}},
	}}
	c := b.Class(dex.AccPublic, "Lx/A;").Source("A.java").Implements("Ljava/lang/Runnable;", "Lx/I;").Annotate(a).Constructor(dex.AccPublic)
	c.Field(dex.AccStatic|dex.AccFinal, "s", "Ljava/lang/String;", "hello")
	c.Field(dex.AccStatic, "j", "J", 5).Annotate(a)
	c.Field(dex.AccStatic, "later", "D")
	c.Field(dex.AccPrivate, "f", "I")
	bootstrap := b.Handle(dex.HandleInvokeStatic, "Lx/A;->link()V")
	site := b.CallSite(bootstrap, "go", "(I)V", "extra", 3, build.MethodType("()V"))
	m := c.Method(dex.AccPublic, "m", "(IJ)I").Annotate(a).AnnotateParameter(1, a)
	code := m.Code(18).Parameters("count", "")
	code.Line(5).PrologueEnd().Const(0, 70000).ConstWide(2, 1<<40).Local(0, "n", "I")
	code.Label("try").Op(dex.OpInvokeCustom, 0, site)
	code.Op(dex.OpConstMethodHandle, 1, bootstrap).Op(dex.OpConstMethodType, 1, "(J)I")
	code.Op(dex.OpInvokePolymorphic, 1, 0, "Ljava/lang/invoke/MethodHandle;->invoke([Ljava/lang/Object;)Ljava/lang/Object;", "(I)V")
	code.Op(dex.OpInvokeStatic, 10, 11, 12, 13, 14, 15, "Lx/A;->six(IIIIII)V").Label("end")
	code.Line(6).EndLocal(0).RestartLocal(0).Op(dex.OpNewArray, 4, 0, "[B").FillArray(4, 1, 1, 2, 3)
	code.PackedSwitch(0, 3, "one", "two").SparseSwitch(0, build.Case{Key: 9, Label: "two"}, build.Case{Key: -9, Label: "one"})
	code.Label("one").Line(200).LocalSignature(5, "list", "Ljava/util/List;", "Ljava/util/List<TT;>;").Op(dex.OpConstString, 5, "x")
	code.Label("two").EpilogueBegin().Op(dex.OpReturn, 0)
	code.Label("catch").Op(dex.OpMoveException, 1).Op(dex.OpThrow, 1)
	code.Try("try", "end").Catch("Ljava/lang/Exception;", "catch").CatchAll("catch")
	b.Class(dex.AccInterface|dex.AccAbstract|dex.AccPublic, "Lx/I;").Method(dex.AccPublic|dex.AccAbstract, "run", "()V")
	data, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestEverythingSurvives(t *testing.T) {
	f := parse(t, "a.dex", everything(t))
	want := describe(t, f)
	p := load(t, f)
	requireEqual(t, "copied", want, describe(t, parse(t, "b.dex", writeOne(t, p))))
	editAll(t, p)
	requireEqual(t, "laid out", want, describe(t, parse(t, "c.dex", writeOne(t, p))))
	if !bytes.Equal(writeOne(t, p), everything(t)) {
		t.Error("what was built and what was read and laid out differ")
	}
}

// seal puts right the header's signature and checksum, so that mutations get
// past them.
func seal(data []byte) []byte {
	data = bytes.Clone(data)
	if len(data) >= 0x70 {
		signature := sha1.Sum(data[32:])
		copy(data[12:], signature[:])
		binary.LittleEndian.PutUint32(data[8:], adler32.Checksum(data[12:]))
	}
	return data
}

// FuzzRewrite demands of every input that parses: writing it either fails with
// an error or yields a file that parses and is written back bit for bit. What
// devices accept must be written, accepted again, and say the same.
func FuzzRewrite(f *testing.F) {
	f.Add(everything(f))
	small := build.New(35)
	small.Class(dex.AccPublic, "Lx/A;").Constructor(dex.AccPublic)
	data, err := small.Bytes()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Fuzz(func(t *testing.T, data []byte) {
		data = seal(data)
		var files []*dex.File
		var err error
		hostile.Bound(t, len(data), func() { files, err = dex.Parse("fuzz", data) })
		if err != nil {
			return
		}
		accepted := len(files) == 1 && !verify.Refused(verify.File(files[0]))
		if accepted {
			program, err := dex.NewProgram(files...)
			accepted = err == nil && !verify.Refused(verify.Program(program, nil))
		}
		var p *model.Program
		hostile.Bound(t, len(data), func() { p, err = model.Load(files...) })
		if err != nil {
			if accepted {
				t.Fatal(err)
			}
			return
		}
		var out [][]byte
		hostile.Bound(t, len(data), func() { out, err = write.Program(p, write.Options{}) })
		if err != nil {
			if accepted {
				t.Fatal(err)
			}
			return
		}
		if accepted {
			if len(out) != 1 {
				t.Fatalf("%d files", len(out))
			}
			again, err := dex.Parse("again", out[0])
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range verify.File(again[0]) {
				if f.Severity == verify.Error {
					t.Fatalf("written file: %v", f)
				}
			}
			requireEqual(t, "copied", describe(t, files[0]), describe(t, again[0]))
		}
		for i, first := range out {
			files, err := dex.Parse("written", first)
			if err != nil {
				t.Fatal(err)
			}
			q, err := model.Load(files...)
			if err != nil {
				t.Fatal(err)
			}
			second, err := write.Program(q, write.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if len(second) != 1 || !bytes.Equal(second[0], first) {
				t.Fatalf("file %d changes when it is read and written", i)
			}
		}
		for _, file := range p.Files {
			for _, c := range file.Classes {
				for m := range c.Methods {
					if b, err := m.Load(); err == nil {
						m.Body = b
					}
				}
			}
		}
		hostile.Bound(t, len(data), func() { write.Program(p, write.Options{}) })
	})
}
