// Adapters: the framework asks how many rows there are, and then for each of them.

package replay

import "github.com/esdroid/esdroid/slice/dynamic"

// counts are the callbacks that tell how many rows there are.
var counts = map[string]bool{"getCount": true, "getItemCount": true, "getGroupCount": true}

// asks are the callbacks that get the number of a row.
var asks = map[string]bool{
	"getView": true, "getItem": true, "getItemId": true, "getItemViewType": true, "getDropDownView": true, "isEnabled": true, "instantiateItem": true,
	"onBindViewHolder": true, "getGroupView": true, "getGroup": true, "getPageTitle": true,
}

// counted remembers what an adapter said.
func (rp *replay) counted(t *thread, f *frame, v value) {
	if counts[rp.g.Program.MethodName(f.m.ID)] && len(f.args) == 1 && f.args[0].obj != 0 {
		rp.process(t.process).counts[f.args[0].obj] = v
	}
}

// below lets the number of a row come of how many there are said to be.
func (rp *replay) below(p *process, f *frame, adapter object, name string) {
	count, ok := p.counts[adapter]
	if !ok || !asks[name] {
		return
	}
	for i, typ := range f.m.Params {
		if typ == "I" && f.args[i].def == dynamic.NoNode {
			f.args[i] = value{def: count.def}
			return
		}
	}
}
