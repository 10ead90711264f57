// Box plots.

package table

import (
	"errors"
	"io"
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"
)

// Box is a group of numbers that share a box.
type Box struct {
	Name   string
	Values []float64
}

// ErrNoPlot says that none of the tables has numbers that are plotted.
var ErrNoPlot = errors.New("nothing of this is plotted: choose another --format")

const (
	plotWidth  = 8 * vg.Inch
	plotHeight = 4 * vg.Inch
)

// drawBoxes plots the boxes of a table on a scale that begins at 0.
func drawBoxes(t *Table) (*plot.Plot, error) {
	p := plot.New()
	p.Title.Text = t.Title
	p.Y.Min = 0
	names := make([]string, len(t.Boxes))
	for i, b := range t.Boxes {
		names[i] = b.Name
		var values plotter.Values
		for _, v := range b.Values {
			if !math.IsNaN(v) {
				values = append(values, v)
			}
		}
		if len(values) == 0 {
			continue
		}
		box, err := plotter.NewBoxPlot(vg.Points(20), float64(i), values)
		if err != nil {
			return nil, err
		}
		p.Add(box)
	}
	p.NominalX(names...)
	p.Y.Min = 0
	return p, nil
}

// drawAll plots tables below each other.
func drawAll(w io.Writer, tables []*Table) error {
	var plots []*plot.Plot
	for _, t := range tables {
		if len(t.Boxes) == 0 {
			continue
		}
		p, err := drawBoxes(t)
		if err != nil {
			return err
		}
		plots = append(plots, p)
	}
	if len(plots) == 0 {
		return ErrNoPlot
	}
	height := plotHeight * vg.Length(len(plots))
	c := vgsvg.New(plotWidth, height)
	whole := draw.New(c)
	for i, p := range plots {
		p.Draw(draw.Crop(whole, 0, 0, plotHeight*vg.Length(len(plots)-1-i), -plotHeight*vg.Length(i)))
	}
	_, err := c.WriteTo(w)
	return err
}
