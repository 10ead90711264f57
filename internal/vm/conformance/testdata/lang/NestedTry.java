/** Handlers inside handlers, and which one is chosen. */
public class NestedTry {
    static String log;

    static void step(int i) {
        try {
            log += "a";
            try {
                if (i == 0) {
                    throw new IllegalArgumentException("0");
                }
                try {
                    log += "b";
                    if (i == 1) {
                        throw new IndexOutOfBoundsException("1");
                    }
                    if (i == 2) {
                        Object o = "s";
                        o = (Integer) o;
                    }
                    if (i == 3) {
                        throw new Error("3");
                    }
                } catch (ClassCastException e) {
                    log += "c";
                    throw new IllegalStateException("from cast");
                } finally {
                    log += "d";
                    if (i == 4) {
                        throw new UnsupportedOperationException("4");
                    }
                }
            } catch (IllegalArgumentException | IllegalStateException e) {
                log += "e" + e.getMessage();
            } catch (RuntimeException e) {
                log += "f" + e.getMessage();
                if (i == 1) {
                    throw e;
                }
            } finally {
                log += "g";
            }
            log += "h";
        } finally {
            log += "i";
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) {
            log = i + ": ";
            try {
                step(i);
                log += " ok";
            } catch (RuntimeException e) {
                log += " " + e;
            } catch (Throwable t) {
                log += " T" + t;
            }
            System.out.println(log);
        }
    }
}
