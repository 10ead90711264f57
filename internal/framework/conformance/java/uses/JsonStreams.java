import android.util.JsonReader;
import android.util.JsonToken;
import android.util.JsonWriter;
import esdroid.conformance.Out.Code;
import java.io.StringReader;
import java.io.StringWriter;
import static esdroid.conformance.Out.*;

/** Documents read and written as streams. */
public class JsonStreams {
    public static void main(String[] args) throws Exception {
        for (final String s : new String[] {"{\"a\":1,\"b\":[true,null,\"x\"],\"c\":{\"d\":1.5}}", "[1,2", "{a:1}", "['x']", "", "[1][2]", "{\"a\":1,}", "nope", "[NaN]", "[\"\\q\"]", "[01]", "{\"a\"=1}", ")]}'\n[1]"}) {
            for (final boolean lenient : new boolean[] {false, true}) fails(s + lenient, new Code() {
                public void run() throws Exception {
                    JsonReader r = new JsonReader(new StringReader(s));
                    r.setLenient(lenient);
                    StringBuilder b = new StringBuilder();
                    try {
                        while (r.peek() != JsonToken.END_DOCUMENT) {
                            switch (r.peek()) {
                                case BEGIN_ARRAY: r.beginArray(); b.append("["); break;
                                case END_ARRAY: r.endArray(); b.append("]"); break;
                                case BEGIN_OBJECT: r.beginObject(); b.append("{"); break;
                                case END_OBJECT: r.endObject(); b.append("}"); break;
                                case NAME: b.append(r.nextName()).append(":"); break;
                                case BOOLEAN: b.append(r.nextBoolean()).append(","); break;
                                case NULL: r.nextNull(); b.append("null,"); break;
                                default: b.append(r.nextString()).append(",");
                            }
                        }
                    } finally {
                        say(b, r);
                    }
                }
            });
        }
        JsonReader r = new JsonReader(new StringReader("[1,\"2\",2.5,\"x\",9999999999,{},true]"));
        r.beginArray();
        final JsonReader q = r;
        fails("q.beginObject()", new Code() {
            public void run() throws Exception {
                q.beginObject();
            }
        });
        fails("q.nextBoolean()", new Code() {
            public void run() throws Exception {
                q.nextBoolean();
            }
        });
        fails("q.nextName()", new Code() {
            public void run() throws Exception {
                q.nextName();
            }
        });
        say(r.nextInt(), r.nextInt());
        fails("q.nextInt()", new Code() {
            public void run() throws Exception {
                q.nextInt();
            }
        });
        say(r.nextDouble());
        fails("q.nextInt()", new Code() {
            public void run() throws Exception {
                q.nextInt();
            }
        });
        fails("q.nextDouble()", new Code() {
            public void run() throws Exception {
                q.nextDouble();
            }
        });
        r.skipValue();
        fails("q.nextInt()", new Code() {
            public void run() throws Exception {
                q.nextInt();
            }
        });
        say(r.nextLong(), r.hasNext());
        r.skipValue();
        fails("q.nextString()", new Code() {
            public void run() throws Exception {
                q.nextString();
            }
        });
        fails("q.endObject()", new Code() {
            public void run() throws Exception {
                q.endObject();
            }
        });
        r.close();
        fails("q.nextBoolean()", new Code() {
            public void run() throws Exception {
                q.nextBoolean();
            }
        });
        fails("q.hasNext()", new Code() {
            public void run() throws Exception {
                q.hasNext();
            }
        });
        StringWriter out = new StringWriter();
        final JsonWriter w = new JsonWriter(out);
        w.beginObject().name("a").value(1).name("b").beginArray().value("x<\u2028").nullValue().value(1.5).value(true).endArray().name("n").value((String) null);
        fails("w.value(1)", new Code() {
            public void run() throws Exception {
                w.value(1);
            }
        });
        fails("w.endArray()", new Code() {
            public void run() throws Exception {
                w.endArray();
            }
        });
        fails("w.name(\"x\").name(\"y\")", new Code() {
            public void run() throws Exception {
                w.name("x").name("y");
            }
        });
        fails("w.name(null)", new Code() {
            public void run() throws Exception {
                w.name(null);
            }
        });
        fails("w.value(Double.NaN)", new Code() {
            public void run() throws Exception {
                w.value(Double.NaN);
            }
        });
        w.value(0).endObject();
        fails("w.endObject()", new Code() {
            public void run() throws Exception {
                w.endObject();
            }
        });
        fails("w.beginArray()", new Code() {
            public void run() throws Exception {
                w.beginArray();
            }
        });
        w.close();
        say(out);
        StringWriter pretty = new StringWriter();
        JsonWriter v = new JsonWriter(pretty);
        v.setIndent("  ");
        v.beginArray().value(1).beginObject().endObject().beginObject().name("k").value("v").endObject().endArray();
        v.flush();
        say(pretty);
        final JsonWriter open = new JsonWriter(new StringWriter());
        open.beginArray();
        fails("open.close()", new Code() {
            public void run() throws Exception {
                open.close();
            }
        });
        fails("new JsonReader(null)", new Code() {
            public void run() throws Exception {
                new JsonReader(null);
            }
        });
        fails("new JsonWriter(null)", new Code() {
            public void run() throws Exception {
                new JsonWriter(null);
            }
        });
    }
}
