package org.esdroid.carried;

import android.app.Activity;
import android.content.ContentResolver;
import android.content.Intent;
import android.database.ContentObserver;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Observable;
import java.util.Observer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;

/** What holders, buses, references and the language itself keep and hand on. */
final class Held {
    /** Keeps what screens show, by the name of its class. */
    static class Model {
        String name;
        int amount;
    }

    /** Keeps models while screens come and go. */
    static final class Models {
        private static final Map<String, Model> all = new HashMap<>();

        static Model get(Class<? extends Model> of) {
            Model m = all.get(of.getName());
            if (m == null) {
                try {
                    m = of.getDeclaredConstructor().newInstance();
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
                all.put(of.getName(), m);
            }
            return m;
        }
    }

    static final class Orders extends Model {
        Orders() {
        }
    }

    static final class Others extends Model {
        Others() {
        }
    }

    public static final class InModel extends State.Renewed implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, InModel.class).putExtra("s", v)); // carries
        }

        @Override
        void first() {
            Models.get(Others.class).name = "decoy"; // decoy
            Models.get(Orders.class).name = getIntent().getStringExtra("s"); // carries
        }

        @Override
        void again(Bundle state) {
            String got = Models.get(Orders.class).name; // carries
            Chain.text(got);
        }
    }

    /** A value that tells who observes it. */
    static final class Live<T> {
        interface Watcher<T> {
            void changed(T to);
        }

        private final List<Watcher<T>> watchers = new ArrayList<>();
        private T value;

        void observe(Watcher<T> w) {
            watchers.add(w);
        }

        void set(T to) {
            value = to; // carries
            for (Watcher<T> w : watchers) {
                w.changed(value); // carries
            }
        }
    }

    public static final class LiveValue implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Live<String> other = new Live<>();
            other.value = "decoy"; // decoy
            Live<String> live = new Live<>();
            live.observe(new Live.Watcher<String>() {
                @Override
                public void changed(String to) {
                    String got = to; // carries
                    Chain.text(got);
                }
            });
            live.set(v); // carries
        }
    }

    /** Tells intents to those in the app that asked for their actions. */
    static final class Bus {
        interface Hearer {
            void heard(Intent what);
        }

        private static final Map<String, List<Hearer>> hearers = new LinkedHashMap<>();

        static void register(String action, Hearer hearer) {
            List<Hearer> list = hearers.get(action);
            if (list == null) {
                list = new ArrayList<>();
                hearers.put(action, list);
            }
            list.add(hearer);
        }

        static void send(Intent what) {
            List<Hearer> list = hearers.get(what.getAction());
            if (list != null) {
                for (int i = list.size() - 1; i >= 0; i--) {
                    list.get(i).heard(what);
                }
            }
        }
    }

    public static final class OverBus implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Bus.register("one", new Bus.Hearer() {
                @Override
                public void heard(Intent what) {
                    int got = what.getIntExtra("n", 9); // carries
                    Chain.number(got);
                }
            });
            Bus.send(new Intent("two").putExtra("n", 7)); // decoy
            Bus.send(new Intent("one").putExtra("n", v)); // carries
        }
    }

    public static final class Notified implements OfNumber {
        private static int amount;

        @Override
        public void carry(final Activity in, int v) {
            Uri uri = Uri.parse("content://org.esdroid.carried.rows/told");
            final ContentResolver resolver = in.getContentResolver();
            resolver.registerContentObserver(uri, true, new ContentObserver(new Handler()) {
                @Override
                public void onChange(boolean self) {
                    resolver.unregisterContentObserver(this);
                    int got = amount; // carries
                    Chain.number(got);
                }
            });
            amount = 7; // decoy
            amount = v; // carries
            resolver.notifyChange(uri, null);
        }
    }

    /** Says what changed. */
    static final class Subject extends Observable {
        void change(Object to) {
            setChanged();
            notifyObservers(to); // carries
        }
    }

    public static final class Observed implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Subject subject = new Subject();
            subject.addObserver(new Observer() {
                @Override
                public void update(Observable of, Object to) {
                    String got = (String) to; // carries
                    Chain.text(got);
                }
            });
            subject.change(v); // carries
        }
    }

    public static final class Latched implements OfNumber {
        private static int made;

        @Override
        public void carry(Activity in, final int v) {
            final CountDownLatch done = new CountDownLatch(1);
            new Thread(new Runnable() {
                @Override
                public void run() {
                    made = v; // carries
                    done.countDown();
                }
            }).start();
            try {
                done.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            int got = made; // carries
            Chain.number(got);
        }
    }

    public static final class Completed implements OfText {
        @Override
        public void carry(Activity in, String v) {
            CompletableFuture<String> other = CompletableFuture.completedFuture("decoy"); // decoy
            CompletableFuture<String> future = new CompletableFuture<>();
            future.complete(v); // carries
            String got = other.isDone() ? future.join() : other.join(); // carries
            Chain.text(got);
        }
    }

    public static final class Applied implements OfText {
        @Override
        public void carry(Activity in, final String v) {
            CompletableFuture<String> future = CompletableFuture.supplyAsync(new Supplier<String>() {
                @Override
                public String get() {
                    return v; // carries
                }
            }).thenApply(new Function<String, String>() {
                @Override
                public String apply(String s) {
                    return s + ""; // carries
                }
            });
            String got = future.join(); // carries
            Chain.text(got);
        }
    }

    public static final class Weak implements OfText {
        @Override
        public void carry(Activity in, String v) {
            WeakReference<String> other = new WeakReference<>("decoy"); // decoy
            WeakReference<String> kept = new WeakReference<>(v); // carries
            String got = kept.get(); // carries
            Chain.text(got == null ? other.get() : got);
        }
    }

    public static final class Soft implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Model model = new Model();
            model.amount = v; // carries
            SoftReference<Model> kept = new SoftReference<>(model);
            int got = kept.get().amount; // carries
            Chain.number(got);
        }
    }

    public static final class AtomicNumber implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            AtomicInteger kept = new AtomicInteger(7); // decoy
            kept.set(v); // carries
            int got = kept.getAndAdd(3); // carries
            Chain.number(got);
        }
    }

    public static final class AtomicText implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            AtomicReference<String> kept = new AtomicReference<>("decoy"); // decoy
            kept.getAndSet(v); // carries
            String got = kept.get(); // carries
            Chain.text(got);
        }
    }

    /** Kinds, each with what it keeps. */
    enum Kind {
        ONE, TWO;

        int amount;

        static Kind of(String name) {
            return valueOf(name.trim());
        }
    }

    public static final class InEnum implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Kind.ONE.amount = 7; // decoy
            Kind.TWO.amount = v; // carries
            int got = Kind.of(" TWO").amount; // carries
            Chain.number(got);
        }
    }

    public static final class Ordinal implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Kind kind = Kind.values()[v & 1];
            int got = kind.ordinal() + v; // carries
            Chain.number(got);
        }
    }

    public static final class Many implements OfNull {
        private static String last(String... all) {
            return all[all.length - 1]; // carries
        }

        @Override
        public void carry(Activity in, String v) {
            String got = last("decoy", v); // carries
            Chain.text(got);
        }
    }

    public static final class Inner implements OfNumber {
        private int kept;
        private int other;

        /** Reads what is around it. */
        private final class Reader {
            private final int more;

            Reader(int more) {
                this.more = more; // carries
            }

            int read() {
                return kept + more; // carries
            }
        }

        @Override
        public void carry(Activity in, int v) {
            other = 7; // decoy
            kept = v; // carries
            int got = new Reader(v).read(); // carries
            Chain.number(got);
        }
    }

    public static final class Captured implements OfText {
        abstract static class Maker {
            abstract String make();
        }

        @Override
        public void carry(Activity in, String v) {
            final String before = "decoy"; // decoy
            final String text = v;
            Maker maker = new Maker() {
                String unused = before;

                @Override
                String make() {
                    return text; // carries
                }
            };
            String got = maker.make(); // carries
            Chain.text(got);
        }
    }

    public static final class ByField implements OfNumber {
        int first;
        int second;

        @Override
        public void carry(Activity in, int v) {
            try {
                Field f = ByField.class.getDeclaredField("second");
                first = 7; // decoy
                f.setInt(this, v); // carries
                int got = second; // carries
                Chain.number(got);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class ByMethod implements OfText {
        public static String same(String s, String other) {
            return s;
        }

        @Override
        public void carry(Activity in, String v) {
            String got;
            try {
                Method m = ByMethod.class.getMethod("same", String.class, String.class);
                got = (String) m.invoke(null, v, "decoy"); // carries
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
            Chain.text(got);
        }
    }

    public static final class Thrown implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String got;
            try {
                throw new IllegalStateException(v); // carries
            } catch (IllegalStateException e) {
                got = e.getMessage(); // carries
            }
            Chain.text(got);
        }
    }

    public static final class Wrapped implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String got;
            try {
                throw new RuntimeException("decoy", new IllegalStateException(v)); // carries
            } catch (RuntimeException e) {
                got = e.getCause().getMessage(); // carries
            }
            Chain.text(got);
        }
    }
}
