package esdroid.xml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Node;

/** Reads expressions of XPath 1.0 (its section 3.7) by recursive descent. */
final class PathParser {
    private static final int DEEPEST = 500;
    private final NamespaceContext namespaces;
    private final String text;
    private final List<String> tokens = new ArrayList<String>();
    private int at;
    private int depth;

    /** Something that has a value. */
    abstract static class Expr {
        abstract Object eval(PathValues.Context c) throws XPathExpressionException;
    }

    PathParser(String text, NamespaceContext namespaces) throws XPathExpressionException {
        this.text = text;
        this.namespaces = namespaces;
        scan();
    }

    static XPathExpressionException wrong(String what) {
        return new XPathExpressionException("javax.xml.transform.TransformerException: " + what);
    }

    private static boolean nameStart(char c) {
        return Character.isLetter(c) || c == '_';
    }

    private static boolean namePart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
    }

    /** Strings keep their first quote; names and numbers tell themselves by their first character. */
    private void scan() throws XPathExpressionException {
        int n = text.length();
        for (int i = 0; i < n;) {
            char c = text.charAt(i);
            int from = i;
            if (" \t\r\n".indexOf(c) >= 0) {
                i++;
                continue;
            }
            if (c == '"' || c == '\'') {
                i = text.indexOf(c, i + 1) + 1;
                if (i == 0) {
                    throw wrong("misquoted literal... expected " + (c == '"' ? "double" : "single") + " quote!");
                }
                tokens.add(text.substring(from, i - 1));
                continue;
            }
            if (c >= '0' && c <= '9' || c == '.' && i + 1 < n && text.charAt(i + 1) >= '0' && text.charAt(i + 1) <= '9') {
                while (i < n && (text.charAt(i) >= '0' && text.charAt(i) <= '9' || text.charAt(i) == '.')) {
                    i++;
                }
            } else if (nameStart(c)) {
                while (i < n && namePart(text.charAt(i))) {
                    i++;
                }
                // A prefix and its name are one token; the colons of an axis are not.
                if (i + 1 < n && text.charAt(i) == ':' && (nameStart(text.charAt(i + 1)) || text.charAt(i + 1) == '*')) {
                    i++;
                    if (text.charAt(i) == '*') {
                        i++;
                    } else {
                        while (i < n && namePart(text.charAt(i))) {
                            i++;
                        }
                    }
                }
            } else {
                String two = text.substring(i, Math.min(n, i + 2));
                boolean pair = Arrays.asList("//", "::", "..", "!=", "<=", ">=").contains(two);
                if (!pair && "/()[]@,|+-=<>*.$".indexOf(c) < 0) {
                    throw wrong("Extra illegal tokens: '" + c + "'");
                }
                i += pair ? 2 : 1;
            }
            tokens.add(text.substring(from, i));
        }
    }

    Expr parse() throws XPathExpressionException {
        Expr e = binary(0);
        if (at < tokens.size()) {
            throw wrong("Extra illegal tokens: '" + tokens.get(at) + "'");
        }
        return e;
    }

    private String peek() {
        return at < tokens.size() ? tokens.get(at) : "";
    }

    private String ahead() {
        return at + 1 < tokens.size() ? tokens.get(at + 1) : "";
    }

    private boolean take(String token) {
        if (!peek().equals(token)) {
            return false;
        }
        at++;
        return true;
    }

    private void need(String token) throws XPathExpressionException {
        if (!take(token)) {
            throw wrong("Expected " + token + ", but found: " + peek());
        }
    }

    private static final String[][] LEVELS = {{"or"}, {"and"}, {"=", "!="}, {"<", "<=", ">", ">="}, {"+", "-"}, {"*", "div", "mod"}};

    private Expr binary(final int level) throws XPathExpressionException {
        if (level == LEVELS.length) {
            return unary();
        }
        if (++depth > DEEPEST * LEVELS.length) {
            throw wrong("the expression is nested too deep");
        }
        Expr left = binary(level + 1);
        while (Arrays.asList(LEVELS[level]).contains(peek())) {
            final String op = tokens.get(at++);
            final Expr a = left;
            final Expr b = binary(level + 1);
            left = new Expr() {
                @Override
                Object eval(PathValues.Context c) throws XPathExpressionException {
                    if (level < 2) {
                        boolean or = level == 0;
                        return PathValues.bool(a.eval(c)) == or ? or : PathValues.bool(b.eval(c));
                    }
                    Object x = a.eval(c);
                    Object y = b.eval(c);
                    return level < 4 ? (Object) PathValues.compare(op, x, y) : compute(op, PathValues.number(x), PathValues.number(y));
                }
            };
        }
        depth--;
        return left;
    }

    private static Double compute(String op, double x, double y) {
        switch (op) {
            case "+": return x + y;
            case "-": return x - y;
            case "*": return x * y;
            case "div": return x / y;
            default: return x % y;
        }
    }

    private Expr unary() throws XPathExpressionException {
        if (!take("-")) {
            return union();
        }
        if (++depth > DEEPEST * LEVELS.length) {
            throw wrong("the expression is nested too deep");
        }
        final Expr e = unary();
        depth--;
        return new Expr() {
            @Override
            Object eval(PathValues.Context c) throws XPathExpressionException {
                return -PathValues.number(e.eval(c));
            }
        };
    }

    private Expr union() throws XPathExpressionException {
        Expr left = path();
        while (take("|")) {
            final Expr a = left;
            final Expr b = path();
            left = new Expr() {
                @Override
                Object eval(PathValues.Context c) throws XPathExpressionException {
                    Set<Node> all = new LinkedHashSet<Node>(PathValues.nodes(a.eval(c)));
                    all.addAll(PathValues.nodes(b.eval(c)));
                    return c.sorted(all);
                }
            };
        }
        return left;
    }

    private static boolean isNodeType(String s) {
        return s.equals("node") || s.equals("text") || s.equals("comment") || s.equals("processing-instruction");
    }

    private static boolean isName(String s) {
        return !s.isEmpty() && nameStart(s.charAt(0));
    }

    /** A location path, or an expression that steps may follow. */
    private Expr path() throws XPathExpressionException {
        String t = peek();
        Expr start = null;
        List<PathStep> steps = new ArrayList<PathStep>();
        boolean absolute = false;
        boolean primary = t.startsWith("\"") || t.startsWith("'") || t.equals("$") || t.equals("(")
                || !t.isEmpty() && (Character.isDigit(t.charAt(0)) || t.charAt(0) == '.' && t.length() > 1 && !t.equals(".."))
                || isName(t) && ahead().equals("(") && !isNodeType(t);
        if (primary) {
            start = primary();
            List<Expr> filters = predicates();
            if (!filters.isEmpty()) {
                start = PathStep.filter(start, filters);
            }
            if (!peek().equals("/") && !peek().equals("//")) {
                return start;
            }
        } else {
            absolute = t.equals("/") || t.equals("//");
            if (take("/")) {
                if (!startsStep()) {
                    return PathStep.path(null, true, steps);
                }
                steps.add(step());
            } else if (!t.equals("//")) {
                steps.add(step());
            }
        }
        while (true) {
            if (take("//")) {
                steps.add(PathStep.everything());
            } else if (!take("/")) {
                return PathStep.path(start, absolute, steps);
            }
            steps.add(step());
        }
    }

    private boolean startsStep() {
        String t = peek();
        return isName(t) || t.equals("*") || t.equals("@") || t.equals(".") || t.equals("..");
    }

    private List<Expr> predicates() throws XPathExpressionException {
        List<Expr> all = new ArrayList<Expr>();
        while (take("[")) {
            all.add(binary(0));
            need("]");
        }
        return all;
    }

    private PathStep step() throws XPathExpressionException {
        if (take(".")) {
            return new PathStep("self", "node", null, null, predicates());
        }
        if (take("..")) {
            return new PathStep("parent", "node", null, null, predicates());
        }
        String axis = "child";
        if (take("@")) {
            axis = "attribute";
        } else if (ahead().equals("::")) {
            axis = tokens.get(at);
            at += 2;
            if (!PathStep.AXES.contains(axis)) {
                throw wrong("illegal axis name: " + axis);
            }
        }
        String t = peek();
        if (t.equals("*")) {
            at++;
            return new PathStep(axis, "*", null, null, predicates());
        }
        if (!isName(t)) {
            throw wrong(t.isEmpty() ? "Expected a location step" : "A location step was expected following the '/' or '//' token.");
        }
        at++;
        if (isNodeType(t) && take("(")) {
            String name = null;
            if (!peek().equals(")")) {
                name = tokens.get(at++).substring(1);
            }
            need(")");
            return new PathStep(axis, t, null, name, predicates());
        }
        int colon = t.indexOf(':');
        String local = t.substring(colon + 1);
        return new PathStep(axis, "name", colon < 0 ? null : resolve(t.substring(0, colon)), local.equals("*") ? null : local, predicates());
    }

    private String resolve(String prefix) throws XPathExpressionException {
        if (namespaces == null) {
            return prefix; // as Xalan's lexer has it
        }
        String uri = namespaces.getNamespaceURI(prefix);
        if (uri == null || uri.isEmpty()) {
            throw wrong("Prefix must resolve to a namespace: " + prefix);
        }
        return uri;
    }

    private QName name(String t) throws XPathExpressionException {
        int colon = t.indexOf(':');
        return colon < 0 ? new QName(t) : new QName(resolve(t.substring(0, colon)), t.substring(colon + 1), t.substring(0, colon));
    }

    private static Expr constant(final Object value) {
        return new Expr() {
            @Override
            Object eval(PathValues.Context c) {
                return value;
            }
        };
    }

    private Expr primary() throws XPathExpressionException {
        String t = tokens.get(at++);
        if (t.equals("(")) {
            Expr e = binary(0);
            need(")");
            return e;
        }
        char c = t.charAt(0);
        if (c == '"' || c == '\'') {
            return constant(t.substring(1));
        }
        if (t.equals("$")) {
            if (!isName(peek())) {
                throw wrong("a variable has no name");
            }
            return variable(name(tokens.get(at++)));
        }
        if (!isName(t)) {
            if (t.indexOf('.') != t.lastIndexOf('.')) {
                throw wrong("'" + t + "' could not be formatted to a number!");
            }
            return constant(Double.valueOf(t));
        }
        need("(");
        List<Expr> args = new ArrayList<Expr>();
        if (!peek().equals(")")) {
            do {
                args.add(binary(0));
            } while (take(","));
        }
        need(")");
        return PathFunctions.call(name(t), args);
    }

    private static Expr variable(final QName name) {
        return new Expr() {
            @Override
            Object eval(PathValues.Context c) throws XPathExpressionException {
                Object v = c.variables == null ? null : c.variables.resolveVariable(name);
                if (v == null) {
                    throw wrong("Could not find variable with the name of " + name.getLocalPart());
                }
                return PathValues.own(v);
            }
        };
    }
}
