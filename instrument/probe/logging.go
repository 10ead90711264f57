// Statement logs: every statement is printed before it runs, in the form of
// ESDroid's or AndroidSlicer's logs, for tools that read these.

package probe

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/jimple"
)

// LogStyle is the form of a statement log.
type LogStyle uint8

// The forms. Without one, the app records in binary form.
const (
	NoLog LogStyle = iota
	LogESDroid
	LogAndroidSlicer
)

// ParseLogStyle reads the name of a form.
func ParseLogStyle(name string) (LogStyle, error) {
	switch name {
	case "esdroid":
		return LogESDroid, nil
	case "androidslicer":
		return LogAndroidSlicer, nil
	}
	return NoLog, fmt.Errorf("logs of %q: choose esdroid or androidslicer", name)
}

const (
	logClass  = plan.OwnPrefix + "T;"
	LogMethod = logClass + "->p(Ljava/lang/String;)V"
)

// LogPlan is the plan of a method whose statements are printed: the texts by
// address, as ids of the pool.
func LogPlan(program *jimple.Program, pool *model.Pool, m dex.MethodID, style LogStyle) (*plan.Plan, map[uint32][]uint32, error) {
	code, ok, err := program.Dex.Code(m)
	if err != nil || !ok {
		return nil, nil, err
	}
	f, err := plan.NewFlow(&code, nil)
	if err != nil {
		return nil, nil, err
	}
	out := plan.NewPlan(f, plan.ModeLog)
	if int(code.Registers)+1 > plan.MaxRegisters {
		out.Mode = plan.ModeNone
		return out, nil, nil
	}
	b, err := program.Body(m)
	if err != nil {
		return nil, nil, err
	}
	tag, mark := "FLiAD", fmt.Sprintf("EVENTID_%d: ", m)
	if style == LogAndroidSlicer {
		tag, mark = "SLICING", "CALLBACK_SLC: "
	}
	class := jimple.Type(program.Dex.Classes[program.Dex.Methods[m].Class].Descriptor).Java()
	name := program.Dex.MethodName(m)
	if !strings.HasPrefix(name, "on") {
		mark = ""
	}
	texts := map[uint32][]uint32{}
	for _, s := range b.Logged() {
		line := b.Stmts[s.Stmt].Line
		if line == 0 {
			line = -1
		}
		text := strings.NewReplacer("\n", " ", "\r", " ").Replace(s.Text)
		text = fmt.Sprintf("%s%s: ZZZ%dZZZ%sZZZ%sZZZ__inst__ZZZ%s", mark, tag, line, class, name, text)
		mark = ""
		pc := b.Stmts[s.Stmt].PC
		texts[pc] = append(texts[pc], pool.String(text))
	}
	return out, texts, nil
}

// print adds the printing of the texts of an instruction.
func (p *Prober) print(pc uint32) {
	for _, id := range p.Texts[pc] {
		text, call := model.NewInsn(dex.OpConstString), model.NewInsn(dex.OpInvokeStaticRange)
		text.A, text.Index = p.r, id
		call.A, call.B, call.Index = 1, p.r, p.Refs.Print
		p.out = append(p.out, text, call)
	}
}

// AddLogger adds the class that prints. Logcat shows System.out with the tag
// that readers of these logs expect.
func AddLogger(f *model.File) error {
	b := build.On(f)
	code := b.Class(dex.AccPublic|dex.AccFinal, logClass).Method(dex.AccPublic|dex.AccStatic, "p", "(Ljava/lang/String;)V").Code(1)
	code.Op(dex.OpSgetObject, 0, "Ljava/lang/System;->out:Ljava/io/PrintStream;")
	code.Op(dex.OpInvokeVirtual, 0, code.P(0), "Ljava/io/PrintStream;->println(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	return b.Err()
}
