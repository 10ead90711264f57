package org.xmlpull.v1;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/** Makes parsers and serializers. */
public class XmlPullParserFactory {
    public static final String PROPERTY_NAME = "org.xmlpull.v1.XmlPullParserFactory";

    protected ArrayList parserClasses = new ArrayList();
    protected ArrayList serializerClasses = new ArrayList();
    protected String classNamesLocation;
    protected HashMap<String, Boolean> features = new HashMap<String, Boolean>();

    protected XmlPullParserFactory() {
    }

    public static XmlPullParserFactory newInstance() throws XmlPullParserException {
        return new XmlPullParserFactory();
    }

    public static XmlPullParserFactory newInstance(String unused, Class unused2) throws XmlPullParserException {
        return newInstance();
    }

    public void setFeature(String name, boolean state) throws XmlPullParserException {
        features.put(name, Boolean.valueOf(state));
    }

    public boolean getFeature(String name) {
        Boolean on = features.get(name);
        return on != null && on.booleanValue();
    }

    public void setNamespaceAware(boolean awareness) {
        features.put(XmlPullParser.FEATURE_PROCESS_NAMESPACES, Boolean.valueOf(awareness));
    }

    public boolean isNamespaceAware() {
        return getFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES);
    }

    public void setValidating(boolean validating) {
        features.put(XmlPullParser.FEATURE_VALIDATION, Boolean.valueOf(validating));
    }

    public boolean isValidating() {
        return getFeature(XmlPullParser.FEATURE_VALIDATION);
    }

    public XmlPullParser newPullParser() throws XmlPullParserException {
        XmlPullParser parser = new org.kxml2.io.KXmlParser();
        for (Map.Entry<String, Boolean> e : features.entrySet()) {
            if (e.getValue().booleanValue()) {
                parser.setFeature(e.getKey(), true);
            }
        }
        return parser;
    }

    public XmlSerializer newSerializer() throws XmlPullParserException {
        return new org.kxml2.io.KXmlSerializer();
    }
}
