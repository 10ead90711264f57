import java.util.*;

/** Random operations on bit sets, compared with arrays of booleans. */
public class BitModels {
    public static void main(String[] args) {
        Random r = new Random(17);
        BitSet b = new BitSet();
        boolean[] m = new boolean[200];
        int bad = 0;
        for (int i = 0; i < 300; i++) {
            int x = r.nextInt(180), y = x + r.nextInt(20);
            switch (r.nextInt(8)) {
                case 0:
                    b.set(x);
                    m[x] = true;
                    break;
                case 1:
                    b.clear(x);
                    m[x] = false;
                    break;
                case 2:
                    b.flip(x, y);
                    for (int k = x; k < y; k++) {
                        m[k] = !m[k];
                    }
                    break;
                case 3:
                    b.set(x, y);
                    Arrays.fill(m, x, y, true);
                    break;
                case 4:
                    b.clear(x, y);
                    Arrays.fill(m, x, y, false);
                    break;
                case 5:
                    BitSet part = b.get(x, y);
                    for (int k = x; k < y; k++) {
                        bad += part.get(k - x) == m[k] ? 0 : 1;
                    }
                    break;
                case 6:
                    int n = x;
                    while (n < 200 && !m[n]) {
                        n++;
                    }
                    bad += b.nextSetBit(x) == (n == 200 ? -1 : n) ? 0 : 1;
                    n = x;
                    while (n < 200 && m[n]) {
                        n++;
                    }
                    bad += b.nextClearBit(x) == n ? 0 : 1;
                    break;
                default:
                    int p = x;
                    while (p >= 0 && !m[p]) {
                        p--;
                    }
                    bad += b.previousSetBit(x) == p ? 0 : 1;
            }
            int count = 0, last = -1;
            for (int k = 0; k < 200; k++) {
                if (m[k]) {
                    count++;
                    last = k;
                }
            }
            bad += b.cardinality() == count && b.length() == last + 1 ? 0 : 1;
        }
        System.out.println(bad + " " + b.cardinality() + " " + b.hashCode() + " " + b);
        BitSet c = new BitSet(), d;
        for (int i = 0; i < 300; i++) {
            c.set(r.nextInt(300));
        }
        d = (BitSet) b.clone();
        d.and(c);
        int and = d.cardinality();
        d = (BitSet) b.clone();
        d.or(c);
        int or = d.cardinality();
        d = (BitSet) b.clone();
        d.xor(c);
        int xor = d.cardinality();
        d = (BitSet) b.clone();
        d.andNot(c);
        System.out.println(and + " " + or + " " + xor + " " + d.cardinality() + " " + (and + xor == or) + (b.cardinality() == and + d.cardinality()) + " " + BitSet.valueOf(b.toByteArray()).equals(b) + Arrays.hashCode(c.toLongArray()));
    }
}
