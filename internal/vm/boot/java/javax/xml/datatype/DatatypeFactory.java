package javax.xml.datatype;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.GregorianCalendar;
import java.util.ServiceLoader;

/** Makes dates and durations, with the classes of a library: the platform has none. */
public abstract class DatatypeFactory {
    public static final String DATATYPEFACTORY_PROPERTY = "javax.xml.datatype.DatatypeFactory";
    public static final String DATATYPEFACTORY_IMPLEMENTATION_CLASS = new String("org.apache.xerces.jaxp.datatype.DatatypeFactoryImpl");

    protected DatatypeFactory() {
    }

    public static DatatypeFactory newInstance() throws DatatypeConfigurationException {
        String named = System.getProperty(DATATYPEFACTORY_PROPERTY);
        if (named == null) {
            for (DatatypeFactory brought : ServiceLoader.load(DatatypeFactory.class)) {
                return brought;
            }
            named = DATATYPEFACTORY_IMPLEMENTATION_CLASS;
        }
        try {
            return (DatatypeFactory) load(named, null).newInstance();
        } catch (ClassNotFoundException e) {
            throw new DatatypeConfigurationException("Provider " + named + " not found", e);
        } catch (ReflectiveOperationException e) {
            throw new DatatypeConfigurationException("Provider " + named + " could not be instantiated: " + e, e);
        }
    }

    public static DatatypeFactory newInstance(String className, ClassLoader loader) throws DatatypeConfigurationException {
        if (className == null) {
            throw new DatatypeConfigurationException("factoryClassName == null");
        }
        try {
            return (DatatypeFactory) load(className, loader).newInstance();
        } catch (ReflectiveOperationException e) {
            throw new DatatypeConfigurationException(e);
        }
    }

    private static Class<?> load(String name, ClassLoader loader) throws ClassNotFoundException {
        if (loader == null) {
            loader = Thread.currentThread().getContextClassLoader();
        }
        return loader == null ? Class.forName(name) : loader.loadClass(name);
    }

    public abstract Duration newDuration(String arg0);

    public abstract Duration newDuration(long arg0);

    public abstract Duration newDuration(boolean arg0, BigInteger arg1, BigInteger arg2, BigInteger arg3, BigInteger arg4, BigInteger arg5, BigDecimal arg6);

    public abstract XMLGregorianCalendar newXMLGregorianCalendar();

    public abstract XMLGregorianCalendar newXMLGregorianCalendar(String arg0);

    public abstract XMLGregorianCalendar newXMLGregorianCalendar(GregorianCalendar arg0);

    public abstract XMLGregorianCalendar newXMLGregorianCalendar(BigInteger arg0, int arg1, int arg2, int arg3, int arg4, int arg5, BigDecimal arg6, int arg7);
}
