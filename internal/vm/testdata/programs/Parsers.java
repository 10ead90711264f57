import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** The parsers of the class library on any text: they take it, or refuse it by the exception that is theirs. */
public class Parsers {
    public static void main(String[] a) throws Throwable {
        String text = a[1];
        switch (a[0].charAt(0) % 6) {
            case 0: pull(text); break;
            case 1: sax(text); break;
            case 2: dom(text); break;
            case 3: json(text); break;
            case 4: regex(text); break;
            default: formats(text); break;
        }
    }

    /** Calls a method of a class that only Android has. */
    static Object call(Class<?> c, Object target, String name, Object... args) throws Throwable {
        for (java.lang.reflect.Method m : c.getMethods()) {
            if (m.getName().equals(name) && m.getParameterTypes().length == args.length) {
                try {
                    return m.invoke(target, args);
                } catch (java.lang.reflect.InvocationTargetException e) {
                    throw e.getCause();
                }
            }
        }
        throw new NoSuchMethodError(name);
    }

    static void pull(String text) throws Throwable {
        try {
            Class<?> factory = Class.forName("org.xmlpull.v1.XmlPullParserFactory"), parser = Class.forName("org.xmlpull.v1.XmlPullParser");
            Object p = call(factory, call(factory, null, "newInstance"), "newPullParser");
            call(parser, p, "setFeature", "http://xmlpull.org/v1/doc/features.html#process-namespaces", text.length() % 2 == 0);
            call(parser, p, "setInput", new StringReader(text));
            for (Object event = 0; !event.equals(1); event = call(parser, p, "nextToken")) { // 1 is END_DOCUMENT
                for (int i = 0; i < (Integer) call(parser, p, "getAttributeCount"); i++) call(parser, p, "getAttributeValue", i).hashCode();
                (call(parser, p, "getName") + "" + call(parser, p, "getText") + call(parser, p, "getPositionDescription")).hashCode();
            }
        } catch (java.io.IOException e) {
        } catch (Exception e) {
            if (!e.getClass().getName().equals("org.xmlpull.v1.XmlPullParserException")) throw e;
        }
    }

    static void sax(String text) throws Exception {
        try {
            javax.xml.parsers.SAXParserFactory.newInstance().newSAXParser()
                .parse(new org.xml.sax.InputSource(new StringReader(text)), new org.xml.sax.helpers.DefaultHandler());
        } catch (org.xml.sax.SAXException e) {
        } catch (java.io.IOException e) {
        }
    }

    static void dom(String text) throws Exception {
        try {
            javax.xml.parsers.DocumentBuilderFactory factory = javax.xml.parsers.DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(text.length() % 2 == 0);
            org.w3c.dom.Document d = factory.newDocumentBuilder().parse(new org.xml.sax.InputSource(new StringReader(text)));
            d.getDocumentElement().getTextContent();
            d.getElementsByTagName("*").getLength();
        } catch (org.xml.sax.SAXException e) {
        } catch (java.io.IOException e) {
        }
    }

    static void json(String text) throws Exception {
        try {
            java.lang.reflect.Constructor<?> maker = Class.forName("org.json.JSONObject").getConstructor(String.class);
            String once = maker.newInstance(text).toString();
            if (!maker.newInstance(once).toString().equals(once)) throw new IllegalStateException("read again: " + once);
        } catch (java.lang.reflect.InvocationTargetException e) {
            if (e.getCause() instanceof Error) throw (Error) e.getCause();
            if (!e.getCause().getClass().getName().equals("org.json.JSONException")) throw e;
        }
    }

    static void regex(String text) {
        int half = text.length() / 2;
        try {
            Matcher m = Pattern.compile(text.substring(0, half)).matcher(text.substring(half));
            while (m.find()) for (int i = 0; i <= m.groupCount(); i++) if (m.group(i) != null && !m.group(i).equals(text.substring(half).substring(m.start(i), m.end(i)))) throw new IllegalStateException("group " + i);
            m.reset().matches();
        } catch (PatternSyntaxException e) {
        }
    }

    static void formats(String text) {
        try { new java.text.SimpleDateFormat(text).format(new java.util.Date(0)); } catch (IllegalArgumentException e) { }
        try { new java.text.DecimalFormat(text).format(-1234.5); } catch (IllegalArgumentException e) { }
        try { java.text.MessageFormat.format(text, 1, "x"); } catch (IllegalArgumentException e) { }
        try { String.format(text, 1, "x", 2.5); } catch (IllegalArgumentException e) { }
        try { java.time.LocalDateTime.parse(text); } catch (java.time.DateTimeException e) { }
        try { java.net.URI.create(text).toString(); } catch (IllegalArgumentException e) { }
        try { new java.math.BigDecimal(text).toPlainString().length(); } catch (NumberFormatException e) { }
    }
}
