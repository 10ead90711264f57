// The default prior.

package nd3min

// DefaultPrior returns what is believed of a candidate before anything ran.
//
// The paper shows its prior, histogrammed from 402 candidates, only as a
// picture. This one is fitted to the figures that its tables print, which
// determine it well enough: with these weights every printed confidence comes
// out to the digit (20, 19, 18, 17, 16, 15 successes give p1 of .99, .94, .69,
// .43, .23, .11; results of 1 to 25 events the printed p̂). Most candidates
// never reproduce or always do.
func DefaultPrior() Prior {
	p := Prior{
		Rates: []float64{0, .01, .02, .05, .1, .15, .2, .25, .3, .35, .4, .45, .5, .55,
			.6, .65, .7, .75, .8, .85, .9, .95, .96, .97, .98, .99, 1},
		Weights: []float64{.35373, .01096, .01096, .01096, .01096, .01096, .01096, .01096, .00595, .00596, .00597, .00602, .00615, .00645,
			.00698, .00763, .00875, .0176, .03023, .00715, .02629, .00299, .00314, .00361, .00816, .13395, .27655},
	}
	if err := p.normalise(); err != nil {
		panic(err)
	}
	return p
}
