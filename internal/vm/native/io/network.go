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
		addr, ok := t.VM().World().Network.Lookup()
		if !ok {
			return vm.Slot{}
		}
		return bytes(t, addr.AsSlice())
	})
	b.Method("Ljava/net/URIText;", "compose", "(Ljava/lang/String;)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewString(norm.NFC.String(vm.GoString(a[0].R))))
	})
	b.Method("Llibcore/net/CannedConnection;", "answer", "(Ljava/lang/String;Ljava/lang/String;)[Ljava/lang/Object;", answer)
	b.Method("Llibcore/net/CannedConnection;", "mayConnect", "()V", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
		allowed(t)
		return vm.Slot{}
	})
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

// answer gives what the network answers to a request: its status with the reason, its
// headers, of which there are none, and its body.
func answer(t *vm.Thread, _ []vm.Slot) vm.Slot {
	if !allowed(t) {
		return vm.Slot{}
	}
	answer, ok := t.VM().World().Network.Answer()
	if !ok {
		return vm.Slot{}
	}
	headers := t.NewArray("Ljava/lang/String;", 0)
	out := t.NewArray("Ljava/lang/Object;", 4)
	integer, ok := t.Load("Ljava/lang/Integer;")
	if headers == nil || out == nil || !ok {
		return vm.Slot{}
	}
	status, ok := t.Call(integer.Declared("valueOf", "(I)Ljava/lang/Integer;"), vm.Int(http.StatusOK))
	if !ok {
		return vm.Slot{}
	}
	body := bytes(t, answer)
	if body.R == nil {
		return vm.Slot{}
	}
	copy(out.Refs(), []*vm.Object{status.R, t.NewString(http.StatusText(http.StatusOK)), headers, body.R})
	return vm.Ref(out)
}
