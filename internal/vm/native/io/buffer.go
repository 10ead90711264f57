// java.nio.ByteBuffer: reading and writing at its position.

package io

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/internal/vm"
)

// bufferFields are the fields of byte buffers.
type bufferFields struct{ position, limit, bytes, offset, readOnly, large *vm.Field }

const byteBuffer = "Ljava/nio/ByteBuffer;"

func bindBuffer(b *vm.Bindings) {
	fields := vm.PerMachine[bufferFields]{Make: func(t *vm.Thread) bufferFields {
		c := t.VM().Class(byteBuffer)
		return bufferFields{position: c.FindField("position", "I"), limit: c.FindField("limit", "I"), bytes: c.FindField("hb", "[B"),
			offset: c.FindField("offset", "I"), readOnly: c.FindField("isReadOnly", "Z"), large: c.FindField("bigEndian", "Z")}
	}}
	// next returns the next n bytes of a buffer, having gone behind them; nil
	// means that it threw.
	next := func(t *vm.Thread, o *vm.Object, n int, write bool) ([]byte, binary.ByteOrder) {
		f := fields.Of(t)
		if write && o.Field(f.readOnly).Bool() {
			t.ThrowPlain("Ljava/nio/ReadOnlyBufferException;")
			return nil, nil
		}
		position, limit := int(o.Field(f.position).Int()), int(o.Field(f.limit).Int())
		if limit-position < n {
			if write {
				t.ThrowPlain("Ljava/nio/BufferOverflowException;")
			} else {
				t.ThrowPlain("Ljava/nio/BufferUnderflowException;")
			}
			return nil, nil
		}
		bytes, from := o.Field(f.bytes).R.RawBytes(), int(o.Field(f.offset).Int())+position
		if from < 0 || from+n > len(bytes) { // a program has set the fields by reflection
			t.Throw("Ljava/lang/ArrayIndexOutOfBoundsException;", "length=%d; index=%d", len(bytes), from)
			return nil, nil
		}
		o.SetField(f.position, vm.Int(int32(position+n)))
		bytes = bytes[from : from+n]
		if o.Field(f.large).Bool() {
			return bytes, binary.BigEndian
		}
		return bytes, binary.LittleEndian
	}
	get := func(name, result string, n int, value func(b []byte, order binary.ByteOrder) vm.Slot) {
		b.Method(byteBuffer, name, "()"+result, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			bytes, order := next(t, a[0].R, n, false)
			if bytes == nil {
				return vm.Slot{}
			}
			return value(bytes, order)
		})
	}
	put := func(name, value string, n int, set func(b []byte, order binary.ByteOrder, v int64)) {
		b.Method(byteBuffer, name, "("+value+")"+byteBuffer, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if bytes, order := next(t, a[0].R, n, true); bytes != nil {
				set(bytes, order, a[1].N)
			}
			return a[0]
		})
	}
	get("get", "B", 1, func(b []byte, _ binary.ByteOrder) vm.Slot { return vm.Int(int32(int8(b[0]))) })
	get("getShort", "S", 2, func(b []byte, order binary.ByteOrder) vm.Slot { return vm.Int(int32(int16(order.Uint16(b)))) })
	get("getInt", "I", 4, func(b []byte, order binary.ByteOrder) vm.Slot { return vm.Int(int32(order.Uint32(b))) })
	get("getLong", "J", 8, func(b []byte, order binary.ByteOrder) vm.Slot { return vm.Long(int64(order.Uint64(b))) })
	put("put", "B", 1, func(b []byte, _ binary.ByteOrder, v int64) { b[0] = byte(v) })
	put("putShort", "S", 2, func(b []byte, order binary.ByteOrder, v int64) { order.PutUint16(b, uint16(v)) })
	put("putInt", "I", 4, func(b []byte, order binary.ByteOrder, v int64) { order.PutUint32(b, uint32(v)) })
	put("putLong", "J", 8, func(b []byte, order binary.ByteOrder, v int64) { order.PutUint64(b, uint64(v)) })
}
