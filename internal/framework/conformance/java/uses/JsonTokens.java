import esdroid.conformance.Out.Code;
import org.json.JSONArray;
import org.json.JSONObject;
import org.json.JSONTokener;
import static esdroid.conformance.Out.*;

/** A tokener over broken documents. */
public class JsonTokens {
    public static void main(String[] args) throws Exception {
        for (final String s : new String[] {"", "{", "{a}", "{a:}", "{a:1", "{a:1,}", "{a:1,,b:2}", "{\"a\" 1}", "{a=1;b=>2}", "[1,2", "[1 2]", "[,]", "[1,]", "nul", "tru", "'single'", "\"open", "\"\\x\"", "\"\\u12\"", "\"\\u00e9\\n\"", "{a:b:c}", "/* c */ {a:1} // d", "# e\n{}", "0x1F", "010", "1e5", "1.5f", "-", "99999999999999999999", "{null:1}", "{a:1,a:2}", "[[[]]]", "{'a':'b'}trailing", "\u0000", "{a:NaN}", "{{}:1}"}) fails(s, new Code() {
            public void run() throws Exception {
                Object o = new JSONTokener(s).nextValue();
                say(o == null ? null : o.getClass().getSimpleName(), o);
            }
        });
        fails("new JSONObject(\"[]\")", new Code() {
            public void run() throws Exception {
                new JSONObject("[]");
            }
        });
        fails("new JSONArray(\"{}\")", new Code() {
            public void run() throws Exception {
                new JSONArray("{}");
            }
        });
        fails("new JSONObject(\"\")", new Code() {
            public void run() throws Exception {
                new JSONObject("");
            }
        });
        fails("new JSONObject((String) null)", new Code() {
            public void run() throws Exception {
                new JSONObject((String) null);
            }
        });
        fails("new JSONArray((String) null)", new Code() {
            public void run() throws Exception {
                new JSONArray((String) null);
            }
        });
        fails("new JSONObject(\"text\")", new Code() {
            public void run() throws Exception {
                new JSONObject("text");
            }
        });
        fails("new JSONObject(\"1\")", new Code() {
            public void run() throws Exception {
                new JSONObject("1");
            }
        });
        fails("new JSONTokener(null).nextValue()", new Code() {
            public void run() throws Exception {
                new JSONTokener(null).nextValue();
            }
        });
        JSONTokener t = new JSONTokener("a,b c");
        say(t.nextTo(",;"), t.next(), t.more(), t.nextTo(' '), t.nextClean(), t.next());
        final JSONTokener u = new JSONTokener("abc");
        fails("u.syntaxError(\"what\").getMessage().length()", new Code() {
            public void run() throws Exception {
                u.syntaxError("what").getMessage().length();
            }
        });
        fails("u.next('x')", new Code() {
            public void run() throws Exception {
                u.next('x');
            }
        });
        fails("u.next(7)", new Code() {
            public void run() throws Exception {
                u.next(7);
            }
        });
        u.skipPast("b");
        say(u, JSONTokener.dehexchar('f'), JSONTokener.dehexchar('g'));
    }
}
