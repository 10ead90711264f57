/** Clocks, line separators, memory and environment. */
public class SystemThings {
    public static void main(String[] args) throws Exception {
        long wall = System.currentTimeMillis();
        long nano = System.nanoTime();
        Thread.sleep(15);
        System.out.println((System.currentTimeMillis() - wall >= 14) + " " + (System.nanoTime() - nano >= 14000000L));
        System.out.println(System.lineSeparator().equals("\n") + " " + (System.getenv("SURELY_NOT_SET_ANYWHERE") == null) + " " + System.mapLibraryName("x"));
        Runtime r = Runtime.getRuntime();
        System.out.println((r == Runtime.getRuntime()) + " " + (r.availableProcessors() > 0) + " " + (r.totalMemory() > 0) + " " + (r.freeMemory() > 0) + " " + (r.maxMemory() >= r.totalMemory()));
        System.gc();
        r.gc();
        try {
            System.loadLibrary("surely_missing");
        } catch (UnsatisfiedLinkError e) {
            System.out.println("no library");
        }
        try {
            System.getenv(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        System.out.println(System.getProperty("file.separator") + System.getProperty("path.separator") + System.getProperty("surely.not.set"));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println("empty key");
        }
        try {
            System.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
    }
}
