import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Random with a seed gives Java's numbers. */
public class RandomNumbers {
    static void bad(Runnable r) {
        try {
            r.run();
            System.out.println("passed");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Random r = new Random(12345);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.nextLong() + " " + r.nextBoolean() + r.nextBoolean());
        System.out.println(r.nextDouble() + " " + r.nextFloat() + " " + r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextGaussian());
        byte[] b = new byte[11];
        r.nextBytes(b);
        System.out.println(Arrays.toString(b));
        System.out.println(r.nextInt(Integer.MAX_VALUE) + " " + r.nextInt((1 << 30) + 1) + " " + r.nextInt(1));
        bad(() -> new Random().nextInt(0));
        bad(() -> new Random().ints(-1));
        bad(() -> new Random().ints(3, 5, 5));
        bad(() -> new Random().doubles(1, 2, 1));
        r.setSeed(-1);
        System.out.println(r.ints(5).boxed().collect(Collectors.toList()) + " " + r.ints(5, -10, 10).boxed().collect(Collectors.toList()));
        System.out.println(r.longs(2).boxed().collect(Collectors.toList()) + " " + r.longs(3, 0, 1000).boxed().collect(Collectors.toList()));
        System.out.println(r.doubles(2).boxed().collect(Collectors.toList()) + " " + r.ints().limit(2).sum() + " " + r.ints(0, 7).limit(20).boxed().collect(Collectors.toList()));
        Random same = new Random(0), again = new Random(0);
        boolean equal = true;
        long hash = 0;
        for (int i = 0; i < 2000; i++) {
            int x = same.nextInt(1 + i);
            equal &= x == again.nextInt(1 + i);
            hash = hash * 31 + x;
        }
        System.out.println(equal + " " + hash);
        Random own = new Random() {
            int n;

            @Override
            protected int next(int bits) {
                return n++ >>> (32 - bits) | n & 7;
            }
        };
        System.out.println(own.nextInt() + " " + own.nextInt(10) + " " + own.nextLong() + " " + own.nextBoolean() + " " + own.nextInt(16));
        SplittableRandom s = new SplittableRandom(99);
        SplittableRandom t = s.split();
        System.out.println(s.nextInt() + " " + s.nextInt(10) + " " + s.nextInt(5, 8) + " " + s.nextLong() + " " + s.nextLong(1000) + " " + s.nextDouble() + " " + s.nextBoolean());
        System.out.println(t.nextInt() + " " + t.nextLong(-5, 5) + " " + t.nextDouble(2, 3) + " " + t.ints(4, 0, 9).boxed().collect(Collectors.toList()));
        bad(() -> new SplittableRandom(1).nextInt(0));
        bad(() -> new SplittableRandom(1).nextInt(3, 3));
        int inRange = 0;
        for (int i = 0; i < 500; i++) {
            double d = Math.random();
            inRange += d >= 0 && d < 1 ? 1 : 0;
            int k = java.util.concurrent.ThreadLocalRandom.current().nextInt(5, 10);
            inRange += k >= 5 && k < 10 ? 1 : 0;
        }
        System.out.println(inRange);
        try {
            java.util.concurrent.ThreadLocalRandom.current().setSeed(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("no seed");
        }
    }
}
