package org.esdroid.samples.podcatch;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*;
import java.io.*; import java.util.*; import android.util.*;

class FeedParser {
    private final String base;

    FeedParser(String base) { this.base = base; // not
    }

    Episode parse(String line) {
        String[] parts = line.split("\\|");
        int priority = parts.length > 2 ? Integer.parseInt(parts[2].trim()) : 0;
        return new Episode(parts[0], enclosure(parts), priority); // thin
    }

    private String enclosure(String[] parts) {
        if (parts.length < 2 || parts[1].isEmpty()) { // full
            return null; // fault, thin
        }
        String path = parts[1];
        if (path.startsWith("http")) {
            return path;
        }
        return base + path;
    }
}
