package javax.xml.xpath;

import javax.xml.namespace.QName;
import org.xml.sax.InputSource;

/** An expression that is ready to be evaluated. */
public interface XPathExpression {
    Object evaluate(Object item, QName returnType) throws XPathExpressionException;

    String evaluate(Object item) throws XPathExpressionException;

    Object evaluate(InputSource source, QName returnType) throws XPathExpressionException;

    String evaluate(InputSource source) throws XPathExpressionException;
}
