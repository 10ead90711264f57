package com.android.internal.util;

import android.util.Xml;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;
import org.xmlpull.v1.XmlSerializer;

/** Helpers for XML, and the file format of preferences. */
public class XmlUtils {
    private XmlUtils() {}

    public static void skipCurrentTag(XmlPullParser parser) throws XmlPullParserException, IOException {
        int outerDepth = parser.getDepth();
        int type;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT
                && (type != XmlPullParser.END_TAG || parser.getDepth() > outerDepth)) {
            continue;
        }
    }

    public static final int convertValueToList(CharSequence value, String[] options, int defaultValue) {
        if (value != null) {
            for (int i = 0; i < options.length; i++) {
                if (value.equals(options[i])) {
                    return i;
                }
            }
        }
        return defaultValue;
    }

    public static final boolean convertValueToBoolean(CharSequence value, boolean defaultValue) {
        if (value == null || value.length() == 0) {
            return defaultValue;
        }
        return value.equals("1") || value.equals("true") || value.equals("TRUE");
    }

    public static final int convertValueToInt(CharSequence charSeq, int defaultValue) {
        if (charSeq == null || charSeq.length() == 0) {
            return defaultValue;
        }
        String nm = charSeq.toString();
        int sign = 1;
        int index = 0;
        int len = nm.length();
        int base = 10;
        if ('-' == nm.charAt(0)) {
            sign = -1;
            index++;
        }
        if ('0' == nm.charAt(index)) {
            if (index == (len - 1)) {
                return 0;
            }
            char c = nm.charAt(index + 1);
            if ('x' == c || 'X' == c) {
                index += 2;
                base = 16;
            } else {
                index++;
                base = 8;
            }
        } else if ('#' == nm.charAt(index)) {
            index++;
            base = 16;
        }
        return Integer.parseInt(nm.substring(index), base) * sign;
    }

    public static int convertValueToUnsignedInt(String value, int defaultValue) {
        if (value == null || value.length() == 0) {
            return defaultValue;
        }
        return parseUnsignedIntAttribute(value);
    }

    public static int parseUnsignedIntAttribute(CharSequence charSeq) {
        String value = charSeq.toString();
        int index = 0;
        int len = value.length();
        int base = 10;
        if ('0' == value.charAt(index)) {
            if (index == (len - 1)) {
                return 0;
            }
            char c = value.charAt(index + 1);
            if ('x' == c || 'X' == c) {
                index += 2;
                base = 16;
            } else {
                index++;
                base = 8;
            }
        } else if ('#' == value.charAt(index)) {
            index++;
            base = 16;
        }
        return (int) Long.parseLong(value.substring(index), base);
    }

    public static final void beginDocument(XmlPullParser parser, String firstElementName)
            throws XmlPullParserException, IOException {
        int type;
        while ((type = parser.next()) != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) {
            continue;
        }
        if (type != XmlPullParser.START_TAG) {
            throw new XmlPullParserException("No start tag found");
        }
        if (!parser.getName().equals(firstElementName)) {
            throw new XmlPullParserException("Unexpected start tag: found " + parser.getName() + ", expected "
                    + firstElementName);
        }
    }

    public static final void nextElement(XmlPullParser parser) throws XmlPullParserException, IOException {
        int type;
        while ((type = parser.next()) != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT) {
            continue;
        }
    }

    public static boolean nextElementWithin(XmlPullParser parser, int outerDepth)
            throws IOException, XmlPullParserException {
        for (;;) {
            int type = parser.next();
            if (type == XmlPullParser.END_DOCUMENT
                    || (type == XmlPullParser.END_TAG && parser.getDepth() == outerDepth)) {
                return false;
            }
            if (type == XmlPullParser.START_TAG && parser.getDepth() == outerDepth + 1) {
                return true;
            }
        }
    }

    /** Writes a map as preferences are kept. */
    public static final void writeMapXml(Map val, OutputStream out) throws XmlPullParserException, IOException {
        XmlSerializer serializer = Xml.newSerializer();
        serializer.setOutput(out, "utf-8");
        serializer.startDocument(null, true);
        serializer.setFeature("http://xmlpull.org/v1/doc/features.html#indent-output", true);
        writeMapXml(val, null, serializer);
        serializer.endDocument();
    }

    private static void writeMapXml(Map val, String name, XmlSerializer out) throws IOException {
        out.startTag(null, "map");
        if (name != null) {
            out.attribute(null, "name", name);
        }
        for (Object o : val.entrySet()) {
            Map.Entry e = (Map.Entry) o;
            writeValueXml(e.getValue(), (String) e.getKey(), out);
        }
        out.endTag(null, "map");
    }

    private static void writeValueXml(Object v, String name, XmlSerializer out) throws IOException {
        String type;
        if (v == null) {
            type = "null";
        } else if (v instanceof String) {
            type = "string";
        } else if (v instanceof Integer) {
            type = "int";
        } else if (v instanceof Long) {
            type = "long";
        } else if (v instanceof Float) {
            type = "float";
        } else if (v instanceof Double) {
            type = "double";
        } else if (v instanceof Boolean) {
            type = "boolean";
        } else if (v instanceof Set) {
            type = "set";
        } else if (v instanceof Map) {
            writeMapXml((Map) v, name, out);
            return;
        } else if (v instanceof CharSequence) {
            type = "string";
        } else {
            throw new RuntimeException("writeValueXml: unable to write value " + v);
        }
        out.startTag(null, type);
        if (name != null) {
            out.attribute(null, "name", name);
        }
        if (v instanceof CharSequence) {
            out.text(v.toString());
        } else if (v instanceof Set) {
            for (Object e : (Set) v) {
                writeValueXml(e, null, out);
            }
        } else if (v != null) {
            out.attribute(null, "value", v.toString());
        }
        out.endTag(null, type);
    }

    public static final HashMap<String, ?> readMapXml(InputStream in) throws XmlPullParserException, IOException {
        XmlPullParser parser = Xml.newPullParser();
        parser.setInput(in, "utf-8");
        int type;
        while ((type = parser.next()) != XmlPullParser.START_TAG) {
            if (type == XmlPullParser.END_DOCUMENT) {
                throw new XmlPullParserException("Unexpected end of document");
            }
        }
        return (HashMap<String, ?>) readValueXml(parser);
    }

    private static Object readValueXml(XmlPullParser parser) throws XmlPullParserException, IOException {
        String tag = parser.getName();
        if (tag.equals("map")) {
            HashMap<String, Object> map = new HashMap<String, Object>();
            while (parser.next() != XmlPullParser.END_TAG) {
                if (parser.getEventType() == XmlPullParser.START_TAG) {
                    String name = parser.getAttributeValue(null, "name");
                    map.put(name, readValueXml(parser));
                } else if (parser.getEventType() == XmlPullParser.END_DOCUMENT) {
                    throw new XmlPullParserException("Document ended before map end tag");
                }
            }
            return map;
        }
        if (tag.equals("set")) {
            HashSet<Object> set = new HashSet<Object>();
            while (parser.next() != XmlPullParser.END_TAG) {
                if (parser.getEventType() == XmlPullParser.START_TAG) {
                    set.add(readValueXml(parser));
                } else if (parser.getEventType() == XmlPullParser.END_DOCUMENT) {
                    throw new XmlPullParserException("Document ended before set end tag");
                }
            }
            return set;
        }
        Object result;
        if (tag.equals("string")) {
            StringBuilder b = new StringBuilder();
            int type;
            while ((type = parser.next()) != XmlPullParser.END_TAG) {
                if (type == XmlPullParser.TEXT) {
                    b.append(parser.getText());
                } else if (type == XmlPullParser.START_TAG) {
                    throw new XmlPullParserException("Unexpected start tag in <string>: " + parser.getName());
                } else if (type == XmlPullParser.END_DOCUMENT) {
                    throw new XmlPullParserException("Unexpected end of document in <string>");
                }
            }
            return b.toString();
        }
        String value = parser.getAttributeValue(null, "value");
        if (tag.equals("null")) {
            result = null;
        } else if (value == null) {
            throw new XmlPullParserException("Need value attribute in <" + tag + ">");
        } else if (tag.equals("int")) {
            result = Integer.valueOf(value);
        } else if (tag.equals("long")) {
            result = Long.valueOf(value);
        } else if (tag.equals("float")) {
            result = new Float(value);
        } else if (tag.equals("double")) {
            result = new Double(value);
        } else if (tag.equals("boolean")) {
            result = Boolean.valueOf(value);
        } else {
            throw new XmlPullParserException("Unknown tag: " + tag);
        }
        while (parser.next() != XmlPullParser.END_TAG) {
            if (parser.getEventType() == XmlPullParser.END_DOCUMENT) {
                throw new XmlPullParserException("Unexpected end of document in <" + tag + ">");
            }
        }
        return result;
    }

    public static int readIntAttribute(XmlPullParser in, String name, int defaultValue) {
        String value = in.getAttributeValue(null, name);
        if (value == null || value.length() == 0) {
            return defaultValue;
        }
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            return defaultValue;
        }
    }

    public static String readStringAttribute(XmlPullParser in, String name) {
        return in.getAttributeValue(null, name);
    }

    public static boolean readBooleanAttribute(XmlPullParser in, String name, boolean defaultValue) {
        String value = in.getAttributeValue(null, name);
        return value == null || value.length() == 0 ? defaultValue : Boolean.parseBoolean(value);
    }
}
