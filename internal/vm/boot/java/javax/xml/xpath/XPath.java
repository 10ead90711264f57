package javax.xml.xpath;

import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import org.xml.sax.InputSource;

/** Makes expressions and evaluates them. */
public interface XPath {
    void reset();

    void setXPathVariableResolver(XPathVariableResolver resolver);

    XPathVariableResolver getXPathVariableResolver();

    void setXPathFunctionResolver(XPathFunctionResolver resolver);

    XPathFunctionResolver getXPathFunctionResolver();

    void setNamespaceContext(NamespaceContext nsContext);

    NamespaceContext getNamespaceContext();

    XPathExpression compile(String expression) throws XPathExpressionException;

    Object evaluate(String expression, Object item, QName returnType) throws XPathExpressionException;

    String evaluate(String expression, Object item) throws XPathExpressionException;

    Object evaluate(String expression, InputSource source, QName returnType) throws XPathExpressionException;

    String evaluate(String expression, InputSource source) throws XPathExpressionException;
}
