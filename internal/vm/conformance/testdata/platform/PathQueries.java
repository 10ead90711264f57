import java.io.*;
import java.util.*;
import javax.xml.namespace.*;
import javax.xml.parsers.*;
import javax.xml.xpath.*;
import org.w3c.dom.*;
import org.xml.sax.InputSource;

/** XPath over a small shop. */
public class PathQueries {
    static final String XML = "<?xml version='1.0'?><shop xmlns:x='urn:extra'><!-- goods --><item id='a1' price='9.50'><name>Apple</name><tag>fruit</tag><tag>red</tag></item>"         + "<item id='b2' price='3'><name>Broom</name></item><x:item id='c3' price='12.25'><name>Chair</name><tag>wood</tag></x:item><item id='d4'><name>  Door   frame </name></item><?note keep?></shop>";

    static void p(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) throws Exception {
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(true);
        Document doc = f.newDocumentBuilder().parse(new InputSource(new StringReader(XML)));
        XPath xp = XPathFactory.newInstance().newXPath();
        String[] strings = {"/shop/item[1]/name", "//name", "count(//item)", "sum(//item/@price)", "//item[@price > 5]/@id",
                "string(//item[last()]/@id)", "normalize-space(//item[@id='d4']/name)",
                "concat('a', 1 + 2 * 3, \"b\")", "7 div 2", "7 mod 3", "-7 mod 3", "1 div 0", "0 div 0", "round(2.5)",
                "round(-2.5)", "floor(-1.5)", "ceiling(1.2)", "substring('12345', 2, 3)", "substring('12345', 1.5, 2.6)",
                "substring-before('1999/04/01', '/')", "substring-after('1999/04/01', '/')", "translate('bar', 'abc', 'AB')",
                "string-length('hello')", "starts-with('hello', 'he')", "contains('hello', 'xx')", "not(true())",
                "boolean(//nothing)",             "number('12x')", "number(' 12 ')", "name(//*[@id='c3'])",
                "local-name(//*[@id='c3'])", "namespace-uri(//*[@id='c3'])", "//comment()", "//processing-instruction()",
                "//item/tag[2]", "//tag[. = 'wood']/../@id", "//item[tag]/name",             "//item[not(@price)]/@id",
                "//*[self::name or self::tag][3]", "//item[position() mod 2 = 1][2]/@id", "string(1.0)", "string(0.1 + 0.2)",
                "string(100000000000)", "string(-0)", "'a' = 'a'", "3 > 2 > 1", "//item/@price = 3", "//item/@price != 3",
                "//name[starts-with(., 'B')]/following::name", "//name[starts-with(., 'B')]/preceding::name",
                "//tag[1]/following-sibling::tag", "//tag/ancestor::*[1]/@id", "count(//name | //tag)", "count(//node())",
                "count(//text())", "id('a1')", "lang('en')"};
        for (String s : strings) {
            try {
                p(s + " -> [" + xp.evaluate(s, doc) + "]");
            } catch (XPathExpressionException e) {
                p(s + " ! " + e.getClass().getSimpleName());
            }
        }
        NodeList list = (NodeList) xp.evaluate("//item | //comment()", doc, XPathConstants.NODESET);
        for (int i = 0; i < list.getLength(); i++) p(list.item(i).getNodeName() + " " + list.item(i).getNodeType());
        Node n = (Node) xp.evaluate("//tag", doc, XPathConstants.NODE);
        p(n.getTextContent() + " " + xp.evaluate("..//name", n) + " " + xp.evaluate("self::node()", n) + " "
                + xp.evaluate("@id", n.getParentNode()));
        p(xp.evaluate("count(//item)", doc, XPathConstants.NUMBER) + " " + xp.evaluate("//item", doc,
                XPathConstants.BOOLEAN) + " " + xp.evaluate("//zip", doc, XPathConstants.NODE));
        xp.setNamespaceContext(new NamespaceContext() {             public String getNamespaceURI(String prefix) { return prefix.equals("e") ? "urn:extra" : ""; }             public String getPrefix(String uri) { return null; }             public Iterator<String> getPrefixes(String uri) { return null; }         });
        p(xp.evaluate("//e:item/name", doc) + " " + xp.evaluate("count(//e:*)", doc));
        xp.setXPathVariableResolver(v -> v.getLocalPart().equals("max") ? (Object) 5.0 : "?");
        p(xp.evaluate("//item[@price < $max]/name", doc) + " " + xp.evaluate("$other", doc));
        XPathExpression e = xp.compile("//item[name = 'Apple']/@price * 2");
        p(e.evaluate(doc) + " " + e.evaluate(doc, XPathConstants.NUMBER));
        p(xp.evaluate("/a/b", new InputSource(new StringReader("<a><b>deep</b></a>"))));
        for (String bad : new String[]{"//[", "foo(", "1 +", "//item[", "nofunc()", "''x"}) {
            try {
                xp.compile(bad).evaluate(doc);
                p("fine " + bad);
            } catch (XPathExpressionException x) {
                p(bad + " ! bad");
            }
        }
        p(new QName("urn:a", "b", "c") + " " + new QName("z") + " " + QName.valueOf("{u}v").getLocalPart() + " "
                + new QName("u", "v").equals(QName.valueOf("{u}v")) + " " + new QName("u", "v", "w").getPrefix());
        p(XPathConstants.NODESET + " " + XPathConstants.STRING.getLocalPart());
    }
}
