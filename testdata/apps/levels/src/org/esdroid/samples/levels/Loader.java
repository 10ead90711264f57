package org.esdroid.samples.levels;

import android.content.res.*;
import org.xmlpull.v1.*;
import java.io.*;

class Loader {
    private final Resources resources;

    Loader(Resources r) {
        resources = r;
    }

    int[] sizes() {
        int[] sizes = new int[2];
        int n = 0;
        XmlResourceParser p = resources.getXml(R.xml.levels); // thin
        try {
            for (int e = p.next(); e != XmlPullParser.END_DOCUMENT; e = p.next()) {
                if (e == XmlPullParser.START_TAG && p.getName().equals("level")) { // full
                    String size = p.getAttributeValue(null, "width"); // fault, thin
                    sizes[n++] = Integer.parseInt(size); // thin
                }
            }
        } catch (XmlPullParserException e) {
            throw new RuntimeException(e);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
        return sizes;
    }
}
