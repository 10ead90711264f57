/** Compound assignment casts back to the type of the left side. */
public class CompoundAssignment {
    static int calls;

    static int next() {
        return ++calls;
    }

    public static void main(String[] args) {
        byte b = 100;
        b += 100;
        System.out.println(b);
        b *= 2.6;
        System.out.println(b);
        b -= 1000L;
        System.out.println(b);
        short s = 30000;
        s *= 3;
        System.out.println(s);
        char c = 'a';
        c += 1.9;
        System.out.println(c);
        c -= 'b';
        System.out.println((int) c);
        int i = 10;
        i /= 0.3;
        System.out.println(i);
        i <<= 33L;
        System.out.println(i);
        i %= 7.5;
        System.out.println(i);
        long l = 1;
        l <<= 40;
        l += 0.5f;
        System.out.println(l);
        float f = 1;
        f += 1e-9;
        f /= 3;
        System.out.println(f);
        int[] a = {1, 2, 3, 4, 5};
        int k = 0;
        a[k++] += k++ * 10;
        a[k] = k = 4;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
        a[next()] += next() * 100 + next();
        System.out.println(a[1] + " " + calls);
        String text = "x";
        text += 1 + 2;
        text += 'c' + 1;
        text += null;
        System.out.println(text);
        boolean t = true;
        t &= false | true;
        t ^= t;
        t |= calls == 3;
        System.out.println(t);
        Integer boxed = 5;
        boxed++;
        boxed += 10;
        System.out.println(boxed);
    }
}
