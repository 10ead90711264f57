package org.esdroid.carried;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.util.Xml;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.EnumMap;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.StringTokenizer;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Exchanger;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** What goes by values, formats and holders of the app's own. */
final class Kept {
    public static final class Handed extends State.Renewed implements OfText {
        /** What a screen leaves to the one that takes its place. */
        static final class Store {
            final Map<String, Object> models = new HashMap<>();
        }

        private Store store = new Store();

        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, Handed.class).putExtra("s", v)); // carries
        }

        @Override
        void first() {
            store.models.put("other", "decoy"); // decoy
            store.models.put("model", getIntent().getStringExtra("s")); // carries
        }

        @Override
        public Object onRetainNonConfigurationInstance() {
            return store;
        }

        @Override
        void again(Bundle state) {
            store = (Store) getLastNonConfigurationInstance();
            String got = (String) store.models.get("model"); // carries
            Chain.text(got);
        }
    }

    public static final class Sealed extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Ticket[] all = {new Ticket(7, "decoy"), new Ticket(v, "own")}; // carries
            ArrayList<Ticket> list = new ArrayList<>(Arrays.asList(all));
            in.startActivity(new Intent(in, Sealed.class).putParcelableArrayListExtra("all", list));
        }

        @Override
        void arrived(Bundle state) {
            List<Ticket> all = getIntent().getParcelableArrayListExtra("all");
            int got = all.get(all.size() - 1).number; // carries
            Chain.number(got);
        }
    }

    /** The only settings there are. */
    enum Settings {
        ONLY;

        private final Map<String, String> all = new TreeMap<>();
    }

    public static final class OnlyOne implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Settings.ONLY.all.put("a", "decoy"); // decoy
            Settings.ONLY.all.put("b", v); // carries
            String got = Settings.ONLY.all.get("b"); // carries
            Chain.text(got);
        }
    }

    /** Is made when it is asked for. */
    static final class Lazy {
        private static final class Holder {
            static final Lazy ONLY = new Lazy();
        }

        private int limit = 7;

        static Lazy get() {
            return Holder.ONLY;
        }
    }

    public static final class LazyOne implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Lazy.get().limit = v; // carries
            int got = Lazy.get().limit; // carries
            Chain.number(got);
        }
    }

    public static final class Streamed implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            List<Integer> all = Arrays.asList(7, v, 9); // carries
            List<Integer> some = all.stream().filter(new Predicate<Integer>() {
                @Override
                public boolean test(Integer i) {
                    return i != 7 && i != 9;
                }
            }).collect(Collectors.<Integer>toList());
            int got = some.get(0); // carries
            Chain.number(got);
        }
    }

    public static final class Mapped implements OfText {
        @Override
        public void carry(Activity in, String v) {
            List<String> all = new ArrayList<>();
            all.add(" " + v + " "); // carries
            String got = all.stream().map(new Function<String, String>() {
                @Override
                public String apply(String s) {
                    return s.trim(); // carries
                }
            }).findFirst().get(); // carries
            Chain.text(got);
        }
    }

    public static final class Maybe implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Optional<String> maybe = Optional.ofNullable(v); // carries
            String got = maybe.map(new Function<String, String>() {
                @Override
                public String apply(String s) {
                    return s.concat(""); // carries
                }
            }).orElse("decoy"); // carries
            Chain.text(got);
        }
    }

    public static final class Otherwise implements OfNull {
        @Override
        public void carry(Activity in, final String v) {
            Optional<String> none = Optional.empty();
            String got = none.orElseGet(new Supplier<String>() {
                @Override
                public String get() {
                    return v; // carries
                }
            }); // carries
            Chain.text(got);
        }
    }

    public static final class Combined implements OfNumber {
        @Override
        public void carry(Activity in, final int v) {
            CompletableFuture<Integer> one = CompletableFuture.supplyAsync(new Supplier<Integer>() {
                @Override
                public Integer get() {
                    return v; // carries
                }
            });
            int got = one.thenApply(new Function<Integer, Integer>() {
                @Override
                public Integer apply(Integer i) {
                    return i * 2; // carries
                }
            }).join(); // carries
            Chain.number(got);
        }
    }

    public static final class Pulled implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String text = "<all><one other='decoy' of='" + v + "'/></all>"; // carries
            try {
                XmlPullParser parser = Xml.newPullParser();
                parser.setInput(new StringReader(text)); // carries
                String got = null;
                for (int e = parser.next(); e != XmlPullParser.END_DOCUMENT; e = parser.next()) {
                    if (e == XmlPullParser.START_TAG && parser.getName().equals("one")) {
                        got = parser.getAttributeValue(null, "of"); // carries
                    }
                }
                Chain.text(got);
            } catch (XmlPullParserException | IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class PulledText implements OfText {
        @Override
        public void carry(Activity in, String v) {
            try {
                XmlPullParser parser = Xml.newPullParser();
                parser.setInput(new StringReader("<a><b>" + v + "</b></a>")); // carries
                parser.nextTag();
                parser.nextTag();
                String got = parser.nextText(); // carries
                Chain.text(got);
            } catch (XmlPullParserException | IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class Grouped implements OfText {
        private static final Pattern PAIR = Pattern.compile("(\\w+)=(\\w+)");

        @Override
        public void carry(Activity in, String v) {
            Matcher m = PAIR.matcher("decoy=" + v); // carries
            if (m.find()) {
                String got = m.group(2); // carries
                Chain.text(got);
            }
        }
    }

    public static final class Formatted implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            String text = String.format(Locale.US, "%s:%03d", "decoy", v); // carries
            int got = Integer.parseInt(text.substring(text.indexOf(':') + 1)); // carries
            Chain.number(got);
        }
    }

    public static final class Message implements OfText {
        @Override
        public void carry(Activity in, String v) {
            String text = MessageFormat.format("{1},{0}", v, "decoy"); // carries
            String got = text.split(",")[1]; // carries
            Chain.text(got);
        }
    }

    public static final class Scanned implements OfText {
        @Override
        public void carry(Activity in, String v) {
            try {
                Object[] parts = new MessageFormat("{0}/{1}").parse("decoy/" + v); // carries
                String got = (String) parts[1]; // carries
                Chain.text(got);
            } catch (ParseException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class Dated implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            Calendar day = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
            day.clear();
            day.set(2020, Calendar.MAY, 5);
            day.set(Calendar.MINUTE, 7);
            day.set(Calendar.HOUR_OF_DAY, v); // carries
            int got = day.get(Calendar.HOUR_OF_DAY); // carries
            Chain.number(got);
        }
    }

    public static final class DateText implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            SimpleDateFormat format = new SimpleDateFormat("ss.SSS", Locale.US);
            format.setTimeZone(TimeZone.getTimeZone("UTC"));
            String text = format.format(new Date(1000L * v)); // carries
            try {
                long got = format.parse(text).getTime(); // carries
                Chain.number((int) got);
            } catch (ParseException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class Decimal implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            BigDecimal sum = BigDecimal.valueOf(v); // carries
            sum = sum.multiply(new BigDecimal("1.5")).setScale(0, BigDecimal.ROUND_DOWN); // carries
            int got = sum.intValue(); // carries
            Chain.number(got);
        }
    }

    public static final class Big implements OfText {
        @Override
        public void carry(Activity in, String v) {
            BigInteger made = new BigInteger(1, v.getBytes(StandardCharsets.UTF_8)); // carries
            byte[] bytes = made.toByteArray(); // carries
            String got = new String(bytes, StandardCharsets.UTF_8); // carries
            Chain.text(got);
        }
    }

    public static final class Decimals implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            DecimalFormat format = new DecimalFormat("0.00", new DecimalFormatSymbols(Locale.US));
            String text = format.format(v); // carries
            try {
                int got = format.parse(text).intValue(); // carries
                Chain.number(got);
            } catch (ParseException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static final class Bits implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            BitSet set = new BitSet();
            set.set(v); // carries
            int got = set.nextSetBit(0); // carries
            Chain.number(got);
        }
    }

    /** Kinds of goods. */
    enum Kind {
        TEA,
        COFFEE
    }

    public static final class ByKind implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            EnumMap<Kind, String> all = new EnumMap<>(Kind.class);
            all.put(Kind.TEA, "decoy"); // decoy
            all.put(Kind.COFFEE, v); // carries
            String got = all.get(Kind.valueOf("COFFEE")); // carries
            Chain.text(got);
        }
    }

    public static final class Buffered implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ByteBuffer buffer = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
            buffer.putInt(7); // decoy
            buffer.putInt(v); // carries
            buffer.flip();
            buffer.getInt();
            int got = buffer.getInt(); // carries
            Chain.number(got);
        }
    }

    public static final class BufferAt implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ByteBuffer buffer = ByteBuffer.wrap(new byte[12]);
            buffer.putInt(0, 7); // decoy
            buffer.putInt(4, v); // carries
            int got = buffer.getInt(4); // carries
            Chain.number(got);
        }
    }

    public static final class UriBuilt implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Uri base = Uri.parse("app://here/first?x=decoy");
            Uri made = base.buildUpon().clearQuery().appendPath(v).fragment("decoy").build(); // carries
            String got = made.getLastPathSegment(); // carries
            Chain.text(got);
        }
    }

    public static final class UriFragment implements OfText {
        @Override
        public void carry(Activity in, String v) {
            Uri made = Uri.fromParts("app", "decoy", v); // carries
            String got = made.getFragment(); // carries
            Chain.text(got);
        }
    }

    public static final class Tokens implements OfText {
        @Override
        public void carry(Activity in, String v) {
            StringTokenizer words = new StringTokenizer("decoy;" + v, ";"); // carries
            words.nextToken();
            String got = words.nextToken(); // carries
            Chain.text(got);
        }
    }

    public static final class Ranked implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            PriorityQueue<Integer> queue = new PriorityQueue<>(3, Collections.<Integer>reverseOrder());
            queue.add(7); // decoy
            queue.add(v); // carries
            queue.poll();
            int got = queue.poll(); // carries
            Chain.number(got);
        }
    }

    public static final class Sorted implements OfText {
        @Override
        public void carry(Activity in, String v) {
            List<String> all = new LinkedList<>();
            all.add("a long text"); // decoy
            all.add(v); // carries
            Collections.sort(all, new Comparator<String>() {
                @Override
                public int compare(String a, String b) {
                    return a.length() - b.length();
                }
            });
            String got = all.get(0); // carries
            Chain.text(got);
        }
    }

    public static final class Stacked implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            ArrayDeque<String[]> stack = new ArrayDeque<>();
            stack.push(new String[] {v}); // carries
            stack.push(new String[] {"decoy"}); // decoy
            stack.pop();
            String got = stack.pop()[0]; // carries
            Chain.text(got);
        }
    }

    public static final class ComputedOnce implements OfText {
        private final ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();

        @Override
        public void carry(Activity in, final String v) {
            cache.put("other", "decoy"); // decoy
            cache.computeIfAbsent("key", new Function<String, String>() {
                @Override
                public String apply(String key) {
                    return v; // carries
                }
            });
            String got = cache.get("key"); // carries
            Chain.text(got);
        }
    }

    public static final class CopiedOnWrite implements OfText {
        @Override
        public void carry(Activity in, String v) {
            CopyOnWriteArrayList<String> all = new CopyOnWriteArrayList<>();
            all.add("decoy"); // decoy
            all.set(0, v); // carries
            for (String got : all) { // carries
                Chain.text(got);
            }
        }
    }

    public static final class Exchanged implements OfText {
        @Override
        public void carry(Activity in, final String v) {
            final Exchanger<String> between = new Exchanger<>();
            new Thread() {
                @Override
                public void run() {
                    try {
                        between.exchange(v); // carries
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }.start();
            try {
                String got = between.exchange("decoy"); // carries
                Chain.text(got);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
