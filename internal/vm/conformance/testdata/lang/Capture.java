/** Local and anonymous classes that capture variables of every type. */
public class Capture {
    interface Source {
        String get();
    }

    static Source make(final boolean z, final byte b, final char c, final short s, final int i, final long l, final float f, final double d, final String t, final int[] a) {
        return new Source() {
            public String get() {
                return z + " " + b + c + s + i + l + f + d + t + a[0]++;
            }
        };
    }

    static Source[] loop() {
        Source[] all = new Source[3];
        for (int i = 0; i < all.length; i++) {
            final int k = i * i;
            all[i] = new Source() {
                int n = k;

                public String get() {
                    return "k" + k + "n" + n++;
                }
            };
        }
        return all;
    }

    public static void main(String[] args) {
        int[] a = {5};
        Source s = make(true, (byte) -1, 'x', (short) 2, 3, 4L, 5.5f, 6.5, "t", a);
        System.out.println(s.get() + " " + s.get() + " " + a[0]);
        for (Source k : loop()) {
            System.out.println(k.get() + k.get());
        }
        class Counter {
            int count = a[0];

            Counter up() {
                count++;
                return this;
            }

            Counter copy() {
                return new Counter().up();
            }
        }
        System.out.println(new Counter().up().up().copy().count);
    }
}
