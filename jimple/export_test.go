package jimple

// ControlDepsOnDemand are the control dependences as they are kept for methods that
// have too many.
func (b *Body) ControlDepsOnDemand(exits Exits) *ControlDeps {
	c, nodeOf := b.collectControl(exits)
	return &ControlDeps{c.OnDemand(), nodeOf}
}
