package javax.xml.xpath;

import javax.xml.namespace.QName;

/** Finds functions of the application. */
public interface XPathFunctionResolver {
    XPathFunction resolveFunction(QName functionName, int arity);
}
