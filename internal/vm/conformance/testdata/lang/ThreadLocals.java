/** Variables of threads. */
public class ThreadLocals {
    public static void main(String[] args) throws Exception {
        final ThreadLocal<Integer> counter = new ThreadLocal<Integer>() {
            int created;

            protected synchronized Integer initialValue() {
                return ++created * 10;
            }
        };
        final ThreadLocal<String> plain = new ThreadLocal<String>();
        final InheritableThreadLocal<String> inherited = new InheritableThreadLocal<String>() {
            protected String childValue(String s) {
                return s + "+";
            }
        };
        plain.set("main");
        inherited.set("root");
        System.out.println(counter.get() + " " + plain.get() + " " + inherited.get());
        for (int i = 0; i < 2; i++) {
            Thread t = new Thread() {
                public void run() {
                    System.out.println(counter.get() + " " + plain.get() + " " + inherited.get());
                    counter.set(counter.get() + 1);
                    plain.set("mine");
                    inherited.set("changed");
                    System.out.println(counter.get() + " " + plain.get() + " " + inherited.get());
                    counter.remove();
                    System.out.println(counter.get());
                    Thread inner = new Thread() {
                        public void run() {
                            System.out.println("inner " + inherited.get());
                        }
                    };
                    inner.start();
                    try {
                        inner.join();
                    } catch (InterruptedException e) {
                        System.out.println(e);
                    }
                }
            };
            t.start();
            t.join();
        }
        System.out.println(counter.get() + " " + plain.get() + " " + inherited.get());
        plain.remove();
        plain.remove();
        System.out.println(plain.get());
        ThreadLocal<?>[] many = new ThreadLocal<?>[100];
        for (int i = 0; i < many.length; i++) {
            ThreadLocal<Integer> l = new ThreadLocal<Integer>();
            l.set(i);
            many[i] = l;
        }
        int sum = 0;
        for (int i = 0; i < many.length; i++) {
            if (i % 3 == 0) {
                many[i].remove();
            }
        }
        for (ThreadLocal<?> l : many) {
            Object v = l.get();
            sum += v == null ? 1000 : (Integer) v;
        }
        System.out.println(sum);
    }
}
