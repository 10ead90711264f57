public class Dispatch {
    interface A { default String who() { return "A"; } static String s() { return "static A"; } }
    interface B extends A { default String who() { return "B(" + A.super.who() + ")"; } }
    interface C extends A { }
    static class D implements B, C { }
    static class E extends D { public String who() { return "E(" + super.who() + ")"; } }
    static class F extends E implements A { }
    static abstract class Shape { abstract double area(); public String toString() { return getClass().getName() + area(); } }
    static class Sq extends Shape { double s; Sq(double s) { this.s = s; } double area() { return s * s; } }
    static class Over {
        String f(Object o) { return "o"; } String f(String s) { return "s"; } String f(Integer i) { return "I"; } String f(int i) { return "i"; } String f(long l) { return "l"; }
        String f(double d) { return "d"; } String f(char c) { return "c"; } String f(int... a) { return "v" + a.length; } String f(Object... a) { return "V" + (a == null ? -1 : a.length); }
    }
    static class G<T extends Comparable<T>> { T v; G(T v) { this.v = v; } T max(T o) { return v.compareTo(o) >= 0 ? v : o; } }
    static class P { private String x() { return "P.x"; } String call() { return x(); } static String st() { return "P.st"; } }
    static class Q extends P { String x() { return "Q.x"; } static String st() { return "Q.st"; } }
    class Inner { int v = field * 2; class Deeper { int w = v + field; } }
    int field = 21;
    public static void main(String[] args) {
        System.out.println(new D().who() + new E().who() + new F().who() + A.s());
        A a = new F();
        System.out.println(a.who());
        Shape[] shapes = {new Sq(2), new Sq(1.5), new Shape() { double area() { return 7; } }};
        for (Shape s : shapes) System.out.println(s);
        Over o = new Over();
        byte b = 1;
        System.out.println(o.f("x") + o.f((Object) "x") + o.f(1) + o.f(b) + o.f(1L) + o.f(1f) + o.f('c') + o.f(Integer.valueOf(1)) + o.f("a", 1) + o.f(new Object[3]) + o.f(new Object[]{}) + o.f(new int[2]));
        System.out.println(new G<String>("a").max("b") + new G<Integer>(5).max(3));
        System.out.println(new Q().call() + Q.st() + P.st());
        Dispatch d = new Dispatch();
        Dispatch.Inner.Deeper deep = d.new Inner().new Deeper();
        System.out.println(deep.w);
        Object[] objects = {"s", 1, 2L, 'c', 1.5, true, null, new int[0], new String[0][0], new D()};
        for (Object x : objects) {
            System.out.print((x instanceof String) + " " + (x instanceof Number) + " " + (x instanceof Comparable) + " " + (x instanceof Object[]) + " " + (x instanceof int[]) + " " + (x instanceof A) + " " + (x instanceof Cloneable) + " " + (x instanceof java.io.Serializable));
            System.out.println();
        }
        int[][] grid = new int[3][4];
        grid[1][2] = 5;
        int[][] copy = grid.clone();
        copy[0] = new int[]{9};
        System.out.println(grid[0].length + " " + copy[0].length + " " + copy[1][2] + " " + (copy[1] == grid[1]));
        long[][][] cube = new long[2][3][];
        System.out.println(cube[1].length + " " + cube[1][2]);
        System.out.println(grid.getClass().getName() + " " + cube.getClass().getName() + " " + String[].class.getName() + " " + int.class + " " + void.class);
        Runnable r = new Runnable() { int n = 3; public void run() { System.out.println("run" + n + args.length); } };
        r.run();
        CharSequence cs = "chars";
        System.out.println(cs.length() + cs.charAt(1) + cs.toString());
    }
}
