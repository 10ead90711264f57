// What ran in which trial: the spectrum of a run's folder.

package pipeline

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"sort"
	"strings"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/owner"
	"github.com/esdroid/esdroid/internal/spectrum"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
)

// SpectrumOptions say which runs a spectrum is made of.
type SpectrumOptions struct {
	App    string // path of the package
	Folder string // of a run that got as far as minimising
	// Trials bounds the trials of the reduction that are made again; 0 is 60. Episodes is
	// how many explorations are added: runs that the reduction did not make.
	Trials, Episodes int
	Progress         func(text string)
}

// Spectrum runs again what the reduction in a folder has run, and listens to what each
// trial executes: the trials that give the crash are the failing runs, the others the
// passing ones. Trials that end in another crash are neither.
func Spectrum(ctx context.Context, o SpectrumOptions) (*spectrum.Spectrum, error) {
	if o.Trials <= 0 {
		o.Trials = 60
	}
	r, err := openFolder(o.App, o.Folder)
	if err != nil {
		return nil, err
	}
	c := &collector{run: r, builder: &spectrum.Builder{}, lines: map[dex.MethodID]*methodLines{}}
	if c.device, err = host.Open(r.app, r.device()); err != nil {
		return nil, err
	}
	defer c.device.Close()
	c.device.Listen(c.listen)
	sequences, err := r.trials(o.Trials)
	if err != nil {
		return nil, err
	}
	for i, s := range sequences {
		if o.Progress != nil {
			o.Progress(fmt.Sprintf("trial %d of %d", i+1, len(sequences)))
		}
		c.executed = map[dex.MethodID]map[uint32]bool{}
		_, result, err := resend(ctx, c.device, s)
		if err != nil {
			return nil, err
		}
		c.add(fmt.Sprintf("%s.EventScript#run_%d", s.Package, i+1), crashed(result.Status))
	}
	aims := r.newAims(ctx)
	for i := range o.Episodes {
		if o.Progress != nil {
			o.Progress(fmt.Sprintf("episode %d of %d", i+1, o.Episodes))
		}
		x := r.newExplorer(c.device, rand.New(rand.NewPCG(uint64(i+1), 0x5bd1e9955bd1e995)), aims)
		x.episode = 1
		c.executed = map[dex.MethodID]map[uint32]bool{}
		_, result, err := x.walk(ctx, r.events.Activity, episodeLength)
		if err != nil {
			return nil, err
		}
		c.add(fmt.Sprintf("%s.Episode#run_%d", r.events.Package, i+1), crashed(result.Status))
	}
	s := c.builder.Spectrum()
	if failed, passed := s.Failing(); failed == 0 || passed == 0 {
		return s, fmt.Errorf("%d runs gave the crash and %d did not; a ranking needs both: --episodes adds runs", failed, passed)
	}
	return s, nil
}

// openFolder opens what a run has left.
func openFolder(path, dir string) (*run, error) {
	r, err := open(Options{App: path, Out: dir})
	if err != nil {
		return nil, err
	}
	var id identity
	found, err := r.folder.readJSON("run.json", &id)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, fmt.Errorf("%s is no folder of 'esdroid run': it has no run.json", dir)
	}
	if err := r.belongs(&id); err != nil {
		return nil, err
	}
	if r.events, err = r.folder.readEvents("events.jsonl"); err != nil {
		return nil, err
	}
	text, err := os.ReadFile(r.folder.path("crash.txt"))
	if err != nil {
		return nil, err
	}
	reports := crash.ParseText(string(text))
	if len(reports) == 0 {
		return nil, fmt.Errorf("%s: no crash report", r.folder.path("crash.txt"))
	}
	r.report, r.produced = &reports[0], &Produced{}
	_, err = r.folder.readJSON("produce.json", r.produced)
	return r, err
}

// trials returns the sequences of the reduction, the whole one first: of more than most,
// the first and the last.
func (r *run) trials(most int) ([]*event.Sequence, error) {
	out := []*event.Sequence{r.events}
	file, err := os.Open(r.folder.path("minimise/journal.jsonl"))
	if errors.Is(err, fs.ErrNotExist) {
		return out, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	all, err := dd.JournalCounts(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file.Name(), err)
	}
	if len(all) > most {
		all = append(all[:most/2:most/2], all[len(all)-(most-most/2):]...)
	}
	for _, c := range all {
		kept, err := dd.ParseCandidate(c.Candidate, len(r.events.Events))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file.Name(), err)
		}
		if len(kept) < len(r.events.Events) { // the whole one is there
			out = append(out, r.events.Select(kept))
		}
	}
	return out, nil
}

// collector gathers what runs execute.
type collector struct {
	run      *run
	device   *host.Device
	builder  *spectrum.Builder
	lines    map[dex.MethodID]*methodLines
	executed map[dex.MethodID]map[uint32]bool
}

// methodLines are the probes of a method: of each statement.
type methodLines struct {
	all  []int
	atPC map[uint32][]int
}

func (c *collector) listen(h *vm.Hooks) {
	h.Instruction = func(_ *vm.Thread, m *vm.Method, pc uint32) {
		if m.ID < 0 || c.executed == nil {
			return
		}
		pcs := c.executed[m.ID]
		if pcs == nil {
			pcs = map[uint32]bool{}
			c.executed[m.ID] = pcs
		}
		pcs[pc] = true
	}
}

// add adds the run that has ended.
func (c *collector) add(name string, crashes bool) {
	if crashes && !c.run.again(c.device) {
		return
	}
	r := spectrum.Run{Name: name, Failed: crashes}
	if crashes {
		if found := crash.ParseText(c.device.Crash()); len(found) > 0 {
			r.Stack = found[0].Text()
		}
	}
	var methods []dex.MethodID
	for m := range c.executed {
		methods = append(methods, m)
	}
	sort.Slice(methods, func(i, j int) bool { return methods[i] < methods[j] })
	var executed []int
	for _, m := range methods {
		l := c.probes(m)
		for pc := range c.executed[m] {
			executed = append(executed, l.atPC[pc]...)
		}
	}
	c.builder.Run(r, executed)
}

// suspect reports whether a class may be at fault: published libraries that the app
// carries along are not what its developers look for, and would fill the ranking.
func (c *collector) suspect(descriptor string) bool {
	return !owner.Of(descriptor).Carried() || strings.HasPrefix(javaName(descriptor), c.run.events.Package+".")
}

// probes returns the probes of a method, and makes those of its class the first time: what
// never ran counts as well. Those of libraries have none.
func (c *collector) probes(m dex.MethodID) *methodLines {
	if l := c.lines[m]; l != nil {
		return l
	}
	p := c.run.code.Dex
	class := &p.Classes[p.Methods[m].Class]
	if !c.suspect(class.Descriptor) {
		c.lines[m] = &methodLines{}
		return c.lines[m]
	}
	for k := class.FirstMethod; k < class.EndMethod; k++ {
		l := &methodLines{atPC: map[uint32][]int{}}
		c.lines[k] = l
		body, err := c.run.code.Body(k)
		if err != nil || body == nil {
			continue
		}
		for i := range body.Stmts {
			s := &body.Stmts[i]
			if s.Line <= 0 {
				continue
			}
			n := c.builder.Probe(spectrum.Probe{Class: javaName(class.Descriptor), Method: p.MethodName(k), Desc: p.MethodProto(k), Line: int(s.Line), Ref: p.Reference(k, s.PC)})
			l.all = append(l.all, n)
			l.atPC[s.PC] = append(l.atPC[s.PC], n)
		}
	}
	return c.lines[m]
}

// javaName turns a class's descriptor into its name.
func javaName(descriptor string) string {
	b := []byte(descriptor[1 : len(descriptor)-1])
	for i, c := range b {
		if c == '/' {
			b[i] = '.'
		}
	}
	return string(b)
}
