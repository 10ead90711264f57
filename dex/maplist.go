// The map list: what lies where in the file.

package dex

// MapItemType names a kind of item in the map list.
type MapItemType uint16

// The item types of the map list.
const (
	MapHeader            MapItemType = 0x0000
	MapStringID          MapItemType = 0x0001
	MapTypeID            MapItemType = 0x0002
	MapProtoID           MapItemType = 0x0003
	MapFieldID           MapItemType = 0x0004
	MapMethodID          MapItemType = 0x0005
	MapClassDef          MapItemType = 0x0006
	MapCallSiteID        MapItemType = 0x0007
	MapMethodHandle      MapItemType = 0x0008
	MapMapList           MapItemType = 0x1000
	MapTypeList          MapItemType = 0x1001
	MapAnnotationSetRefs MapItemType = 0x1002
	MapAnnotationSet     MapItemType = 0x1003
	MapClassData         MapItemType = 0x2000
	MapCode              MapItemType = 0x2001
	MapStringData        MapItemType = 0x2002
	MapDebugInfo         MapItemType = 0x2003
	MapAnnotation        MapItemType = 0x2004
	MapEncodedArray      MapItemType = 0x2005
	MapAnnotationsDir    MapItemType = 0x2006
	MapHiddenAPI         MapItemType = 0xf000
)

// MapItem is one entry of the map list.
type MapItem struct {
	Type          MapItemType
	Count, Offset uint32
}

// Map returns the map list; a file whose header names none has none.
func (f *File) Map() []MapItem { return f.mapItems }

// readMap reads the map list and takes from it the two sections that the
// header does not name. Devices read ids through the header, so a map list
// that is absent or lies elsewhere is left to the verifier.
func (f *File) readMap() error {
	if f.head.mapOffset == 0 {
		return nil
	}
	c := f.cursorAt("map_list", -1, f.head.mapOffset)
	count := c.u4()
	if !c.need(12 * uint64(count)) {
		return c.err
	}
	f.mapItems = make([]MapItem, 0, count)
	for i := 0; i < int(count); i++ {
		item := MapItem{Type: MapItemType(c.u2())}
		c.pos += 2
		item.Count, item.Offset = c.u4(), c.u4()
		f.mapItems = append(f.mapItems, item)
		switch item.Type {
		case MapCallSiteID:
			f.head.callSites = table{item.Count, item.Offset}
		case MapMethodHandle:
			f.head.methodHandles = table{item.Count, item.Offset}
		}
	}
	return c.err
}
