package esdroid.xml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Attr;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** A step of a location path: an axis, a test and predicates (XPath 1.0, section 2). */
final class PathStep {
    static final List<String> AXES = Arrays.asList("ancestor", "ancestor-or-self", "attribute", "child", "descendant",
            "descendant-or-self", "following", "following-sibling", "namespace", "parent", "preceding", "preceding-sibling", "self");
    private final String axis;
    /** "*", "name", or a node type. */
    private final String kind;
    private final String uri;
    private final String name;
    private final List<PathParser.Expr> predicates;

    PathStep(String axis, String kind, String uri, String name, List<PathParser.Expr> predicates) {
        this.axis = axis;
        this.kind = kind;
        this.uri = uri;
        this.name = name;
        this.predicates = predicates;
    }

    /** What // stands for. */
    static PathStep everything() {
        return new PathStep("descendant-or-self", "node", null, null, Collections.<PathParser.Expr>emptyList());
    }

    static PathParser.Expr path(final PathParser.Expr start, final boolean absolute, final List<PathStep> steps) {
        return new PathParser.Expr() {
            @Override
            Object eval(PathValues.Context c) throws XPathExpressionException {
                List<Node> nodes;
                if (start != null) {
                    nodes = PathValues.nodes(start.eval(c));
                } else if (c.node == null) {
                    throw PathParser.wrong("a path needs a node to start from");
                } else if (absolute) {
                    nodes = Collections.singletonList(PathValues.root(c.node));
                } else {
                    nodes = Collections.singletonList(c.node);
                }
                for (PathStep s : steps) {
                    Set<Node> found = new LinkedHashSet<Node>();
                    for (Node n : nodes) {
                        found.addAll(s.from(c, n));
                    }
                    nodes = c.sorted(found);
                }
                return nodes;
            }
        };
    }

    static PathParser.Expr filter(final PathParser.Expr start, final List<PathParser.Expr> predicates) {
        return new PathParser.Expr() {
            @Override
            Object eval(PathValues.Context c) throws XPathExpressionException {
                return chosen(c, PathValues.nodes(start.eval(c)), predicates);
            }
        };
    }

    /** The nodes for which all predicates hold, a number holding at its position. */
    private static List<Node> chosen(PathValues.Context c, List<Node> nodes, List<PathParser.Expr> predicates)
            throws XPathExpressionException {
        for (PathParser.Expr p : predicates) {
            List<Node> kept = new ArrayList<Node>();
            for (int i = 0; i < nodes.size(); i++) {
                Object v = p.eval(c.at(nodes.get(i), i + 1, nodes.size()));
                if (v instanceof Double ? (Double) v == i + 1 : PathValues.bool(v)) {
                    kept.add(nodes.get(i));
                }
            }
            nodes = kept;
        }
        return nodes;
    }

    private List<Node> from(PathValues.Context c, Node n) throws XPathExpressionException {
        List<Node> all = new ArrayList<Node>();
        for (Node m : onAxis(n)) {
            if (matches(m)) {
                all.add(m);
            }
        }
        return chosen(c, all, predicates);
    }

    private boolean matches(Node n) {
        int type = n.getNodeType();
        switch (kind) {
            case "node": return type != Node.DOCUMENT_TYPE_NODE;
            case "text": return type == Node.TEXT_NODE || type == Node.CDATA_SECTION_NODE;
            case "comment": return type == Node.COMMENT_NODE;
            case "processing-instruction":
                return type == Node.PROCESSING_INSTRUCTION_NODE && (name == null || n.getNodeName().equals(name));
            default: break;
        }
        if (type != (axis.equals("attribute") ? Node.ATTRIBUTE_NODE : Node.ELEMENT_NODE)) {
            return false;
        }
        if (kind.equals("*")) {
            return true;
        }
        String local = n.getLocalName() == null ? n.getNodeName() : n.getLocalName();
        String space = n.getNamespaceURI() == null || n.getNamespaceURI().isEmpty() ? null : n.getNamespaceURI();
        return (name == null || local.equals(name)) && (uri == null ? space == null : uri.equals(space));
    }

    private static void descend(Node n, List<Node> out) {
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) {
            out.add(c);
            descend(c, out);
        }
    }

    /** The nodes on the axis, nearest first. */
    private List<Node> onAxis(Node n) {
        List<Node> all = new ArrayList<Node>();
        boolean isAttribute = n instanceof Attr;
        switch (axis) {
            case "self":
                all.add(n);
                break;
            case "parent":
                if (PathValues.parent(n) != null) {
                    all.add(PathValues.parent(n));
                }
                break;
            case "ancestor-or-self":
            case "ancestor":
                for (Node m = axis.equals("ancestor") ? PathValues.parent(n) : n; m != null; m = PathValues.parent(m)) {
                    all.add(m);
                }
                break;
            case "attribute": {
                NamedNodeMap map = n.getAttributes();
                for (int i = 0; map != null && i < map.getLength(); i++) {
                    String name = map.item(i).getNodeName();
                    if (!name.equals("xmlns") && !name.startsWith("xmlns:")) {
                        all.add(map.item(i));
                    }
                }
                break;
            }
            case "child":
                for (Node c = isAttribute ? null : n.getFirstChild(); c != null; c = c.getNextSibling()) {
                    all.add(c);
                }
                break;
            case "descendant-or-self":
                all.add(n);
                if (!isAttribute) {
                    descend(n, all);
                }
                break;
            case "descendant":
                if (!isAttribute) {
                    descend(n, all);
                }
                break;
            case "following-sibling":
                for (Node c = isAttribute ? null : n.getNextSibling(); c != null; c = c.getNextSibling()) {
                    all.add(c);
                }
                break;
            case "preceding-sibling":
                for (Node c = isAttribute ? null : n.getPreviousSibling(); c != null; c = c.getPreviousSibling()) {
                    all.add(c);
                }
                break;
            case "following":
                if (isAttribute) {
                    n = PathValues.parent(n);
                    descend(n, all);
                }
                for (Node m = n; m != null; m = m.getParentNode()) {
                    for (Node c = m.getNextSibling(); c != null; c = c.getNextSibling()) {
                        all.add(c);
                        descend(c, all);
                    }
                }
                break;
            case "preceding":
                for (Node m = isAttribute ? PathValues.parent(n) : n; m != null; m = m.getParentNode()) {
                    for (Node c = m.getPreviousSibling(); c != null; c = c.getPreviousSibling()) {
                        List<Node> inside = new ArrayList<Node>();
                        descend(c, inside);
                        Collections.reverse(inside);
                        all.addAll(inside);
                        all.add(c);
                    }
                }
                break;
            default: // the nodes of the namespace axis are none of DOM's
                break;
        }
        return all;
    }
}
