package esdroid.xml;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFunctionResolver;
import javax.xml.xpath.XPathVariableResolver;
import org.w3c.dom.Attr;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** XPath's values: String, Double, Boolean and lists of nodes, and how they turn into each other (XPath 1.0, 3 and 4). */
final class PathValues {
    private PathValues() {
    }

    /** Where an expression is evaluated. */
    static final class Context {
        final Node node;
        final int position;
        final int size;
        final XPathVariableResolver variables;
        final XPathFunctionResolver functions;
        private final IdentityHashMap<Node, Integer> order;

        Context(Node node, XPathVariableResolver variables, XPathFunctionResolver functions) {
            this.node = node;
            position = 1;
            size = 1;
            this.variables = variables;
            this.functions = functions;
            order = new IdentityHashMap<Node, Integer>();
        }

        private Context(Context c, Node node, int position, int size) {
            this.node = node;
            this.position = position;
            this.size = size;
            variables = c.variables;
            functions = c.functions;
            order = c.order;
        }

        Context at(Node n, int position, int size) {
            return new Context(this, n, position, size);
        }

        private void number(Node n) {
            order.put(n, order.size());
            NamedNodeMap attributes = n.getAttributes();
            for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
                order.put(attributes.item(i), order.size());
            }
            for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
                number(c);
            }
        }

        private int place(Node n) {
            if (!order.containsKey(n)) {
                number(root(n));
            }
            return order.get(n);
        }

        /** The nodes in document order, each once. */
        List<Node> sorted(Collection<Node> nodes) {
            if (nodes.size() < 2) {
                return new ArrayList<Node>(nodes);
            }
            final IdentityHashMap<Node, Integer> places = new IdentityHashMap<Node, Integer>();
            for (Node n : nodes) {
                places.put(n, place(n));
            }
            List<Node> all = new ArrayList<Node>(places.keySet());
            Collections.sort(all, new Comparator<Node>() {
                @Override
                public int compare(Node a, Node b) {
                    return places.get(a) - places.get(b);
                }
            });
            return all;
        }
    }

    static Node parent(Node n) {
        return n instanceof Attr ? ((Attr) n).getOwnerElement() : n.getParentNode();
    }

    static Node root(Node n) {
        while (parent(n) != null) {
            n = parent(n);
        }
        return n;
    }

    private static void text(Node n, StringBuilder out) {
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
            int type = c.getNodeType();
            if (type == Node.TEXT_NODE || type == Node.CDATA_SECTION_NODE) {
                out.append(c.getNodeValue());
            } else if (type == Node.ELEMENT_NODE || type == Node.ENTITY_REFERENCE_NODE) {
                text(c, out);
            }
        }
    }

    static String string(Node n) {
        int type = n.getNodeType();
        if (type == Node.ELEMENT_NODE || type == Node.DOCUMENT_NODE || type == Node.DOCUMENT_FRAGMENT_NODE) {
            StringBuilder out = new StringBuilder();
            text(n, out);
            return out.toString();
        }
        return n.getNodeValue() == null ? "" : n.getNodeValue();
    }

    @SuppressWarnings("unchecked")
    static String string(Object v) {
        if (v instanceof List) {
            List<Node> nodes = (List<Node>) v;
            return nodes.isEmpty() ? "" : string(nodes.get(0));
        }
        if (v instanceof Double) {
            double d = (Double) v;
            if (d == 0) {
                return "0";
            }
            if (Double.isNaN(d) || Double.isInfinite(d)) {
                return v.toString();
            }
            BigDecimal exact = new BigDecimal(v.toString()).stripTrailingZeros();
            return exact.toPlainString();
        }
        return v.toString();
    }

    /** A number as XPath writes it: digits and a point, no exponent. */
    static Double number(Object v) {
        if (v instanceof Double) {
            return (Double) v;
        }
        if (v instanceof Boolean) {
            return (Boolean) v ? 1.0 : 0.0;
        }
        String s = string(v);
        int from = 0;
        int to = s.length();
        while (from < to && " \t\r\n".indexOf(s.charAt(from)) >= 0) {
            from++;
        }
        while (to > from && " \t\r\n".indexOf(s.charAt(to - 1)) >= 0) {
            to--;
        }
        int digits = 0;
        int points = 0;
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            if (c >= '0' && c <= '9') {
                digits++;
            } else if (c == '.') {
                points++;
            } else if (c != '-' || i != from) {
                return Double.NaN;
            }
        }
        return digits == 0 || points > 1 ? Double.NaN : Double.valueOf(s.substring(from, to));
    }

    static boolean bool(Object v) {
        if (v instanceof Boolean) {
            return (Boolean) v;
        }
        if (v instanceof Double) {
            double d = (Double) v;
            return d != 0 && d == d;
        }
        return v instanceof List ? !((List<?>) v).isEmpty() : !v.toString().isEmpty();
    }

    @SuppressWarnings("unchecked")
    static List<Node> nodes(Object v) throws XPathExpressionException {
        if (!(v instanceof List)) {
            throw new XPathExpressionException("Can not convert " + (v instanceof Double ? "#NUMBER"
                    : v instanceof Boolean ? "#BOOLEAN" : "#STRING") + " to a NodeList!");
        }
        return (List<Node>) v;
    }

    /** A value of the application as one of XPath's. */
    static Object own(Object v) {
        if (v instanceof Node) {
            return Collections.singletonList((Node) v);
        }
        if (v instanceof NodeList) {
            List<Node> all = new ArrayList<Node>();
            for (int i = 0; i < ((NodeList) v).getLength(); i++) {
                all.add(((NodeList) v).item(i));
            }
            return all;
        }
        return v instanceof Number ? Double.valueOf(((Number) v).doubleValue()) : v instanceof Boolean ? v : v.toString();
    }

    /** Comparisons; with node sets, whether some node compares so. */
    static boolean compare(String op, Object a, Object b) {
        if (a instanceof List) {
            if (b instanceof Boolean) {
                return compareSimple(op, bool(a), b);
            }
            for (Object n : (List<?>) a) {
                if (compare(op, string((Node) n), b)) {
                    return true;
                }
            }
            return false;
        }
        if (b instanceof List) {
            if (a instanceof Boolean) {
                return compareSimple(op, a, bool(b));
            }
            for (Object n : (List<?>) b) {
                if (compareSimple(op, a, string((Node) n))) {
                    return true;
                }
            }
            return false;
        }
        return compareSimple(op, a, b);
    }

    private static boolean compareSimple(String op, Object a, Object b) {
        if (op.equals("=") || op.equals("!=")) {
            boolean same;
            if (a instanceof Boolean || b instanceof Boolean) {
                same = bool(a) == bool(b);
            } else if (a instanceof Double || b instanceof Double) {
                same = number(a).doubleValue() == number(b).doubleValue();
            } else {
                same = a.equals(b);
            }
            return same == op.equals("=");
        }
        double x = number(a);
        double y = number(b);
        return op.equals("<") ? x < y : op.equals("<=") ? x <= y : op.equals(">") ? x > y : x >= y;
    }
}
