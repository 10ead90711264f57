import org.json.JSONObject;
import org.json.JSONTokener;
import static esdroid.conformance.Out.*;

/** What is JSON and what is not. */
public class Tokens {
    public static void main(String[] args) throws Exception {
        for (final String s : new String[] {"{\"a\":1", "{\"a\" 1}", "{a: 1}", "{'a': 'b'}", "{\"a\": }", "{\"a\": 1,}", "{,}", "", "x", "null", "[1,,2]", "{\"a\": 0x1F, \"b\": 010, \"c\": 1e3, \"d\": -0, \"e\": 1.0, \"f\": 99999999999999999999}", "{\"a\": \"\\u00e9\\n\\t\\/\\\"\"}", "{\"a\": \"\\u12\"}", "{\"a\": \"\\x\"}", "{\"a\": tru}", "{\"a\": TRUE, \"b\": Null}", "{a = 1; b => 2}", "/* c */ {\"a\": 1 // x\n}", "# c\n{\"a\":1}", "{\"a\":1} trailing", "{\"a\":{\"b\":[1,2,{\"c\":null}]}}", "{\"a\":1,\"a\":2}", "{null: 1}", "{1: 2}", "\ufeff{\"a\":1}", "{\"a\": \"unterminated}", "[", "[1 2]", "{\"a\":[1}", "{\"k\":/x}"}) {
            fails(s, new Code() {
                public void run() throws Exception {
                    say(new JSONObject(s));
                }
            });
        }
        final JSONTokener t = new JSONTokener("[1, 'x'] tail");
        say(t.nextValue(), t.more(), t.nextClean(), t.next(), t.next(3), t.more(), (int) t.next(), t);
        say(new JSONTokener("text here").nextValue(), new JSONTokener("12").nextValue().getClass(), new JSONTokener("true").nextValue(), new JSONTokener("  \"q\"").nextValue(), new JSONTokener("a,b").nextTo(','), new JSONTokener("abc").nextTo("c"));
        fails("new JSONTokener(\"\").nextValue()", new Code() {
            public void run() throws Exception {
                new JSONTokener("").nextValue();
            }
        });
        fails("new JSONTokener(\"ab\").next('x')", new Code() {
            public void run() throws Exception {
                new JSONTokener("ab").next('x');
            }
        });
        fails("new JSONTokener(\"ab\").next(5)", new Code() {
            public void run() throws Exception {
                new JSONTokener("ab").next(5);
            }
        });
        say(JSONTokener.dehexchar('f'), JSONTokener.dehexchar('g'));
    }
}
