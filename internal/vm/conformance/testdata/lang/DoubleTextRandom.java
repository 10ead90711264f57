/** Many doubles and floats as text, by pseudo-random bits. */
public class DoubleTextRandom {
    public static void main(String[] args) {
        long seed = 88172645463325252L;
        long hash = 0;
        for (int i = 0; i < 20000; i++) {
            seed ^= seed << 13;
            seed ^= seed >>> 7;
            seed ^= seed << 17;
            double d = Double.longBitsToDouble(seed);
            float f = Float.intBitsToFloat((int) (seed >>> 20));
            double small = (seed >>> 40) / 1000.0;
            String s = d + " " + f + " " + small + " " + (float) small;
            hash = hash * 31 + s.hashCode();
            if (i % 500 == 0) {
                System.out.println(s);
            }
            if (d == d && Double.parseDouble(Double.toString(d)) != d || f == f && Float.parseFloat(Float.toString(f)) != f) {
                System.out.println("no round trip: " + s);
            }
        }
        System.out.println(hash);
    }
}
