/** Instructions and exceptions, with nothing of the class library but its exceptions. */
public class Basics {
    static native void print(String text);

    static native void print(int value);
    static native void print(long value);
    static native void print(double value);

    static int depth;
    static void deep() { depth++; deep(); }
    static int[] nothing() { return null; }
    static Object object(boolean s) { return s ? (Object) "text" : new Object[0]; }
    int field;
    static Basics none() { return null; }

    interface A { default String name() { return "A"; } }
    interface B extends A { default String name() { return "B" ; } }
    static class C implements A, B { }
    static class D extends C { public String name() { return "D"; } }
    static class Broken { static int x = 1 / depth(); static int depth() { return 0; } }

    static int sw(int k) {
        switch (k) { case 1: return 10; case 2: return 20; case 3: return 30; case 1000: return 40; case -5: return 50; default: return 0; }
    }
    static int sparse(int k) {
        switch (k) { case -1000000: return 1; case 7: return 2; case 99999: return 3; default: return 0; }
    }

    static void attempt(int what) {
        try {
            switch (what) {
                case 0: print(1 / (what)); break;
                case 1: print(nothing()[0]); break;
                case 2: print(nothing().length); break;
                case 3: nothing()[1] = 2; break;
                case 4: print(new int[3].length); print(new int[4].length); print(new int[-2].length); break;
                case 5: print(((Integer) object(true)).intValue()); break;
                case 6: ((Object[]) (Object) new String[1])[0] = new Object(); break;
                case 7: print(none().field); break;
                case 8: none().field = 1; break;
                case 9: int[] three = new int[3]; print(three[5]); break;
                case 10: synchronized (none()) { print("no"); } break;
                case 11: print(none().hashCode()); break;
                case 12: throw null;
                case 13: deep(); break;
                case 14: print(Broken.x); break;
                case 15: print(Broken.x); break;
                case 16: print(5L % (what - 16)); break;
                case 17: int[] big = new int[Integer.MAX_VALUE]; break;
                default: print("done");
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            print(e.getMessage());
        } catch (OutOfMemoryError e) {
            print(e.getMessage().substring(0, 48)); // how much is free depends on the class library
        } catch (RuntimeException e) {
            print(e.getClass().getName());
            print(e.getMessage());
        } catch (Error e) {
            print(e.getClass().getName());
            print(e.getMessage());
        } finally {
            print(what);
        }
    }

    public static void main(String[] args) {
        print("hello");
        print(args.length);
        int i = Integer.MIN_VALUE;
        print(i / -1); print(i % -1); print(-i); print(i >> 33); print(i >>> 31); print(1 << 37);
        long l = Long.MIN_VALUE;
        print(l / -1); print(l >> 65); print(l >>> 63); print(-l); print(1L << 70);
        print((int) Float.NaN); print((int) 1e20f); print((int) -1e20); print((long) Double.POSITIVE_INFINITY); print((int) (char) -1);
        print((byte) 200); print((short) 40000); print((char) 70000);
        double d = 5.5; print(d % 2); print(-0.0 + 0.0); print(1 / -0.0); print((float) 0.1 + 0.2f);
        print(d > Double.NaN ? 1 : 0); print(d < Double.NaN ? 1 : 0);
        print(sw(1)); print(sw(3)); print(sw(1000)); print(sw(-5)); print(sw(4)); print(sparse(-1000000)); print(sparse(99999)); print(sparse(8));
        A a = new C(); print(a.name()); a = new D(); print(a.name()); print(((C) a).name());
        char[] chars = {'a', 'b', '\uffff'}; print(chars[2]); byte[] bytes = {-1, 2}; print(bytes[0]); boolean[] flags = {true, false}; print(flags[0] ? 7 : 8);
        long[] longs = {1L << 40, 2}; print(longs[0]); float[] floats = {1.5f, -2}; print(floats[1]); short[] shorts = {-3}; print(shorts[0]);
        double[] doubles = new double[2]; doubles[1] = 2.25; print(doubles[1]);
        print(object(true) instanceof String ? 1 : 0); print(object(false) instanceof String ? 1 : 0); print(object(false) instanceof Object[] ? 1 : 0);
        for (int k = 0; k < 19; k++) attempt(k);
    }
}
