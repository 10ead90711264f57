package org.esdroid.samples.themes;

import android.content.res.AssetManager;
import java.io.*;

class Files {
    static String read(AssetManager assets, String path) {
        try {
            InputStream in = assets.open(path); // thin
            byte[] all = new byte[in.available()];
            in.read(all);
            in.close();
            return new String(all, "UTF-8");
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }
}
