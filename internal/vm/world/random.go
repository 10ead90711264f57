// Everything random, from one seed.

package world

// Random is the world's source of randomness, a splitmix64 sequence.
type Random struct{ state uint64 }

// Uint64 returns the next 64 random bits.
func (r *Random) Uint64() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Int63 returns a random number that is not negative.
func (r *Random) Int63() int64 { return int64(r.Uint64() >> 1) }

// Read fills b with random bytes.
func (r *Random) Read(b []byte) (int, error) {
	for i := 0; i < len(b); i += 8 {
		for v, j := r.Uint64(), i; j < min(i+8, len(b)); j++ {
			b[j] = byte(v)
			v >>= 8
		}
	}
	return len(b), nil
}
