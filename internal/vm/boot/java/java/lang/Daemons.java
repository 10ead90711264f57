package java.lang;

/** The threads of the runtime itself. */
final class Daemons {
    private Daemons() {
    }

    /** Runs finalizers, one after the other, in the order in which their objects were made. */
    static final class FinalizerDaemon implements Runnable {
        /** Notified when there is something to finalize, and when nothing is left. */
        private static final Object LOCK = new Object();
        private static boolean busy;

        static {
            Thread daemon = new Thread(ThreadGroup.systemGroup(), new FinalizerDaemon(), "FinalizerDaemon");
            daemon.setDaemon(true);
            daemon.start();
        }

        private FinalizerDaemon() {
        }

        /** Returns the next object that is only there to be finalized, and forgets it; null if there is none. */
        private static native Object take();

        private static native boolean isIdle();

        @Override
        public void run() {
            while (true) {
                doFinalize();
            }
        }

        private Object next() {
            synchronized (LOCK) {
                busy = false;
                Object o = take();
                while (o == null) {
                    LOCK.notifyAll();
                    try {
                        LOCK.wait();
                    } catch (InterruptedException e) {
                        continue;
                    }
                    o = take();
                }
                busy = true;
                return o;
            }
        }

        /** A method of its own, so that nothing holds the last object while it waits for the next. */
        private void doFinalize() {
            Object o = next();
            try {
                o.finalize();
            } catch (Throwable e) {
                // What a finalizer throws ends the finalizer (Java Language Specification, 12.6).
            }
        }

        /** Waits until everything that is there to be finalized has been. */
        static void finish() {
            synchronized (LOCK) {
                while (busy || !isIdle()) {
                    LOCK.notifyAll();
                    try {
                        LOCK.wait();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        return;
                    }
                }
            }
        }
    }
}
