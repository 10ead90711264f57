/** Threads and monitors. */
public class Threads {
    static native void print(String text);
    static native void print(int value);

    static int counter;
    static final Object lock = new Object();

    public static class Counting {
        public static void main(String[] a) throws Exception {
            Thread[] threads = new Thread[5];
            for (int i = 0; i < threads.length; i++) {
                final int id = i;
                threads[i] = new Thread() {
                    public void run() {
                        for (int k = 0; k < 2000; k++) { synchronized (lock) { counter++; } if (k % 700 == 0) print(id * 100000 + k); }
                    }
                };
                threads[i].start();
            }
            for (int i = 0; i < threads.length; i++) threads[i].join();
            print(counter);
        }
    }

    public static class PingPong {
        static boolean ping = true;
        static void play(boolean mine) throws InterruptedException {
            for (int i = 0; i < 100; i++) {
                synchronized (lock) {
                    while (ping != mine) lock.wait();
                    counter += mine ? 1 : 100;
                    ping = !mine;
                    lock.notifyAll();
                }
            }
        }
        public static void main(String[] a) throws Exception {
            Thread t = new Thread() { public void run() { try { play(false); } catch (InterruptedException e) { print("interrupted"); } } };
            t.start();
            play(true);
            t.join();
            print(counter);
        }
    }

    public static class DeadlyEmbrace {
        public static void main(String[] a) throws Exception {
            final Object x = new Object(), y = new Object();
            Thread t = new Thread() {
                public void run() { synchronized (y) { try { Thread.sleep(10); } catch (InterruptedException e) { } synchronized (x) { print("no"); } } }
            };
            t.start();
            synchronized (x) { Thread.sleep(10); synchronized (y) { print("no"); } }
        }
    }

    public static class Many {
        public static void main(String[] a) throws Exception {
            int started = 0;
            try {
                for (;;) { Thread t = new Thread() { public void run() { try { Thread.sleep(100000); } catch (InterruptedException e) { } } }; t.start(); started++; }
            } catch (OutOfMemoryError e) { print(started > 10 ? "full" : "few"); }
        }
    }

    public static class Daemon {
        public static void main(String[] a) {
            Thread t = new Thread() { public void run() { for (;;) { } } };
            t.setDaemon(true);
            t.start();
            print("done");
        }
    }

    /** Whatever could differ from run to run: hashes, chance, time, and who comes first. */
    public static class Everything {
        static final java.util.HashMap<Object, Integer> byIdentity = new java.util.HashMap<Object, Integer>();
        static int sum;

        static synchronized void note(int n) { byIdentity.put(new Object(), n); sum = sum * 31 + n; }

        public static void main(String[] a) throws Exception {
            final java.util.Random chance = new java.util.Random();
            Thread[] threads = new Thread[4];
            for (int i = 0; i < threads.length; i++) {
                final int id = i;
                threads[i] = new Thread() {
                    public void run() {
                        try {
                            for (int k = 0; k < 20; k++) {
                                note(id + chance.nextInt(100));
                                if (k % 5 == id) Thread.sleep(chance.nextInt(20));
                                if (k % 7 == 3) synchronized (byIdentity) { byIdentity.wait(3); }
                                if (k % 6 == 1) synchronized (byIdentity) { byIdentity.notify(); }
                            }
                            int[] x = new int[id];
                            x[id] = 1;
                        } catch (InterruptedException e) { note(-1); }
                        catch (ArrayIndexOutOfBoundsException e) { note((int) System.nanoTime()); }
                    }
                };
                threads[i].start();
            }
            threads[0].interrupt();
            for (int i = 0; i < threads.length; i++) threads[i].join();
            for (java.util.Map.Entry<Object, Integer> e : byIdentity.entrySet()) sum = sum * 31 + e.getValue() + System.identityHashCode(e.getKey());
            sum += (int) (Math.random() * 1000) + (int) System.currentTimeMillis() + new Object().hashCode();
            for (int i = 0; i < (sum & 63); i++) new int[i].hashCode();
            print(sum);
        }
    }

    /** The same for what the class library does with threads, timers, tables and reflection. */
    public static class Library {
        static final java.util.Set<Object> seen = java.util.Collections.newSetFromMap(new java.util.concurrent.ConcurrentHashMap<Object, Boolean>());
        static final java.util.concurrent.atomic.AtomicInteger ticks = new java.util.concurrent.atomic.AtomicInteger();
        static int sum;

        static class Task implements java.util.concurrent.Callable<Integer> {
            final int id;
            public Task(int id) { this.id = id; }
            public Integer call() throws Exception {
                Object o = new Object();
                seen.add(o);
                if (id % 3 == 0) Thread.sleep(id);
                if (id == 7) throw new IllegalStateException("task " + o);
                return o.toString().hashCode() + ticks.get();
            }
        }

        static void note(Object o) { sum = sum * 31 + String.valueOf(o).hashCode(); }

        public static void main(String[] a) throws Exception {
            java.util.Timer timer = new java.util.Timer();
            timer.schedule(new java.util.TimerTask() { public void run() { if (ticks.incrementAndGet() == 6) cancel(); } }, 1, 2);
            java.util.concurrent.ExecutorService pool = java.util.concurrent.Executors.newFixedThreadPool(3);
            java.util.List<java.util.concurrent.Future<Integer>> results = new java.util.ArrayList<java.util.concurrent.Future<Integer>>();
            java.lang.reflect.Constructor<?> maker = Class.forName("Threads$Library$Task").getConstructors()[0];
            for (int i = 0; i < 9; i++) results.add(pool.submit((Task) maker.newInstance(i)));
            for (java.util.concurrent.Future<Integer> r : results) {
                try { note(r.get()); } catch (java.util.concurrent.ExecutionException e) { note(e); note(e.getCause().getStackTrace().length); }
            }
            pool.shutdown();
            note(pool.awaitTermination(1, java.util.concurrent.TimeUnit.SECONDS));
            java.util.concurrent.ScheduledExecutorService later = java.util.concurrent.Executors.newScheduledThreadPool(1);
            note(later.schedule(new Task(2), 3, java.util.concurrent.TimeUnit.MILLISECONDS).get());
            later.shutdownNow();
            Thread.sleep(20);
            timer.cancel();
            note(ticks);
            java.util.IdentityHashMap<Object, Integer> tables = new java.util.IdentityHashMap<Object, Integer>();
            for (Object o : seen) { note(o); tables.put(o, tables.size()); }
            for (Object o : new java.util.HashSet<Object>(tables.keySet())) note(tables.get(o));
            for (java.lang.reflect.Method m : Library.class.getDeclaredMethods()) note(m);
            Object proxy = java.lang.reflect.Proxy.newProxyInstance(Library.class.getClassLoader(), new Class<?>[] {Runnable.class}, new java.lang.reflect.InvocationHandler() {
                public Object invoke(Object self, java.lang.reflect.Method m, Object[] args) { note(m.getName() + self.getClass()); return null; }
            });
            ((Runnable) proxy).run();
            java.io.File dir = new java.io.File(System.getProperty("java.io.tmpdir"));
            for (int i = 0; i < 5; i++) java.io.File.createTempFile("some", ".x", dir).deleteOnExit();
            for (String name : dir.list()) note(name);
            note(java.util.UUID.randomUUID());
            note(new java.util.Date());
            note(System.getenv());
            note(Thread.getAllStackTraces().size());
            java.util.Collections.shuffle(results);
            note(results.indexOf(null) + results.get(0).hashCode());
            for (int i = 0; i < (sum & 63); i++) new int[i].hashCode();
            print(sum);
        }
    }
}
