import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;

/** StreamTokenizer with its tables as they are and changed. */
public class Tokens {
    static void show(StreamTokenizer t) throws IOException {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 60 && t.nextToken() != StreamTokenizer.TT_EOF; i++) {
            switch (t.ttype) {
                case StreamTokenizer.TT_NUMBER:
                    s.append("n").append(t.nval);
                    break;
                case StreamTokenizer.TT_WORD:
                    s.append("w").append(t.sval);
                    break;
                case StreamTokenizer.TT_EOL:
                    s.append("EOL");
                    break;
                default:
                    s.append((char) t.ttype).append(t.sval == null ? "" : "{" + t.sval + "}");
            }
            s.append(" @").append(t.lineno()).append("; ");
        }
        System.out.println(s);
    }

    static StreamTokenizer of(String text) {
        return new StreamTokenizer(new StringReader(text));
    }

    public static void main(String[] args) throws IOException {
        show(of("int x = -3.5e2; y.z 'a\\tb\\101\\n' \"q'\" / comment\n.5 - -. 1.2.3 a1_b $x é"));
        show(of("'unterminated\nnext \"also"));
        StreamTokenizer t = of("a // slash\n/* star\nstar */ b / c /d\r\n'e' #f\r\rg");
        t.ordinaryChar('/');
        t.slashSlashComments(true);
        t.slashStarComments(true);
        t.eolIsSignificant(true);
        t.commentChar('#');
        show(t);
        t = of("One,TWO;three four_5");
        t.lowerCaseMode(true);
        t.whitespaceChars(',', ';');
        t.wordChars('_', '_');
        show(t);
        t = of("12 ab -x 'q'");
        t.resetSyntax();
        show(t);
        t = of("12.5abc <tag> don't");
        t.ordinaryChars('0', '9');
        t.ordinaryChar('.');
        t.ordinaryChar('-');
        t.quoteChar('<');
        t.ordinaryChar('\'');
        show(t);
        t = of("a b c");
        t.nextToken();
        t.pushBack();
        t.pushBack();
        System.out.println(t.nextToken() == StreamTokenizer.TT_WORD ? t.sval : "?");
        System.out.println(t);
        t.nextToken();
        t.nextToken();
        t.nextToken();
        System.out.println(t + " " + t.nextToken());
        t = of("7 '*' +");
        System.out.println(t);
        t.nextToken();
        System.out.println(t);
        t.nextToken();
        System.out.println(t);
        t.nextToken();
        System.out.println(t);
        show(of("1e5 0x1F 007 - 9223372036854775807 .. -.5 5. 3.-2"));
    }
}
