import android.util.JsonReader;
import android.util.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import static esdroid.conformance.Out.*;

/** A stream of JSON tokens. */
public class JsonReading {
    public static void main(String[] args) throws Exception {
        JsonReader r = new JsonReader(new StringReader("{\"a\": 1, \"b\": [true, null, \"x\\u0041\\n\", 1.5, -2e3], \"c\": {}, \"d\": \"12\", 'e': 1}"));
        r.beginObject();
        while (r.hasNext()) {
            if (r.peek() == JsonToken.END_OBJECT) break;
            String name;
            try {
                name = r.nextName();
            } catch (IOException e) {
                say(e.getClass().getName(), e.getMessage());
                r.setLenient(true);
                name = r.nextName();
            }
            say(name, r.peek());
            if (name.equals("a")) say(r.nextInt());
            else if (name.equals("b")) {
                r.beginArray();
                say(r.nextBoolean(), r.peek());
                r.nextNull();
                say(r.nextString(), r.nextDouble(), r.nextLong(), r.peek(), r.hasNext());
                r.endArray();
            } else if (name.equals("d")) say(r.nextInt());
            else r.skipValue();
        }
        r.endObject();
        say(r.peek());
        r.close();
        fails("closed", new Code() {
            public void run() throws Exception {
                new JsonReader(new StringReader("x")).nextInt();
            }
        });
        final JsonReader t = new JsonReader(new StringReader("[\"abc\", 1.7, 99999999999, \"end"));
        t.beginArray();
        fails("int of text", new Code() {
            public void run() throws Exception {
                t.nextInt();
            }
        });
        fails("null of text", new Code() {
            public void run() throws Exception {
                t.nextNull();
            }
        });
        fails("object of text", new Code() {
            public void run() throws Exception {
                t.beginObject();
            }
        });
        say(t.nextString());
        fails("int of fraction", new Code() {
            public void run() throws Exception {
                t.nextInt();
            }
        });
        say(t.nextDouble());
        fails("int of long", new Code() {
            public void run() throws Exception {
                t.nextInt();
            }
        });
        say(t.nextLong());
        fails("unterminated", new Code() {
            public void run() throws Exception {
                t.nextString();
            }
        });
        fails("bare word", new Code() {
            public void run() throws Exception {
                new JsonReader(new StringReader("abc")).beginArray();
            }
        });
        fails("new JsonReader(new StringReader(\"[1 2]\")).beginArray()", new Code() {
            public void run() throws Exception {
                new JsonReader(new StringReader("[1 2]")).beginArray();
            }
        });
        final JsonReader u = new JsonReader(new StringReader("[1 2]"));
        u.beginArray();
        u.nextInt();
        fails("missing comma", new Code() {
            public void run() throws Exception {
                u.nextInt();
            }
        });
        fails("empty", new Code() {
            public void run() throws Exception {
                new JsonReader(new StringReader("")).peek();
            }
        });
        fails("new JsonReader(null)", new Code() {
            public void run() throws Exception {
                new JsonReader(null);
            }
        });
    }
}
