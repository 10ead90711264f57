import java.util.*;
import java.util.function.*;

/** A small interpreter: lexer, parser, closures, errors. */
public class CalcInterpreter {
    static class ParseError extends RuntimeException {
        final int pos;
        ParseError(String m, int pos) {
            super(m + " at " + pos);
            this.pos = pos;
        }
    }

    interface Node {
        Object eval(Env e);
    }

    static class Env {
        final Map<String, Object> vars = new LinkedHashMap<>();
        final Env up;
        Env(Env up) {
            this.up = up;
        }
        Object get(String n) {
            for (Env e = this; e != null; e = e.up) if (e.vars.containsKey(n)) return e.vars.get(n);
            throw new NoSuchElementException("undefined: " + n);
        }
    }

    interface Fn {
        Object call(List<Object> a);
    }

    static class Parser {
        final String s;
        int i;
        Parser(String s) {
            this.s = s;
        }
        void ws() {
            while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++;
        }
        boolean eat(String t) {
            ws();
            if (s.startsWith(t, i)) {
                i += t.length();
                return true;
            }
            return false;
        }
        String ident() {
            ws();
            int st = i;
            while (i < s.length() && Character.isJavaIdentifierPart(s.charAt(i))) i++;
            return s.substring(st, i);
        }
        Node program() {
            List<Node> l = new ArrayList<>();
            do {
                l.add(expr());
            }  while (eat(";"));
            ws();
            if (i < s.length()) throw new ParseError("junk '" + s.charAt(i) + "'", i);
            return e -> { Object r = null; for (Node n : l) r = n.eval(e); return r; };
        }
        Node expr() {
            int save = i;
            if (eat("let ")) {
                String n = ident();
                if (!eat("=")) throw new ParseError("= expected", i);
                Node v = expr();
                return e -> { Object x = v.eval(e); e.vars.put(n, x); return x; };
            }             if (eat("fn(")) {
                List<String> ps = new ArrayList<>();
                if (!eat(")")) {
                    do ps.add(ident());
                    while (eat(","));
                    if (!eat(")")) throw new ParseError(") expected", i);
                }
                Node b = expr();
                return e -> (Fn) a -> { Env in = new Env(e); for (int k = 0; k < ps.size(); k++) in.vars.put(ps.get(k),
                        k < a.size() ? a.get(k) : null); return b.eval(in); };
            }             if (eat("if ")) {
                Node c = expr();
                if (!eat("then")) throw new ParseError("then expected", i);
                Node t = expr();
                if (!eat("else")) throw new ParseError("else expected", i);
                Node f = expr();
                return e -> ((Double) c.eval(e)) != 0 ? t.eval(e) : f.eval(e);
            } return bin(0);
        }
        final String[][] ops = {{"<", "=="}, {"+", "-"}, {"*", "/", "%"}};
        Node bin(int lv) {
            if (lv == ops.length) return call();
            Node l = bin(lv + 1);
            loop: while (true) {
                for (String o : ops[lv]) if (eat(o)) {
                    Node a = l, b = bin(lv + 1);
                    BinaryOperator<Object> f = f(o);
                    l = e -> f.apply(a.eval(e), b.eval(e));
                    continue loop;
                }
                return l;
            }
        }
        BinaryOperator<Object> f(String o) {
            switch (o) {
                case "+": return (x, y) -> x instanceof String || y instanceof String ? "" + x + y : (Object) ((Double) x
                        + (Double) y);
                case "-": return (x, y) -> (Double) x - (Double) y;
                case "*": return (x, y) -> (Double) x * (Double) y;
                case "/": return (x, y) -> { if ((Double) y == 0) throw new ArithmeticException("div by zero");
                        return (Double) x / (Double) y; };
                case "%": return (x, y) -> (Double) x % (Double) y;
                case "<": return (x, y) -> (Double) x < (Double) y ? 1.0 : 0.0;
                default: return (x, y) -> x.equals(y) ? 1.0 : 0.0;
            }
        }
        Node call() {
            Node f = atom();
            while (eat("(")) {
                List<Node> as = new ArrayList<>();
                if (!eat(")")) {
                    do as.add(expr());
                    while (eat(","));
                    if (!eat(")")) throw new ParseError(") expected", i);
                }
                Node g = f;
                f = e -> { List<Object> v = new ArrayList<>(); for (Node n : as) v.add(n.eval(e));
                        return ((Fn) g.eval(e)).call(v); };
            }
            return f;
        }
        Node atom() {
            ws();
            if (eat("(")) {
                Node n = expr();
                if (!eat(")")) throw new ParseError(") expected", i);
                return n;
            }
            if (eat("-")) {
                Node n = atom();
                return e -> -(Double) n.eval(e);
            }
            if (i < s.length() && s.charAt(i) == '"') {
                int en = s.indexOf('"', i + 1);
                String v = s.substring(i + 1, en);
                i = en + 1;
                return e -> v;
            }
            int st = i;
            while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++;
            if (i > st) {
                double d = Double.parseDouble(s.substring(st, i));
                return e -> d;
            }
            String n = ident();
            if (n.isEmpty()) throw new ParseError("unexpected " + (i < s.length() ? s.substring(i, i + 1) : "end"), i);
            return e -> e.get(n);
        }
    }

    public static void main(String[] args) {
        Env g = new Env(null);
        g.vars.put("pi", Math.PI);
        g.vars.put("sqrt", (Fn) a -> Math.sqrt((Double) a.get(0)));
        g.vars.put("max", (Fn) a -> a.stream().map(x -> (Double) x).max(Comparator.naturalOrder()).get());
        for (String src : new String[]{"1+2*3", "(1+2)*3-4/2", "let x = 5; x*x",
                "let f = fn(n) if n < 2 then n else f(n-1)+f(n-2); f(15)", "sqrt(2)*pi", "max(1,7,3)", "\"a\"+1+2",
                "let add = fn(a) fn(b) a+b; add(3)(4)", "1/0", "1+", "y", "3(4)", "let c = fn() c; 1 == 1", "10 % 4 - -3",
                "1 $ 2", "\"x\" - 1", "1.2.3", "if 0 then 1 else if 1 then 2 else 3", "((((7))))", "let z 3"}) try {
            System.out.println(src + " => " + new Parser(src).program().eval(new Env(g)));
        } catch (ParseError e) {
            System.out.println(src + " !parse " + e.getMessage() + " " + e.pos);
        } catch (ClassCastException e) {
            System.out.println(src + " !cast");
        } catch (RuntimeException e) {
            System.out.println(src + " ! " + e);
        }
    }
}
