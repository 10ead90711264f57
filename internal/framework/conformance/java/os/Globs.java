import android.os.PatternMatcher;
import static esdroid.conformance.Out.*;

/** Patterns of paths. */
public class Globs {
    public static void main(String[] args) throws Exception {
        String[] globs = {"/a.*", ".*", "/a*b", "/.*\\.png", "a\\*b", "/x/.*/y", "", ".", "/a.b"};
        String[] paths = {"/a", "/abc", "/aaab", "/b.png", "a*b", "/x/1/y", "", "/x//y", "/a.b", "/axb"};
        for (String g : globs) {
            PatternMatcher p = new PatternMatcher(g, PatternMatcher.PATTERN_SIMPLE_GLOB);
            StringBuilder b = new StringBuilder();
            for (String s : paths) b.append(p.match(s) ? '1' : '0');
            say(p, b, p.getPath(), p.getType());
        }
        say(new PatternMatcher("/a", PatternMatcher.PATTERN_PREFIX).match("/abc"), new PatternMatcher("/a", PatternMatcher.PATTERN_LITERAL).match("/abc"), new PatternMatcher("/a", PatternMatcher.PATTERN_LITERAL));
        PatternMatcher adv = new PatternMatcher("/[a-c]+/x{2,3}", PatternMatcher.PATTERN_ADVANCED_GLOB);
        say(adv.match("/abc/xx"), adv.match("/d/xx"), adv.match("/a/xxxx"), adv.match("/a/xxx"), adv);
        fails("new PatternMatcher(\"[a-\", PatternMatcher.PATTERN_ADVANCED_GLOB)", new Code() {
            public void run() throws Exception {
                new PatternMatcher("[a-", PatternMatcher.PATTERN_ADVANCED_GLOB);
            }
        });
        fails("new PatternMatcher(\"a{2\", PatternMatcher.PATTERN_ADVANCED_GLOB)", new Code() {
            public void run() throws Exception {
                new PatternMatcher("a{2", PatternMatcher.PATTERN_ADVANCED_GLOB);
            }
        });
    }
}
