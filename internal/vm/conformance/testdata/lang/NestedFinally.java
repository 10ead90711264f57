/** finally against every way out. */
public class NestedFinally {
    static final StringBuilder log = new StringBuilder();

    static int f(int way) {
        outer:
        for (int i = 0; i < 3; i++) {
            try {
                log.append('t').append(i);
                try {
                    switch (way) {
                        case 0:
                            continue outer;
                        case 1:
                            break outer;
                        case 2:
                            return i * 10;
                        case 3:
                            throw new IllegalStateException("s" + i);
                        case 4:
                            if (i == 1) {
                                continue;
                            }
                            break;
                        default:
                            log.append('d');
                    }
                    log.append('e');
                } finally {
                    log.append('f');
                    if (way == 5 && i == 1) {
                        break;
                    }
                    if (way == 6) {
                        return 99;
                    }
                }
            } catch (IllegalStateException e) {
                log.append('c');
                if (i == 1) {
                    throw new RuntimeException("wrapped", e);
                }
            } finally {
                log.append('g');
                if (way == 7) {
                    continue;
                }
            }
            log.append('h');
        }
        return -1;
    }

    static int order() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
            log.append(x);
        }
    }

    static StringBuilder shared() {
        StringBuilder b = new StringBuilder("a");
        try {
            return b.append("b");
        } finally {
            b.append("c");
        }
    }

    @SuppressWarnings("finally")
    static int swallow() {
        while (true) {
            try {
                throw new Error("lost");
            } finally {
                break;
            }
        }
        return 3;
    }

    static int counter;

    static boolean next() {
        try {
            return counter++ < 3;
        } finally {
            counter += 10;
        }
    }

    static long deep(int n) {
        try {
            if (n == 0) {
                throw new ArithmeticException("bottom");
            }
            return deep(n - 1) + n;
        } catch (ArithmeticException e) {
            if (n < 3) {
                throw e;
            }
            return 1000L * n;
        } finally {
            log.append(n);
        }
    }

    public static void main(String[] args) {
        for (int way = 0; way < 9; way++) {
            log.setLength(0);
            try {
                System.out.println(way + " returns " + f(way));
            } catch (RuntimeException e) {
                System.out.println(way + " throws " + e.getMessage() + " " + e.getCause().getMessage());
            }
            System.out.println(log);
        }
        log.setLength(0);
        System.out.println(order() + " " + log + " " + shared() + " " + swallow());
        while (next()) {
            log.append('.');
        }
        System.out.println(counter + " " + deep(6) + " " + log);
    }
}
