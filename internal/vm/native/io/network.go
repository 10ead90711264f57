// The canned network: addresses of hosts, answers to requests.

package io

import (
	"net/http"

	"github.com/esdroid/esdroid/internal/vm"
	"golang.org/x/text/unicode/norm"
)

func bindNetwork(b *vm.Bindings) {
	b.Method("Ljava/net/InetAddress;", "lookup", "(Ljava/lang/String;)[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !allowed(t) {
			return vm.Slot{}
		}
		addr, ok := t.VM().World().Network.Lookup(vm.GoString(a[0].R))
		if !ok {
			return vm.Slot{}
		}
		return bytes(t, addr.AsSlice())
	})
	b.Method("Ljava/net/URIText;", "compose", "(Ljava/lang/String;)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewString(norm.NFC.String(vm.GoString(a[0].R))))
	})
	b.Method("Llibcore/net/CannedConnection;", "answer", "(Ljava/lang/String;Ljava/lang/String;)[Ljava/lang/Object;", answer)
}

func bytes(t *vm.Thread, b []byte) vm.Slot {
	o := t.NewArray("B", len(b))
	if o != nil {
		copy(o.RawBytes(), b)
	}
	return vm.Ref(o)
}

// allowed asks Android's policy of the thread, where there is one, whether it
// may use the network; if not, an exception is pending.
func allowed(t *vm.Thread) bool {
	policy, ok := t.FindClass("Landroid/os/StrictMode$AndroidBlockGuardPolicy;")
	if !ok {
		return t.Pending() == nil
	}
	_, ok = t.Call(policy.Declared("onNetwork", "()V"))
	return ok
}

func answer(t *vm.Thread, a []vm.Slot) vm.Slot {
	if !allowed(t) {
		return vm.Slot{}
	}
	r := t.VM().World().Network.Answer(vm.GoString(a[0].R), vm.GoString(a[1].R))
	if r == nil {
		return vm.Slot{}
	}
	reason := r.Reason
	if reason == "" {
		reason = http.StatusText(r.Status)
	}
	headers := t.NewArray("Ljava/lang/String;", 2*len(r.Headers))
	out := t.NewArray("Ljava/lang/Object;", 4)
	integer, ok := t.Load("Ljava/lang/Integer;")
	if headers == nil || out == nil || !ok {
		return vm.Slot{}
	}
	for i, h := range r.Headers {
		headers.Refs()[2*i], headers.Refs()[2*i+1] = t.NewString(h[0]), t.NewString(h[1])
	}
	status, ok := t.Call(integer.Declared("valueOf", "(I)Ljava/lang/Integer;"), vm.Int(int32(r.Status)))
	if !ok {
		return vm.Slot{}
	}
	body := bytes(t, r.Bytes)
	if body.R == nil {
		return vm.Slot{}
	}
	copy(out.Refs(), []*vm.Object{status.R, t.NewString(reason), headers, body.R})
	return vm.Ref(out)
}
