public class Initialization {
    static StringBuilder log = new StringBuilder();
    static int say(String s) { log.append(s).append(' '); return s.length(); }
    static class Base { static int x = say("Base"); int f = say("Base.f"); { say("Base{}"); } Base() { say("Base()"); hook(); } void hook() { say("Base.hook"); } }
    static class Derived extends Base { static int y = say("Derived"); int g = say("Derived.g"); Derived() { super(); say("Derived()"); } void hook() { say("Derived.hook" + g); } }
    interface Constants { int C = say("Constants"); int D = 5; default void m() { } }
    interface Quiet { int Q = say("Quiet"); void n(); }
    static class Impl implements Constants, Quiet { public void n() { say("n" + Q); } }
    static class Lazy { static final int CONSTANT = 42; static final String TEXT = "text"; static final Object OBJECT = say("Lazy"); }
    static class Fails { static { say("Fails"); if (log.length() > 0) throw new IllegalStateException("init"); } static void go() { } }
    static class CycleA { static int a = say("CycleA") + CycleB.b; } static class CycleB { static int b = say("CycleB") + CycleA.a; }
    enum Color { RED, GREEN { @Override String tag() { return "g"; } }; static final int N = say("Color"); String tag() { return name(); } }
    public static void main(String[] args) {
        new Derived();
        flush();
        new Derived();
        flush();
        System.out.println(Lazy.CONSTANT + Lazy.TEXT);
        flush();
        Object o = Lazy.OBJECT;
        flush();
        System.out.println(Constants.D);
        flush();
        Impl i = new Impl();
        flush();
        i.n();
        flush();
        for (int k = 0; k < 2; k++) {
            try { Fails.go(); } catch (ExceptionInInitializerError e) { say("EIIE:" + e.getCause().getMessage()); } catch (NoClassDefFoundError e) { say("NCDFE"); }
        }
        flush();
        System.out.println(CycleA.a + " " + CycleB.b);
        flush();
        Base[] array = new Base[3];
        System.out.println(array.length);
        for (Color c : Color.values()) System.out.println(c + c.tag() + c.ordinal() + Color.valueOf(c.name()).compareTo(Color.RED));
        flush();
        try { Color.valueOf("BLUE"); } catch (IllegalArgumentException e) { System.out.println("no blue"); }
        switch (Color.GREEN) { case RED: System.out.println("red"); break; case GREEN: System.out.println("green"); default: System.out.println("falls"); }
        System.out.println(new Object[0].getClass() == Object[].class);
    }
    static void flush() { System.out.println(log); log.setLength(0); }
}
