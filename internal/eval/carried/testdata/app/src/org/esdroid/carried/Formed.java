package org.esdroid.carried;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.os.Parcel;
import android.util.LruCache;
import android.util.SparseArray;
import android.util.SparseIntArray;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.json.JSONException;
import org.json.JSONObject;

/** What texts, numbers, times, messages and containers of the framework keep. */
final class Formed {
    public static final class InsertedBefore implements OfText {
        @Override
        public void carry(Activity in, String v) {
            StringBuilder b = new StringBuilder("x");
            b.insert(0, v); // carries
            b.deleteCharAt(b.length() - 1);
            String got = b.toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Backwards implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String back = new StringBuilder(v).reverse().toString(); // carries
            String got = new StringBuffer(back).reverse().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class SomeArguments implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String text = String.format(Locale.US, "%2$s|%1$5d", 7, v); // carries
            String got = text.substring(0, text.indexOf('|')); // carries
            Chain.text(got);
        }
    }

    public static final class CharByChar implements OfText {
        @Override
        public void carry(Activity in, String v) {
            char[] all = v.toCharArray(); // carries
            char[] other = new char[all.length];
            for (int i = 0; i < all.length; i++) {
                other[i] = Character.toLowerCase(all[i]); // carries
            }
            String got = String.valueOf(other); // carries
            Chain.text(got);
        }
    }

    public static final class JoinedText implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String text = String.join("-", "decoy", v); // carries
            String got = text.replace("decoy-", ""); // carries
            Chain.text(got);
        }
    }

    public static final class Bytes implements OfText {
        @Override
        public void carry(Activity in, String v) {
            byte[] bytes = ("x" + v).getBytes(); // carries
            byte[] some = new byte[bytes.length - 1];
            System.arraycopy(bytes, 1, some, 0, some.length); // carries
            String got = new String(some); // carries
            Chain.text(got);
        }
    }

    public static final class Money implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            BigDecimal price = new BigDecimal(v); // carries
            BigDecimal all = price.multiply(BigDecimal.TEN).divide(new BigDecimal("4"), 2, RoundingMode.HALF_UP); // carries
            int got = all.stripTrailingZeros().intValueExact(); // carries
            Chain.number(got);
        }
    }

    public static final class Day implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            LocalDate day = LocalDate.of(2020, 3, 1).plusDays(v); // carries
            int got = day.getDayOfMonth() - 1; // carries
            Chain.number(got);
        }
    }

    public static final class TimeText implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            LocalTime time = LocalTime.of(10, v); // carries
            String text = time.format(DateTimeFormatter.ofPattern("HH:mm")); // carries
            int got = LocalTime.parse(text).getMinute(); // carries
            Chain.number(got);
        }
    }

    public static final class Span implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Duration d = Duration.ofMinutes(v).plus(Duration.ofHours(v)); // carries
            int got = (int) d.getSeconds(); // carries
            Chain.number(got);
        }
    }

    public static final class Units implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            long millis = TimeUnit.SECONDS.toMillis(v); // carries
            int got = (int) TimeUnit.MILLISECONDS.toMinutes(millis); // carries
            Chain.number(got);
        }
    }

    public static final class JsonChanged implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            try {
                JSONObject one = new JSONObject();
                one.put("n", 7); // decoy
                one.put("m", 7); // decoy
                one.put("n", v); // carries
                one.remove("m");
                int got = one.getInt(one.keys().next()); // carries
                Chain.number(got);
            } catch (JSONException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class NestedBundles implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Bundle inner = new Bundle();
            inner.putInt("m", 7); // decoy
            inner.putInt("n", v); // carries
            Bundle outer = new Bundle();
            outer.putBundle("inner", inner);
            Bundle copy = new Bundle(outer);
            int got = copy.getBundle("inner").getInt("n"); // carries
            Chain.number(got);
        }
    }

    public static final class BundlesMerged implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Bundle one = new Bundle();
            one.putString("s", "decoy"); // decoy
            Bundle two = new Bundle();
            two.putString("s", v); // carries
            one.putAll(two);
            String got = one.getString("s"); // carries
            Chain.text(got);
        }
    }

    public static final class ByHand implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Parcel p = Parcel.obtain();
            new Ticket(7, v).writeToParcel(p, 0); // carries
            p.setDataPosition(0);
            String got = Ticket.CREATOR.createFromParcel(p).text; // carries
            p.recycle();
            Chain.text(got);
        }
    }

    public static final class ByPlace implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SparseArray<String> all = new SparseArray<>();
            all.put(30, v); // carries
            all.put(20, "decoy"); // decoy
            String got = all.valueAt(all.indexOfKey(30)); // carries
            Chain.text(got);
        }
    }

    public static final class KeyAt implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SparseIntArray all = new SparseIntArray();
            all.append(v, 7); // carries
            int got = all.keyAt(0); // carries
            Chain.number(got);
        }
    }

    /** Makes what is not in it. */
    static final class Made extends LruCache<String, String> {
        private final String of;

        Made(String of) {
            super(2);
            this.of = of; // carries
        }

        @Override
        protected String create(String key) {
            return of; // carries
        }
    }

    public static final class CacheCreates implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Made cache = new Made(v); // carries
            cache.put("b", "decoy"); // decoy
            String got = cache.get("a"); // carries
            Chain.text(got);
        }
    }

    public static final class UpdatedReference implements OfText {
        @Override
        public void carry(Activity in, String v) {
            AtomicReference<String> kept = new AtomicReference<>(v); // carries
            String got = kept.updateAndGet(new UnaryOperator<String>() {
                @Override
                public String apply(String s) {
                    return s.trim(); // carries
                }
            }); // carries
            Chain.text(got);
        }
    }

    public static final class AtomicPlaces implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            AtomicIntegerArray all = new AtomicIntegerArray(3);
            all.set(0, 7); // decoy
            all.set(1, v); // carries
            int got = all.getAndIncrement(1); // carries
            Chain.number(got);
        }
    }

    public static final class AtomicUpdated implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            AtomicInteger n = new AtomicInteger();
            n.set(v); // carries
            int got = n.updateAndGet(new IntUnaryOperator() {
                @Override
                public int applyAsInt(int i) {
                    return i * 3; // carries
                }
            }); // carries
            Chain.number(got);
        }
    }

    public static final class Added implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            LongAdder sum = new LongAdder();
            sum.add(v); // carries
            int got = sum.intValue(); // carries
            Chain.number(got);
        }
    }

    public static final class BothFutures implements OfText {
        @Override
        public void carry(Activity in, String v) {
            CompletableFuture<String> one = CompletableFuture.completedFuture("decoy");
            CompletableFuture<String> two = CompletableFuture.completedFuture(v); // carries
            String got = one.thenCombine(two, new BiFunction<String, String, String>() {
                @Override
                public String apply(String a, String b) {
                    return b; // carries
                }
            }).join(); // carries
            Chain.text(got);
        }
    }

    public static final class Composed implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String got = CompletableFuture.completedFuture(v).thenCompose(new Function<String, CompletableFuture<String>>() { // carries
                @Override
                public CompletableFuture<String> apply(String s) {
                    return CompletableFuture.completedFuture(s.trim()); // carries
                }
            }).join(); // carries
            Chain.text(got);
        }
    }

    public static final class FutureFailed implements OfNull {
        @Override
        public void carry(Activity in, final String v) {
            CompletableFuture<String> f = new CompletableFuture<>();
            f.completeExceptionally(new IllegalStateException());
            String got = f.exceptionally(new Function<Throwable, String>() {
                @Override
                public String apply(Throwable t) {
                    return v; // carries
                }
            }).join(); // carries
            Chain.text(got);
        }
    }

    public static final class HandledFuture implements OfText {
        @Override
        public void carry(Activity in, String v) {
            CompletableFuture<String> f = new CompletableFuture<>();
            CompletableFuture<String> after = f.handle(new BiFunction<String, Throwable, String>() {
                @Override
                public String apply(String s, Throwable t) {
                    return t == null ? s : "decoy"; // carries
                }
            });
            f.complete(v); // carries
            String got = after.join(); // carries
            Chain.text(got);
        }
    }

    public static final class ArgumentOfMessage implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Handler h = new Handler(new Handler.Callback() {
                @Override
                public boolean handleMessage(Message m) {
                    int got = m.arg2; // carries
                    Chain.number(got);
                    return true;
                }
            });
            h.obtainMessage(3, 7, v).sendToTarget(); // carries
        }
    }

    public static final class PooledMessage implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Message first = Message.obtain();
            first.obj = "decoy"; // decoy
            first.recycle();
            Handler h = new Handler() {
                @Override
                public void handleMessage(Message m) {
                    String got = (String) m.obj; // carries
                    Chain.text(got);
                }
            };
            Message m = Message.obtain(h, 4);
            m.obj = v; // carries
            h.sendMessageDelayed(m, 10);
        }
    }

    public static final class TwoMessages implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Handler h = new Handler(Looper.getMainLooper()) {
                @Override
                public void handleMessage(Message m) {
                    if (m.what == 2) {
                        String got = (String) m.obj; // carries
                        Chain.text(got);
                    }
                }
            };
            h.sendMessage(h.obtainMessage(1, "decoy")); // decoy
            h.sendMessage(h.obtainMessage(2, v)); // carries
        }
    }

    public static final class CopiedMessage implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Message one = Message.obtain();
            one.obj = v; // carries
            Message two = Message.obtain(one);
            one.obj = "decoy"; // decoy
            String got = (String) two.obj; // carries
            Chain.text(got);
        }
    }

    public static final class ToThread implements OfText {
        @Override
        public void carry(final Activity in, String v) {
            final HandlerThread t = new HandlerThread("worker");
            t.start();
            Handler h = new Handler(t.getLooper()) {
                @Override
                public void handleMessage(Message m) {
                    final String got = m.getData().getString("s"); // carries
                    t.quit();
                    in.runOnUiThread(new Runnable() {
                        @Override
                        public void run() {
                            Chain.text(got);
                        }
                    });
                }
            };
            Message m = h.obtainMessage();
            Bundle data = new Bundle();
            data.putString("s", v); // carries
            m.setData(data);
            h.sendMessage(m);
        }
    }

    public static final class LinkedQueue implements OfText {
        @Override
        public void carry(Activity in, String v) {
            ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
            q.add("decoy"); // decoy
            q.add(v); // carries
            q.poll();
            String got = q.peek(); // carries
            Chain.text(got);
        }
    }
}
