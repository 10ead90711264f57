package javax.xml.parsers;

/** No parser can be made as asked. */
public class ParserConfigurationException extends Exception {
    public ParserConfigurationException() {
    }

    public ParserConfigurationException(String msg) {
        super(msg);
    }
}
