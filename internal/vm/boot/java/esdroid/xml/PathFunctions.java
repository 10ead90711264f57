package esdroid.xml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFunction;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** XPath's core functions (XPath 1.0, section 4), and calls of those that the application has. */
final class PathFunctions {
    /** Names, each with the least and the largest number of arguments. */
    private static final String[] CORE = {"last 0 0", "position 0 0", "count 1 1", "id 1 1", "local-name 0 1", "namespace-uri 0 1",
        "name 0 1", "string 0 1", "concat 2 99", "starts-with 2 2", "contains 2 2", "substring-before 2 2", "substring-after 2 2",
        "substring 2 3", "string-length 0 1", "normalize-space 0 1", "translate 3 3", "boolean 1 1", "not 1 1", "true 0 0",
        "false 0 0", "lang 1 1", "number 0 1", "sum 1 1", "floor 1 1", "ceiling 1 1", "round 1 1"};

    private PathFunctions() {
    }

    static PathParser.Expr call(final QName name, final List<PathParser.Expr> args) throws XPathExpressionException {
        if (!name.getNamespaceURI().isEmpty()) {
            return foreign(name, args);
        }
        final String f = name.getLocalPart();
        for (String core : CORE) {
            String[] c = core.split(" ");
            if (!c[0].equals(f)) {
                continue;
            }
            if (args.size() < Integer.parseInt(c[1]) || args.size() > Integer.parseInt(c[2])) {
                throw PathParser.wrong(f + "() takes another number of arguments than " + args.size());
            }
            return new PathParser.Expr() {
                @Override
                Object eval(PathValues.Context c) throws XPathExpressionException {
                    Object[] values = new Object[args.size()];
                    for (int i = 0; i < values.length; i++) {
                        values[i] = args.get(i).eval(c);
                    }
                    return compute(f, values, c);
                }
            };
        }
        throw PathParser.wrong("Could not find function: " + f);
    }

    private static PathParser.Expr foreign(final QName name, final List<PathParser.Expr> args) {
        return new PathParser.Expr() {
            @Override
            Object eval(PathValues.Context c) throws XPathExpressionException {
                XPathFunction f = c.functions == null ? null : c.functions.resolveFunction(name, args.size());
                if (f == null) {
                    throw PathParser.wrong("Could not find function: " + name);
                }
                List<Object> values = new ArrayList<Object>();
                for (PathParser.Expr a : args) {
                    values.add(a.eval(c));
                }
                return PathValues.own(f.evaluate(values));
            }
        };
    }

    private static String string(Object[] a, int i, PathValues.Context c) {
        return i < a.length ? PathValues.string(a[i]) : PathValues.string(c.node);
    }

    private static Node first(Object[] a, PathValues.Context c) throws XPathExpressionException {
        if (a.length == 0) {
            return c.node;
        }
        List<Node> nodes = PathValues.nodes(a[0]);
        return nodes.isEmpty() ? null : nodes.get(0);
    }

    private static Object compute(String f, Object[] a, PathValues.Context c) throws XPathExpressionException {
        switch (f) {
            case "last": return (double) c.size;
            case "position": return (double) c.position;
            case "count": return (double) PathValues.nodes(a[0]).size();
            case "id": return byId(a[0], c);
            case "local-name":
            case "namespace-uri":
            case "name": return nameOf(f, first(a, c));
            case "string": return string(a, 0, c);
            case "concat": {
                StringBuilder sb = new StringBuilder();
                for (Object v : a) {
                    sb.append(PathValues.string(v));
                }
                return sb.toString();
            }
            case "starts-with": return string(a, 0, c).startsWith(string(a, 1, c));
            case "contains": return string(a, 0, c).contains(string(a, 1, c));
            case "substring-before": {
                int i = string(a, 0, c).indexOf(string(a, 1, c));
                return i < 0 ? "" : string(a, 0, c).substring(0, i);
            }
            case "substring-after": {
                String s = string(a, 0, c);
                int i = s.indexOf(string(a, 1, c));
                return i < 0 ? "" : s.substring(i + string(a, 1, c).length());
            }
            case "substring": return substring(string(a, 0, c), PathValues.number(a[1]), a.length > 2 ? PathValues.number(a[2]) : null);
            case "string-length": return (double) string(a, 0, c).length();
            case "normalize-space": return string(a, 0, c).trim().replaceAll("[ \\t\\r\\n]+", " ");
            case "translate": return translate(string(a, 0, c), string(a, 1, c), string(a, 2, c));
            case "boolean": return PathValues.bool(a[0]);
            case "not": return !PathValues.bool(a[0]);
            case "true": return true;
            case "false": return false;
            case "lang": return lang(PathValues.string(a[0]), c.node);
            case "number": return PathValues.number(a.length > 0 ? a[0] : string(a, 0, c));
            case "sum": {
                double sum = 0;
                for (Node n : PathValues.nodes(a[0])) {
                    sum += PathValues.number(PathValues.string(n));
                }
                return sum;
            }
            case "floor": return Math.floor(PathValues.number(a[0]));
            case "ceiling": return Math.ceil(PathValues.number(a[0]));
            default: return round(PathValues.number(a[0]));
        }
    }

    private static double round(double d) {
        return Double.isNaN(d) || Double.isInfinite(d) ? d : d >= -0.5 && d < 0 ? -0.0 : Math.floor(d + 0.5);
    }

    private static String substring(String s, double start, Double length) {
        double from = round(start);
        double to = length == null ? Double.POSITIVE_INFINITY : from + round(length);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            if (i + 1 >= from && i + 1 < to) {
                sb.append(s.charAt(i));
            }
        }
        return sb.toString();
    }

    private static String translate(String s, String from, String to) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            int i = from.indexOf(c);
            if (i < 0) {
                sb.append(c);
            } else if (i < to.length()) {
                sb.append(to.charAt(i));
            }
        }
        return sb.toString();
    }

    private static String nameOf(String f, Node n) {
        if (n == null) {
            return "";
        }
        int type = n.getNodeType();
        if (type != Node.ELEMENT_NODE && type != Node.ATTRIBUTE_NODE && type != Node.PROCESSING_INSTRUCTION_NODE) {
            return "";
        }
        if (f.equals("namespace-uri")) {
            return n.getNamespaceURI() == null ? "" : n.getNamespaceURI();
        }
        String local = n.getLocalName();
        return f.equals("name") || local == null ? n.getNodeName() : local;
    }

    private static boolean lang(String wanted, Node n) {
        for (; n != null; n = PathValues.parent(n)) {
            if (n instanceof Element && ((Element) n).hasAttribute("xml:lang")) {
                String lang = ((Element) n).getAttribute("xml:lang").toLowerCase(java.util.Locale.ROOT);
                String w = wanted.toLowerCase(java.util.Locale.ROOT);
                return lang.equals(w) || lang.startsWith(w + "-");
            }
        }
        return false;
    }

    private static List<Node> byId(Object v, PathValues.Context c) {
        Set<String> ids = new LinkedHashSet<String>();
        List<?> values = v instanceof List ? (List<?>) v : Arrays.asList(v);
        for (Object o : values) {
            ids.addAll(Arrays.asList((o instanceof Node ? PathValues.string((Node) o) : PathValues.string(o)).trim().split("[ \\t\\r\\n]+")));
        }
        Node root = PathValues.root(c.node);
        List<Node> found = new ArrayList<Node>();
        for (String id : ids) {
            Node n = root instanceof Document ? ((Document) root).getElementById(id) : null;
            if (n != null) {
                found.add(n);
            }
        }
        return c.sorted(found);
    }
}
