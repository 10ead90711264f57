package esdroid.xml;

import java.io.IOException;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathFactoryConfigurationException;
import javax.xml.xpath.XPathFunctionResolver;
import javax.xml.xpath.XPathVariableResolver;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The platform's evaluator of XPath 1.0. */
public final class PathEngine implements XPath {
    NamespaceContext namespaces;
    XPathVariableResolver variables;
    XPathFunctionResolver functions;
    private final XPathVariableResolver firstVariables;
    private final XPathFunctionResolver firstFunctions;

    PathEngine(XPathVariableResolver variables, XPathFunctionResolver functions) {
        firstVariables = variables;
        firstFunctions = functions;
        reset();
    }

    @Override
    public void reset() {
        variables = firstVariables;
        functions = firstFunctions;
        namespaces = null;
    }

    private static <T> T required(T value, String name) {
        if (value == null) {
            throw new NullPointerException(name + " == null");
        }
        return value;
    }

    @Override
    public void setXPathVariableResolver(XPathVariableResolver resolver) {
        variables = required(resolver, "resolver");
    }

    @Override
    public XPathVariableResolver getXPathVariableResolver() {
        return variables;
    }

    @Override
    public void setXPathFunctionResolver(XPathFunctionResolver resolver) {
        functions = required(resolver, "resolver");
    }

    @Override
    public XPathFunctionResolver getXPathFunctionResolver() {
        return functions;
    }

    @Override
    public void setNamespaceContext(NamespaceContext nsContext) {
        namespaces = required(nsContext, "nsContext");
    }

    @Override
    public NamespaceContext getNamespaceContext() {
        return namespaces;
    }

    @Override
    public XPathExpression compile(String expression) throws XPathExpressionException {
        return new Compiled(this, new PathParser(required(expression, "expression"), namespaces).parse());
    }

    @Override
    public Object evaluate(String expression, Object item, QName type) throws XPathExpressionException {
        return compile(expression).evaluate(item, type);
    }

    @Override
    public String evaluate(String expression, Object item) throws XPathExpressionException {
        return compile(expression).evaluate(item);
    }

    @Override
    public Object evaluate(String expression, InputSource source, QName type) throws XPathExpressionException {
        return compile(expression).evaluate(source, type);
    }

    @Override
    public String evaluate(String expression, InputSource source) throws XPathExpressionException {
        return compile(expression).evaluate(source);
    }

    /** An expression with the resolvers that it was compiled with. */
    private static final class Compiled implements XPathExpression {
        private final XPathVariableResolver variables;
        private final XPathFunctionResolver functions;
        private final PathParser.Expr expr;

        Compiled(PathEngine engine, PathParser.Expr expr) {
            variables = engine.variables;
            functions = engine.functions;
            this.expr = expr;
        }

        @Override
        public Object evaluate(Object item, QName type) throws XPathExpressionException {
            required(type, "returnType");
            boolean known = type.equals(XPathConstants.STRING) || type.equals(XPathConstants.NUMBER)
                    || type.equals(XPathConstants.BOOLEAN) || type.equals(XPathConstants.NODE)
                    || type.equals(XPathConstants.NODESET);
            if (!known) {
                throw new IllegalArgumentException("UnsupportedReturnType: " + type);
            }
            if (item != null && !(item instanceof Node)) {
                throw new XPathExpressionException("the item must be a Node, not " + item.getClass().getName());
            }
            PathValues.Context c = new PathValues.Context((Node) item, variables, functions);
            Object value = expr.eval(c);
            if (type.equals(XPathConstants.STRING)) {
                return PathValues.string(value);
            }
            if (type.equals(XPathConstants.NUMBER)) {
                return PathValues.number(value);
            }
            if (type.equals(XPathConstants.BOOLEAN)) {
                return PathValues.bool(value);
            }
            List<Node> nodes = PathValues.nodes(value);
            if (type.equals(XPathConstants.NODE)) {
                return nodes.isEmpty() ? null : nodes.get(0);
            }
            return new Nodes(nodes);
        }

        @Override
        public String evaluate(Object item) throws XPathExpressionException {
            return (String) evaluate(item, XPathConstants.STRING);
        }

        @Override
        public Object evaluate(InputSource source, QName type) throws XPathExpressionException {
            required(source, "source");
            try {
                DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
                f.setNamespaceAware(true);
                return evaluate(f.newDocumentBuilder().parse(source), type);
            } catch (ParserConfigurationException e) {
                throw new XPathExpressionException(e);
            } catch (SAXException e) {
                throw new XPathExpressionException(e);
            } catch (IOException e) {
                throw new XPathExpressionException(e);
            }
        }

        @Override
        public String evaluate(InputSource source) throws XPathExpressionException {
            return (String) evaluate(source, XPathConstants.STRING);
        }
    }

    /** Nodes in document order. */
    private static final class Nodes implements NodeList {
        private final List<Node> nodes;

        Nodes(List<Node> nodes) {
            this.nodes = nodes;
        }

        @Override
        public Node item(int i) {
            return i < 0 || i >= nodes.size() ? null : nodes.get(i);
        }

        @Override
        public int getLength() {
            return nodes.size();
        }
    }

    /** Makes evaluators. */
    public static final class Factory extends XPathFactory {
        private XPathVariableResolver variables;
        private XPathFunctionResolver functions;
        private boolean secure;

        @Override
        public boolean isObjectModelSupported(String objectModel) {
            if (required(objectModel, "objectModel").isEmpty()) {
                throw new IllegalArgumentException("objectModel.length() == 0");
            }
            return objectModel.equals(DEFAULT_OBJECT_MODEL_URI);
        }

        @Override
        public void setFeature(String name, boolean value) throws XPathFactoryConfigurationException {
            check(name);
            secure = value;
        }

        @Override
        public boolean getFeature(String name) throws XPathFactoryConfigurationException {
            check(name);
            return secure;
        }

        private static void check(String name) throws XPathFactoryConfigurationException {
            if (!required(name, "name").equals(XMLConstants.FEATURE_SECURE_PROCESSING)) {
                throw new XPathFactoryConfigurationException("Unable to set unknown feature \"" + name + "\".");
            }
        }

        @Override
        public void setXPathVariableResolver(XPathVariableResolver resolver) {
            variables = required(resolver, "resolver");
        }

        @Override
        public void setXPathFunctionResolver(XPathFunctionResolver resolver) {
            functions = required(resolver, "resolver");
        }

        @Override
        public XPath newXPath() {
            return new PathEngine(variables, functions);
        }
    }
}
