// BER with indefinite lengths, rewritten with definite ones.

package sign

import "encoding/binary"

const maxNesting = 32

// definite returns data with all lengths definite. Data that are so already are
// returned as they are. Constructed octet strings are left constructed.
func definite(data []byte) ([]byte, error) {
	if len(data) < 2 || data[1] != 0x80 {
		return data, nil
	}
	out, _, err := definiteValue(nil, data, 0)
	return out, err
}

// definiteValue appends the first value of data to out and returns what follows
// it in data.
func definiteValue(out, data []byte, depth int) (_, rest []byte, err error) {
	n := 1
	if len(data) > 0 && data[0]&0x1f == 0x1f {
		for n < len(data) && data[n]&0x80 != 0 {
			n++
		}
		n++
	}
	if depth > maxNesting || len(data) < n+1 {
		return nil, nil, errPKCS7
	}
	tag, length := data[:n], data[n]
	data = data[n+1:]
	if length != 0x80 {
		size := uint64(length)
		if length > 0x80 {
			bytes := int(length & 0x7f)
			if bytes > 8 || len(data) < bytes {
				return nil, nil, errPKCS7
			}
			var wide [8]byte
			copy(wide[8-bytes:], data)
			size, data = binary.BigEndian.Uint64(wide[:]), data[bytes:]
		}
		if size > uint64(len(data)) {
			return nil, nil, errPKCS7
		}
		return appendValue(out, tag, data[:size]), data[size:], nil
	}
	if tag[0]&0x20 == 0 {
		return nil, nil, errPKCS7
	}
	var content []byte
	for {
		if len(data) >= 2 && data[0] == 0 && data[1] == 0 {
			return appendValue(out, tag, content), data[2:], nil
		}
		if content, data, err = definiteValue(content, data, depth+1); err != nil {
			return nil, nil, err
		}
	}
}

func appendValue(out, tag, content []byte) []byte {
	out = append(out, tag...)
	if len(content) < 0x80 {
		out = append(out, byte(len(content)))
	} else {
		var wide [8]byte
		binary.BigEndian.PutUint64(wide[:], uint64(len(content)))
		i := 0
		for wide[i] == 0 {
			i++
		}
		out = append(append(out, 0x80|byte(8-i)), wide[i:]...)
	}
	return append(out, content...)
}
