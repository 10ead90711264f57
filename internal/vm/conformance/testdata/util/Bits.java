import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;

/** Bit sets: growth, ranges, searches, conversions. */
public class Bits {
    static void bad(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " passed");
        } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        BitSet b = new BitSet();
        b.set(1);
        b.set(63);
        b.set(64);
        b.set(200, 204);
        System.out.println(b + " " + b.cardinality() + " " + b.length() + " " + b.size() + " " + b.get(64) + b.get(65) + b.get(100000));
        System.out.println(b.nextSetBit(2) + " " + b.nextClearBit(200) + " " + b.previousSetBit(199) + " " + b.previousClearBit(203) + " " + b.nextSetBit(204) + " " + b.previousSetBit(0) + " " + b.previousClearBit(-1));
        b.flip(60, 70);
        b.clear(201);
        b.flip(5);
        b.set(10, 14, true);
        b.set(12, false);
        System.out.println(b);
        System.out.println(b.get(60, 203) + " " + b.get(500, 600) + " " + b.hashCode() + " " + new BitSet().hashCode());
        BitSet even = new BitSet(10);
        for (int i = 0; i < 220; i += 2) {
            even.set(i);
        }
        BitSet and = (BitSet) b.clone(), or = (BitSet) b.clone(), xor = (BitSet) b.clone(), not = (BitSet) b.clone();
        and.and(even);
        or.or(even);
        xor.xor(even);
        not.andNot(even);
        System.out.println(and + " " + or.cardinality() + " " + xor.cardinality() + " " + not + " " + b.intersects(even) + and.intersects(not));
        System.out.println(Arrays.toString(b.toLongArray()) + " " + Arrays.toString(and.toByteArray()).length());
        System.out.println(BitSet.valueOf(new long[] {5, 0, 0}).length() + " " + BitSet.valueOf(new byte[] {-1, 1}) + " " + BitSet.valueOf(ByteBuffer.wrap(new byte[] {0, 2, 4}).order(java.nio.ByteOrder.LITTLE_ENDIAN)) + " " + BitSet.valueOf(b.toLongArray()).equals(b));
        b.clear(0, 100);
        System.out.println(b + " " + b.stream().sum() + " " + b.isEmpty() + b.equals(new BitSet(5000)));
        b.clear();
        System.out.println(b + " " + b.isEmpty() + b.length() + b.equals(new BitSet(5000)) + new BitSet(65).size());
        bad("get -1", () -> b.get(-1));
        bad("set -1", () -> b.set(-1));
        bad("clear -1", () -> b.clear(-2));
        bad("flip -1", () -> b.flip(-3));
        bad("range", () -> b.set(5, 4));
        bad("range -1", () -> b.clear(-1, 4));
        bad("to -1", () -> b.get(0, -4));
        bad("nextSetBit", () -> b.nextSetBit(-1));
        bad("previousSetBit", () -> b.previousSetBit(-2));
        bad("new", () -> new BitSet(-1));
        BitSet primes = new BitSet();
        primes.set(2, 2000);
        for (int i = 2; i * i < 2000; i = primes.nextSetBit(i + 1)) {
            for (int j = i * i; j < 2000; j += i) {
                primes.clear(j);
            }
        }
        System.out.println(primes.cardinality() + " " + primes.previousSetBit(1999) + " " + primes.stream().skip(300).findFirst().getAsInt());
    }
}
