package javax.xml.xpath;

import java.util.List;

/** A function of the application. */
public interface XPathFunction {
    Object evaluate(List args) throws XPathFunctionException;
}
