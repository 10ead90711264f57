import javax.xml.datatype.DatatypeConfigurationException;
import javax.xml.datatype.DatatypeConstants;
import javax.xml.datatype.DatatypeFactory;

/** The types of XML Schema: names for all, an implementation if a library brings one. */
public class Datatypes {
    public static void main(String[] args) {
        System.out.println(DatatypeConstants.DATETIME + " " + DatatypeConstants.DAYS + DatatypeConstants.DAYS.getId() + DatatypeConstants.FIELD_UNDEFINED);
        try {
            System.out.println(DatatypeFactory.newInstance() != null);
        } catch (DatatypeConfigurationException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getClass());
        }
        try {
            DatatypeFactory.newInstance("no.Such", null);
        } catch (DatatypeConfigurationException e) {
            System.out.println(e.getClass());
        }
    }
}
