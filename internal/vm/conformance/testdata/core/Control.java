public class Control {
    static String sw(String s) { switch (s) { case "one": return "1"; case "two": case "three": return "23"; case "Aa": return "x"; case "BB": return "y"; default: return "?"; } }
    static int packed(int k) { switch (k) { case -2: return 1; case -1: return 2; case 0: return 3; case 1: return 4; case 3: return 5; default: return 0; } }
    static int sparse(int k) { switch (k) { case Integer.MIN_VALUE: return 1; case -1000: return 2; case 0: return 3; case 123456: return 4; case Integer.MAX_VALUE: return 5; default: return 0; } }
    static int chars(char c) { switch (c) { case 'a': return 1; case '\uffff': return 2; case '\0': return 3; } return 0; }
    static boolean side(String s, boolean v) { System.out.print(s); return v; }
    static int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
    static int many(int a, long b, float c, double d, byte e, short f, char g, boolean h, Object i, int[] j, int k, long l) { return (int) (a + b + c + d + e + f + g + (h ? 1 : 0) + i.hashCode() + j[0] + k + l); }
    public static void main(String[] args) {
        for (String s : new String[]{"one", "two", "three", "four", "Aa", "BB", "C#"}) System.out.print(sw(s) + " ");
        for (int i = -4; i < 6; i++) System.out.print(packed(i) + " ");
        for (int i : new int[]{Integer.MIN_VALUE, -1000, -1, 0, 123456, 123457, Integer.MAX_VALUE}) System.out.print(sparse(i) + " ");
        System.out.println(chars('a') + chars('\uffff') * 10 + chars('\0') * 100 + chars('b'));
        System.out.println(side("a", false) && side("b", true) || side("c", true) & side("d", false) | side("e", true) ^ side("f", true));
        int x = 5;
        x = x++ + ++x;
        int y = x-- - --x;
        System.out.println(x + " " + y + " " + (x > y ? 1 : 2.0) + (true ? 'a' : 0) + (false ? 1 : 'b') + (true ? null : 0));
        int i = 0;
        do { i += 3; if (i == 9) continue; if (i > 20) break; } while (i < 100);
        System.out.println(i);
        int[] a = {1, 2, 3};
        int k = 0;
        a[k++] += a[k] * 10;
        a[k] = k = 2;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
        System.out.println(fact(12) + " " + fact(13) + " " + ack(2, 9));
        System.out.println(many(1, 2, 3, 4, (byte) 5, (short) 6, (char) 7, true, 8, new int[]{9}, 10, 11));
        String s = null;
        s += "x";
        s += 1 + 2 + "y" + 1 + 2 + 'c' + 1.0f + 2.50 + true + null + (char) 65 + (byte) -1 + 10L;
        System.out.println(s);
        final int base = 7;
        int sum = 0;
        for (int p = 0, q = 10; p < q; p++, q--) sum += p * q;
        for (char c = 'a'; c <= 'e'; c += 2) sum += c;
        System.out.println(sum + base);
        long l = Integer.MAX_VALUE;
        l++;
        int shift = 1 << 31 >> 31 >>> 28;
        System.out.println(l + " " + shift + " " + (5 & 3 | 4 ^ 1) + " " + (-7 / 2) + (-7 % 2) + (7 / -2) + (7 % -2) + " " + (char) ('a' + 1) + ('a' + 1) + " " + 07 + 0x1F + 0b101 + 1_000);
        Integer b1 = 127, b2 = 127, c1 = 1000, c2 = 1000;
        System.out.println((b1 == b2) + " " + c1.equals(c2) + " " + (c1 <= c2 && c1 >= c2));
        System.out.println("a" + "b" == "ab");
        String t = "ab";
        System.out.println((t + "c").intern() == "abc");
    }
}
