import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finalizers: what runs them, what they may do, and what references see of it. */
@SuppressWarnings({"deprecation", "removal"})
public class Finalized {
    static final List<String> DONE = Collections.synchronizedList(new ArrayList<>());
    static Object saved;

    static class Base implements Cloneable {
        final String name;

        Base(String name) {
            this.name = name;
        }

        @Override
        protected void finalize() throws Throwable {
            DONE.add(name);
        }

        Base copy() throws CloneNotSupportedException {
            return (Base) clone();
        }
    }

    /** Inherits the finalizer. */
    static class Plain extends Base {
        Plain(String name) {
            super(name);
        }
    }

    static class Failing extends Base {
        Failing(String name) {
            super(name);
        }

        @Override
        protected void finalize() throws Throwable {
            super.finalize();
            throw new IllegalStateException("of a finalizer");
        }
    }

    /** Comes back to life, once. */
    static class Lazarus extends Base {
        Lazarus(String name) {
            super(name);
        }

        @Override
        protected void finalize() throws Throwable {
            saved = this;
            super.finalize();
        }
    }

    static class NeverMade extends Base {
        NeverMade() {
            super("never made");
            throw new IllegalArgumentException();
        }
    }

    static class Holder extends Base {
        final Object[] held = {new StringBuilder("held")};
        Object self = this;

        Holder(String name) {
            super(name);
        }

        @Override
        protected void finalize() throws Throwable {
            DONE.add(name + " " + held[0]);
        }
    }

    static void collect(int wanted) throws Exception {
        System.gc();
        System.runFinalization();
        for (int i = 0; i < 200 && DONE.size() < wanted; i++) {
            Thread.sleep(10);
            System.gc();
        }
        List<String> sorted = new ArrayList<>(DONE);
        Collections.sort(sorted);
        System.out.println(sorted);
        DONE.clear();
    }

    static WeakReference<Object> weak;
    static PhantomReference<Object> phantom;
    static final ReferenceQueue<Object> QUEUE = new ReferenceQueue<>();
    static Object kept;

    static void make() throws Exception {
        new Base("base");
        new Plain("plain");
        new Failing("failing");
        Base original = new Base("copied");
        kept = original;
        original.copy();
        new Holder("holder");
        try {
            new NeverMade();
        } catch (IllegalArgumentException e) {
            System.out.println("thrown");
        }
        Plain reflected = (Plain) Plain.class.getDeclaredConstructor(String.class).newInstance("reflected");
        System.out.println(reflected.name);
    }

    static void makeLazarus() {
        Object o = new Lazarus("lazarus");
        weak = new WeakReference<>(o);
        phantom = new PhantomReference<>(o, QUEUE);
    }

    public static void main(String[] args) throws Exception {
        System.runFinalization();
        make();
        collect(7);

        makeLazarus();
        collect(1);
        System.out.println(saved.getClass().getSimpleName() + " " + weak.get() + " " + (QUEUE.poll() == null));
        saved = null;
        System.gc();
        System.out.println((QUEUE.remove(5000) == phantom) + " " + saved + " " + DONE);

        System.out.println(((Base) kept).name);
        kept = null;
        collect(1);
    }
}
