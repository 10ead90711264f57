// The natives of esdroid.device.Host and of the main message queue.

package world

import "github.com/esdroid/esdroid/internal/vm"

const host = "Lesdroid/device/Host;"

// maxOutside bounds the recorded intents.
const maxOutside = 10000

// Bind binds the natives.
func Bind(b *vm.Bindings) {
	b.Method(host, "crashed", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V", crashed)
	b.Method(host, "log", "(IILjava/lang/String;Ljava/lang/String;)V", log)
	b.Method(host, "outside", "(Ljava/lang/String;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if in := Of(t); len(in.Outside) < maxOutside {
			in.Outside = append(in.Outside, text(a[0]))
		}
		return vm.Slot{}
	})
	b.Method(host, "online", "()Z", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Bool(t.VM().World().Network != nil) })
	b.Method(host, "unmodelled", "(Ljava/lang/String;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot { return t.Unmodelled(text(a[0])) })
	b.Method(host, "property", "(Ljava/lang/String;)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		v, ok := Of(t).Properties[text(a[0])]
		if !ok {
			return vm.Slot{}
		}
		return vm.Ref(t.NewString(v))
	})
	b.Method(host, "locale", "()Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Ref(t.NewString(Of(t).Config.Locale)) })
	for name, get := range map[string]func(c *Config) int{
		"screenWidth":         func(c *Config) int { w, _ := c.Size(); return w },
		"screenHeight":        func(c *Config) int { _, h := c.Size(); return h },
		"densityDpi":          func(c *Config) int { return c.Density },
		"statusBarHeight":     func(c *Config) int { return c.StatusBar },
		"navigationBarHeight": func(c *Config) int { return c.NavigationBar },
		"rotation":            func(c *Config) int { return c.Rotation },
		"sdk":                 func(c *Config) int { return c.SDK },
	} {
		b.Method(host, name, "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(int32(get(&Of(t).Config))) })
	}
	b.Method(host, "setRotation", "(I)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		Of(t).Config.Rotation = int(a[0].Int()) & 3
		return vm.Slot{}
	})
	b.Method(host, "fontScale", "()F", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Float(float32(Of(t).Config.FontScale)) })
	b.Method("Landroid/app/ApplicationPackageManager;", "signatures", "()[[B", signatures)
	b.Method("Landroid/os/MessageQueue;", "hostWake", "()V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if wake := Of(t).Wake; wake != nil {
			wake(t)
		}
		return vm.Slot{}
	})
	b.Method("Landroid/os/MessageQueue;", "nativePollOnce", "(JI)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if poll := Of(t).Poll; poll != nil {
			poll(t)
		}
		return vm.Slot{}
	})
	b.Method("Landroid/os/MessageQueue;", "hostOverdue", "()Z", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Bool(t.Overdue()) })
}

func text(s vm.Slot) string {
	if s.R == nil || !s.R.IsString() {
		return ""
	}
	return vm.GoString(s.R)
}

// crashed ends the run with an exception that nobody caught.
func crashed(t *vm.Thread, a []vm.Slot) vm.Slot {
	e := a[1].R
	if e == nil {
		t.ThrowNull()
		return vm.Slot{}
	}
	name := t.Name()
	if o := a[0].R; o != nil {
		if other := vm.ThreadOf(o); other != nil {
			name = other.Name()
		}
	}
	Of(t).Crash = &Crash{Thread: name, Report: t.Report(e)}
	t.Fatal(e)
	return vm.Slot{}
}

// log is log(int buffer, int priority, String tag, String message).
func log(t *vm.Thread, a []vm.Slot) vm.Slot {
	w := t.VM().World()
	e := Line{Wall: w.Clock.Wall(), PID: w.PID, TID: w.PID + t.ID() - 1, Priority: int(a[1].Int()), Tag: text(a[2]), Text: text(a[3])}
	t.Charge(int64(len(e.Text)))
	Of(t).Log.Add(e)
	return vm.Slot{}
}
