package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** A growing vector of bits. */
public class BitSet implements Cloneable, Serializable {
    private static final long serialVersionUID = 7997698588986878753L;

    private long[] bits;
    private transient int used; // words up to the last that is not zero

    public BitSet() {
        bits = new long[1];
    }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        bits = new long[(nbits + 63) >>> 6];
    }

    private BitSet(long[] words) {
        bits = words;
        used = words.length;
        trim();
    }

    public static BitSet valueOf(long[] longs) {
        return new BitSet(longs.clone());
    }

    public static BitSet valueOf(LongBuffer lb) {
        LongBuffer b = lb.slice();
        long[] words = new long[b.remaining()];
        b.get(words);
        return new BitSet(words);
    }

    public static BitSet valueOf(byte[] bytes) {
        long[] words = new long[(bytes.length + 7) >>> 3];
        for (int i = 0; i < bytes.length; i++) {
            words[i >>> 3] |= (bytes[i] & 0xffL) << ((i & 7) << 3);
        }
        return new BitSet(words);
    }

    public static BitSet valueOf(ByteBuffer bb) {
        ByteBuffer b = bb.slice().order(ByteOrder.LITTLE_ENDIAN);
        byte[] bytes = new byte[b.remaining()];
        b.get(bytes);
        return valueOf(bytes);
    }

    public byte[] toByteArray() {
        int n = (length() + 7) >>> 3;
        byte[] bytes = new byte[n];
        for (int i = 0; i < n; i++) {
            bytes[i] = (byte) (bits[i >>> 3] >>> ((i & 7) << 3));
        }
        return bytes;
    }

    public long[] toLongArray() {
        return Arrays.copyOf(bits, used);
    }

    private void trim() {
        while (used > 0 && bits[used - 1] == 0) {
            used--;
        }
    }

    private void room(int word) {
        if (word >= bits.length) {
            bits = Arrays.copyOf(bits, Math.max(2 * bits.length, word + 1));
        }
        if (word >= used) {
            used = word + 1;
        }
    }

    private static void check(String name, int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException(name + " < 0: " + index);
        }
    }

    private static void check(int from, int to) {
        check("fromIndex", from);
        check("toIndex", to);
        if (from > to) {
            throw new IndexOutOfBoundsException("fromIndex: " + from + " > toIndex: " + to);
        }
    }

    public void flip(int bitIndex) {
        check("bitIndex", bitIndex);
        room(bitIndex >>> 6);
        bits[bitIndex >>> 6] ^= 1L << bitIndex;
        trim();
    }

    public void flip(int fromIndex, int toIndex) {
        check(fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex;) {
            int n = Math.min(toIndex - i, 64 - (i & 63));
            room(i >>> 6);
            bits[i >>> 6] ^= (-1L >>> (64 - n)) << i;
            i += n;
        }
        trim();
    }

    public void set(int bitIndex) {
        check("bitIndex", bitIndex);
        room(bitIndex >>> 6);
        bits[bitIndex >>> 6] |= 1L << bitIndex;
    }

    public void set(int bitIndex, boolean value) {
        if (value) {
            set(bitIndex);
        } else {
            clear(bitIndex);
        }
    }

    public void set(int fromIndex, int toIndex) {
        check(fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex;) {
            int n = Math.min(toIndex - i, 64 - (i & 63));
            room(i >>> 6);
            bits[i >>> 6] |= (-1L >>> (64 - n)) << i;
            i += n;
        }
    }

    public void set(int fromIndex, int toIndex, boolean value) {
        if (value) {
            set(fromIndex, toIndex);
        } else {
            clear(fromIndex, toIndex);
        }
    }

    public void clear(int bitIndex) {
        check("bitIndex", bitIndex);
        if (bitIndex >>> 6 < used) {
            bits[bitIndex >>> 6] &= ~(1L << bitIndex);
            trim();
        }
    }

    public void clear(int fromIndex, int toIndex) {
        check(fromIndex, toIndex);
        int end = Math.min(toIndex, length());
        for (int i = fromIndex; i < end;) {
            int n = Math.min(end - i, 64 - (i & 63));
            bits[i >>> 6] &= ~((-1L >>> (64 - n)) << i);
            i += n;
        }
        trim();
    }

    public void clear() {
        Arrays.fill(bits, 0);
        used = 0;
    }

    public boolean get(int bitIndex) {
        check("bitIndex", bitIndex);
        return bitIndex >>> 6 < used && (bits[bitIndex >>> 6] & (1L << bitIndex)) != 0;
    }

    public BitSet get(int fromIndex, int toIndex) {
        check(fromIndex, toIndex);
        BitSet r = new BitSet();
        for (int i = nextSetBit(fromIndex); i >= 0 && i < toIndex; i = nextSetBit(i + 1)) {
            r.set(i - fromIndex);
        }
        return r;
    }

    public int nextSetBit(int fromIndex) {
        check("fromIndex", fromIndex);
        int w = fromIndex >>> 6;
        if (w >= used) {
            return -1;
        }
        long word = bits[w] & (-1L << fromIndex);
        while (word == 0) {
            if (++w == used) {
                return -1;
            }
            word = bits[w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }

    public int nextClearBit(int fromIndex) {
        check("fromIndex", fromIndex);
        int w = fromIndex >>> 6;
        if (w >= used) {
            return fromIndex;
        }
        long word = ~bits[w] & (-1L << fromIndex);
        while (word == 0) {
            if (++w == used) {
                return used << 6;
            }
            word = ~bits[w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }

    private static boolean before(int fromIndex) {
        if (fromIndex < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
        }
        return fromIndex == -1;
    }

    public int previousSetBit(int fromIndex) {
        if (before(fromIndex)) {
            return -1;
        }
        int w = fromIndex >>> 6;
        if (w >= used) {
            return length() - 1;
        }
        long word = bits[w] & (-1L >>> -(fromIndex + 1));
        while (word == 0) {
            if (w-- == 0) {
                return -1;
            }
            word = bits[w];
        }
        return (w << 6) + 63 - Long.numberOfLeadingZeros(word);
    }

    public int previousClearBit(int fromIndex) {
        if (before(fromIndex)) {
            return -1;
        }
        int w = fromIndex >>> 6;
        if (w >= used) {
            return fromIndex;
        }
        long word = ~bits[w] & (-1L >>> -(fromIndex + 1));
        while (word == 0) {
            if (w-- == 0) {
                return -1;
            }
            word = ~bits[w];
        }
        return (w << 6) + 63 - Long.numberOfLeadingZeros(word);
    }

    public int length() {
        return used == 0 ? 0 : (used << 6) - Long.numberOfLeadingZeros(bits[used - 1]);
    }

    public boolean isEmpty() {
        return used == 0;
    }

    public boolean intersects(BitSet set) {
        for (int i = Math.min(used, set.used) - 1; i >= 0; i--) {
            if ((bits[i] & set.bits[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public int cardinality() {
        int n = 0;
        for (int i = 0; i < used; i++) {
            n += Long.bitCount(bits[i]);
        }
        return n;
    }

    public void and(BitSet set) {
        for (int i = 0; i < used; i++) {
            bits[i] &= i < set.used ? set.bits[i] : 0;
        }
        trim();
    }

    public void or(BitSet set) {
        if (set.used > 0) {
            room(set.used - 1);
        }
        for (int i = 0; i < set.used; i++) {
            bits[i] |= set.bits[i];
        }
    }

    public void xor(BitSet set) {
        int n = set.used;
        if (n > 0) {
            room(n - 1);
        }
        for (int i = 0; i < n; i++) {
            bits[i] ^= set.bits[i];
        }
        trim();
    }

    public void andNot(BitSet set) {
        for (int i = Math.min(used, set.used) - 1; i >= 0; i--) {
            bits[i] &= ~set.bits[i];
        }
        trim();
    }

    public int hashCode() {
        long h = 1234;
        for (int i = used; --i >= 0;) {
            h ^= bits[i] * (i + 1);
        }
        return (int) ((h >> 32) ^ h);
    }

    public int size() {
        return bits.length << 6;
    }

    public boolean equals(Object o) {
        if (!(o instanceof BitSet)) {
            return false;
        }
        BitSet b = (BitSet) o;
        if (used != b.used) {
            return false;
        }
        for (int i = 0; i < used; i++) {
            if (bits[i] != b.bits[i]) {
                return false;
            }
        }
        return true;
    }

    public Object clone() {
        try {
            BitSet copy = (BitSet) super.clone();
            copy.bits = bits.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public String toString() {
        StringBuilder sb = new StringBuilder("{");
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            if (sb.length() > 1) {
                sb.append(", ");
            }
            sb.append(i);
            if (i == Integer.MAX_VALUE) {
                break;
            }
        }
        return sb.append('}').toString();
    }

    public IntStream stream() {
        final PrimitiveIterator.OfInt it = new PrimitiveIterator.OfInt() {
            private int next = nextSetBit(0);

            public boolean hasNext() {
                return next >= 0;
            }

            public int nextInt() {
                if (next < 0) {
                    throw new NoSuchElementException();
                }
                int i = next;
                next = nextSetBit(i + 1);
                return i;
            }
        };
        return StreamSupport.intStream(Spliterators.spliterator(it, cardinality(),
                Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.SORTED), false);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        bits = Arrays.copyOf(bits, used);
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        used = bits.length;
        trim();
    }
}
