package android.content.res;

import android.util.TypedValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import org.xmlpull.v1.XmlPullParserException;

/** A compiled XML file. */
final class XmlBlock implements AutoCloseable {
    private final AssetManager assets;
    private final int cookie;
    private final String file;

    XmlBlock(AssetManager assets, int cookie, String file) {
        this.assets = assets;
        this.cookie = cookie;
        this.file = file;
    }

    @Override
    public void close() {
    }

    /** Returns a parser at the beginning, null if there is no such file. */
    XmlResourceParser newParser() {
        Parser p = new Parser();
        return assets.nativeXml(cookie, file, p) ? p : null;
    }

    static final class Parser implements XmlResourceParser {
        private boolean started;
        private boolean leaving;
        private int depth;
        private int event = START_DOCUMENT;

        private native int nativeNext();

        private native int nativeDepth();

        private native int nativeLine();

        private native String nativeName();

        private native String nativeNamespace();

        private native String nativeText();

        private native int nativeCount();

        private native void nativeReset();

        private native String nativeAttrName(int index);

        private native String nativeAttrNamespace(int index);

        private native int nativeAttrId(int index);

        private native int nativeAttrType(int index);

        private native int nativeAttrData(int index);

        private native String nativeAttrString(int index);

        private native int nativeAttrIndex(String namespace, String name);

        private native String nativePooled(int index);

        private native int nativeStyle();

        CharSequence getPooledString(int index) {
            return nativePooled(index);
        }

        @Override
        public void setFeature(String name, boolean state) throws XmlPullParserException {
            if (FEATURE_PROCESS_NAMESPACES.equals(name) && state) return;
            if (FEATURE_REPORT_NAMESPACE_ATTRIBUTES.equals(name) && state) return;
            throw new XmlPullParserException("Unsupported feature: " + name);
        }

        @Override
        public boolean getFeature(String name) {
            return FEATURE_PROCESS_NAMESPACES.equals(name) || FEATURE_REPORT_NAMESPACE_ATTRIBUTES.equals(name);
        }

        @Override
        public void setProperty(String name, Object value) throws XmlPullParserException {
            throw new XmlPullParserException("setProperty() not supported");
        }

        @Override
        public Object getProperty(String name) {
            return null;
        }

        @Override
        public void setInput(Reader in) throws XmlPullParserException {
            throw new XmlPullParserException("setInput() not supported");
        }

        @Override
        public void setInput(InputStream in, String encoding) throws XmlPullParserException {
            throw new XmlPullParserException("setInput() not supported");
        }

        @Override
        public void defineEntityReplacementText(String name, String text) throws XmlPullParserException {
            throw new XmlPullParserException("defineEntityReplacementText() not supported");
        }

        @Override
        public String getNamespacePrefix(int pos) throws XmlPullParserException {
            throw new XmlPullParserException("getNamespacePrefix() not supported");
        }

        @Override
        public String getInputEncoding() {
            return null;
        }

        @Override
        public String getNamespace(String prefix) {
            throw new RuntimeException("getNamespace() not supported");
        }

        @Override
        public int getNamespaceCount(int depth) throws XmlPullParserException {
            throw new XmlPullParserException("getNamespaceCount() not supported");
        }

        @Override
        public String getNamespaceUri(int pos) throws XmlPullParserException {
            throw new XmlPullParserException("getNamespaceUri() not supported");
        }

        @Override
        public String getPositionDescription() {
            return "Binary XML file line #" + getLineNumber();
        }

        @Override
        public int getColumnNumber() {
            return -1;
        }

        @Override
        public int getDepth() {
            return depth;
        }

        @Override
        public int getEventType() {
            return event;
        }

        @Override
        public String getText() {
            return nativeText();
        }

        @Override
        public int getLineNumber() {
            return nativeLine();
        }

        @Override
        public char[] getTextCharacters(int[] startAndLength) {
            String text = getText();
            if (text == null) return null;
            startAndLength[0] = 0;
            startAndLength[1] = text.length();
            return text.toCharArray();
        }

        @Override
        public String getNamespace() {
            return nativeNamespace();
        }

        @Override
        public String getName() {
            return nativeName();
        }

        @Override
        public String getPrefix() {
            throw new RuntimeException("getPrefix not supported");
        }

        @Override
        public boolean isEmptyElementTag() {
            return false;
        }

        @Override
        public boolean isWhitespace() {
            return false;
        }

        @Override
        public int getAttributeCount() {
            return event == START_TAG ? nativeCount() : -1;
        }

        private int checked(int index) {
            if (index < 0 || index >= nativeCount()) throw new IndexOutOfBoundsException(String.valueOf(index));
            return index;
        }

        @Override
        public String getAttributeNamespace(int index) {
            return nativeAttrNamespace(checked(index));
        }

        @Override
        public String getAttributeName(int index) {
            return nativeAttrName(checked(index));
        }

        @Override
        public String getAttributePrefix(int index) {
            throw new RuntimeException("getAttributePrefix not supported");
        }

        @Override
        public String getAttributeType(int index) {
            return "CDATA";
        }

        @Override
        public boolean isAttributeDefault(int index) {
            return false;
        }

        @Override
        public String getAttributeValue(int index) {
            String s = nativeAttrString(checked(index));
            if (s != null) return s;
            return TypedValue.coerceToString(nativeAttrType(index), nativeAttrData(index));
        }

        @Override
        public String getAttributeValue(String namespace, String name) {
            int i = nativeAttrIndex(namespace, name);
            return i < 0 ? null : getAttributeValue(i);
        }

        @Override
        public int nextToken() throws XmlPullParserException, IOException {
            return next();
        }

        @Override
        public int next() throws XmlPullParserException, IOException {
            if (!started) {
                started = true;
                return START_DOCUMENT;
            }
            int next = nativeNext();
            if (leaving) {
                depth--;
                leaving = false;
            }
            if (next == START_TAG) {
                depth++;
            } else if (next == END_TAG) {
                leaving = true;
            }
            return event = next;
        }

        @Override
        public void require(int type, String namespace, String name) throws XmlPullParserException, IOException {
            if (type != getEventType() || namespace != null && !namespace.equals(getNamespace()) || name != null && !name.equals(getName())) {
                throw new XmlPullParserException("expected " + TYPES[type] + getPositionDescription());
            }
        }

        @Override
        public String nextText() throws XmlPullParserException, IOException {
            if (getEventType() != START_TAG) {
                throw new XmlPullParserException(getPositionDescription() + ": parser must be on START_TAG to read next text", this, null);
            }
            int type = next();
            if (type == TEXT) {
                String text = getText();
                if (next() != END_TAG) {
                    throw new XmlPullParserException(
                            getPositionDescription() + ": event TEXT it must be immediately followed by END_TAG", this, null);
                }
                return text;
            }
            if (type == END_TAG) return "";
            throw new XmlPullParserException(getPositionDescription() + ": parser must be on START_TAG or TEXT to read text", this, null);
        }

        @Override
        public int nextTag() throws XmlPullParserException, IOException {
            int type = next();
            if (type == TEXT && isWhitespace()) type = next();
            if (type != START_TAG && type != END_TAG) {
                throw new XmlPullParserException(getPositionDescription() + ": expected start or end tag", this, null);
            }
            return type;
        }

        @Override
        public int getAttributeNameResource(int index) {
            return nativeAttrId(checked(index));
        }

        @Override
        public int getAttributeListValue(String namespace, String name, String[] options, int fallback) {
            int i = nativeAttrIndex(namespace, name);
            return i < 0 ? fallback : getAttributeListValue(i, options, fallback);
        }

        @Override
        public boolean getAttributeBooleanValue(String namespace, String name, boolean fallback) {
            int i = nativeAttrIndex(namespace, name);
            return i < 0 ? fallback : getAttributeBooleanValue(i, fallback);
        }

        @Override
        public int getAttributeResourceValue(String namespace, String name, int fallback) {
            int i = nativeAttrIndex(namespace, name);
            return i < 0 ? fallback : getAttributeResourceValue(i, fallback);
        }

        @Override
        public int getAttributeIntValue(String namespace, String name, int fallback) {
            int i = nativeAttrIndex(namespace, name);
            return i < 0 ? fallback : getAttributeIntValue(i, fallback);
        }

        @Override
        public int getAttributeUnsignedIntValue(String namespace, String name, int fallback) {
            return getAttributeIntValue(namespace, name, fallback);
        }

        @Override
        public float getAttributeFloatValue(String namespace, String name, float fallback) {
            int i = nativeAttrIndex(namespace, name);
            return i < 0 ? fallback : getAttributeFloatValue(i, fallback);
        }

        @Override
        public int getAttributeListValue(int index, String[] options, int fallback) {
            if (nativeAttrType(checked(index)) != TypedValue.TYPE_STRING) return nativeAttrData(index);
            String s = nativeAttrString(index);
            for (int i = 0; options != null && i < options.length; i++) {
                if (options[i].equals(s)) return i;
            }
            return fallback;
        }

        private boolean isInt(int index) {
            int type = nativeAttrType(checked(index));
            return type >= TypedValue.TYPE_FIRST_INT && type <= TypedValue.TYPE_LAST_INT;
        }

        @Override
        public boolean getAttributeBooleanValue(int index, boolean fallback) {
            return isInt(index) ? nativeAttrData(index) != 0 : fallback;
        }

        @Override
        public int getAttributeResourceValue(int index, int fallback) {
            return nativeAttrType(checked(index)) == TypedValue.TYPE_REFERENCE ? nativeAttrData(index) : fallback;
        }

        @Override
        public int getAttributeIntValue(int index, int fallback) {
            return isInt(index) ? nativeAttrData(index) : fallback;
        }

        @Override
        public int getAttributeUnsignedIntValue(int index, int fallback) {
            return getAttributeIntValue(index, fallback);
        }

        @Override
        public float getAttributeFloatValue(int index, float fallback) {
            if (nativeAttrType(checked(index)) != TypedValue.TYPE_FLOAT) throw new RuntimeException("not a float!");
            return Float.intBitsToFloat(nativeAttrData(index));
        }

        @Override
        public String getIdAttribute() {
            return getAttributeValue(null, "id");
        }

        @Override
        public String getClassAttribute() {
            return getAttributeValue(null, "class");
        }

        @Override
        public int getIdAttributeResourceValue(int fallback) {
            return getAttributeResourceValue(null, "id", fallback);
        }

        @Override
        public int getStyleAttribute() {
            return nativeStyle();
        }

        @Override
        public void close() {
        }
    }
}
