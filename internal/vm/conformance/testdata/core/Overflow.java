public class Overflow {
    static int depth;
    static int recurse(int n) { depth++; return recurse(n + 1) + 1; }
    static int guarded(int n) { try { return recurse(n); } finally { depth = -depth; } }
    interface Call { int go(int n); }
    static class Self implements Call { public int go(int n) { Call c = this; return c.go(n + 1); } }
    static synchronized void locked() { locked(); }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try { guarded(0); } catch (StackOverflowError e) { System.out.println("overflow " + (depth < -500) + " " + (e.getStackTrace().length > 100)); }
        }
        try { new Self().go(0); } catch (StackOverflowError e) { System.out.println("interface"); }
        try { locked(); } catch (StackOverflowError e) { System.out.println(Thread.holdsLock(Overflow.class)); }
        Thread t = new Thread() { public void run() { try { recurse(0); } catch (StackOverflowError e) { System.out.println("thread"); } } };
        t.start();
        t.join();
    }
}
