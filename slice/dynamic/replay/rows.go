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

// childAsks are the callbacks that get the number of a row within a group.
var childAsks = map[string]bool{"getChildView": true, "getChild": true, "getChildId": true, "getChildType": true, "isChildSelectable": true}

// picks are the callbacks that get the id of a row, which its adapter was asked for right
// before.
var picks = map[string]bool{"onItemClick": true, "onItemLongClick": true, "onItemSelected": true, "onListItemClick": true}

// recycled are the callbacks whose rows the framework gives back for others.
var recycled = map[string]bool{"getView": true, "getDropDownView": true, "getChildView": true, "getGroupView": true}

// itemID is the id of a row that an adapter of the app said.
type itemID struct {
	value    value
	callback int32 // in which it did; 0 before any has
}

// counted remembers what an adapter said.
func (rp *replay) counted(t *thread, f *frame, v value) {
	if recycled[rp.g.Program.MethodName(f.m.ID)] && v.obj != 0 {
		rp.process(t.process).rows[v.obj] = v
	}
	if rp.g.Program.MethodName(f.m.ID) == "getItemId" && rp.g.Program.MethodProto(f.m.ID) == "(I)J" {
		rp.process(t.process).itemID = itemID{v, rp.g.Frames[f.number].Callback}
	}
	if rp.g.Program.MethodName(f.m.ID) == "getChildrenCount" && len(f.args) == 2 && f.args[0].obj != 0 {
		rp.process(t.process).childCounts[f.args[0].obj] = v
	}
	if counts[rp.g.Program.MethodName(f.m.ID)] && len(f.args) == 1 && f.args[0].obj != 0 {
		rp.process(t.process).counts[f.args[0].obj] = v
	}
}

// below lets the number of a row come of how many there are said to be, and its id of what
// the adapter said.
func (rp *replay) below(p *process, f *frame, adapter object, name string) {
	id := &p.itemID
	for i, typ := range f.m.Params {
		if picks[name] && typ == "J" && f.args[i].def == dynamic.NoNode && id.callback > 0 && id.callback+1 == rp.g.Frames[f.number].Callback {
			f.args[i] = id.value
		}
	}
	counts := []map[object]value{p.counts}
	switch {
	case childAsks[name]:
		counts = append(counts, p.childCounts)
	case !asks[name]:
		return
	}
	for i, typ := range f.m.Params {
		if typ != "I" || len(counts) == 0 {
			continue
		}
		if count, ok := counts[0][adapter]; ok && f.args[i].def == dynamic.NoNode {
			f.args[i] = value{def: count.def}
		}
		counts = counts[1:]
	}
}

// givenBack is told which object an argument of a callback is: the view of a row that the
// same callback returned before has its value from there.
func (rp *replay) givenBack(t *thread, f *frame, i int) {
	row, ok := rp.process(t.process).rows[f.args[i].obj]
	if !ok || !recycled[rp.g.Program.MethodName(f.m.ID)] || f.args[i].def != dynamic.NoNode {
		return
	}
	f.args[i].def = row.def
	if f.argNodes[i] != dynamic.NoNode {
		rp.valueEdges(f.argNodes[i], row, dynamic.EdgeValue, f.m.labels[i])
	}
}
