package android.gesture;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Gestures by names, and which of them another gesture is like. */
public class GestureStore {
    public static final int SEQUENCE_INVARIANT = 1;
    public static final int SEQUENCE_SENSITIVE = 2;
    public static final int ORIENTATION_INVARIANT = 1;
    public static final int ORIENTATION_SENSITIVE = 2;

    private static final short VERSION = 1;

    private int sequence = SEQUENCE_SENSITIVE;
    private int orientation = ORIENTATION_SENSITIVE;
    private final HashMap<String, ArrayList<Gesture>> named = new HashMap<String, ArrayList<Gesture>>();
    private boolean changed;

    public void setOrientationStyle(int style) {
        orientation = style;
    }

    public int getOrientationStyle() {
        return orientation;
    }

    public void setSequenceType(int type) {
        sequence = type;
    }

    public int getSequenceType() {
        return sequence;
    }

    public Set<String> getGestureEntries() {
        return named.keySet();
    }

    /** The names by likeness, the likest first: of a name its likest gesture counts. */
    public ArrayList<Prediction> recognize(Gesture gesture) {
        float[] asked = Strokes.vector(gesture, sequence, orientation);
        HashMap<String, Double> best = new HashMap<String, Double>();
        for (Map.Entry<String, ArrayList<Gesture>> e : named.entrySet()) {
            for (Gesture g : e.getValue()) {
                float[] sample = Strokes.vector(g, sequence, orientation);
                if (sample.length != asked.length) {
                    continue;
                }
                double distance = sequence == SEQUENCE_SENSITIVE ? Strokes.minimumCosineDistance(sample, asked, orientation)
                        : Strokes.squaredDistance(sample, asked);
                double weight = distance == 0 ? Double.MAX_VALUE : 1 / distance;
                Double known = best.get(e.getKey());
                if (known == null || weight > known) {
                    best.put(e.getKey(), weight);
                }
            }
        }
        ArrayList<Prediction> all = new ArrayList<Prediction>();
        for (Map.Entry<String, Double> e : best.entrySet()) {
            all.add(new Prediction(e.getKey(), e.getValue()));
        }
        Collections.sort(all, new Comparator<Prediction>() {
            @Override
            public int compare(Prediction a, Prediction b) {
                return Double.compare(b.score, a.score);
            }
        });
        return all;
    }

    public void addGesture(String entryName, Gesture gesture) {
        if (entryName == null || entryName.length() == 0) {
            return;
        }
        ArrayList<Gesture> gestures = named.get(entryName);
        if (gestures == null) {
            gestures = new ArrayList<Gesture>();
            named.put(entryName, gestures);
        }
        gestures.add(gesture);
        changed = true;
    }

    public void removeGesture(String entryName, Gesture gesture) {
        ArrayList<Gesture> gestures = named.get(entryName);
        if (gestures == null) {
            return;
        }
        gestures.remove(gesture);
        if (gestures.isEmpty()) {
            named.remove(entryName);
        }
        changed = true;
    }

    public void removeEntry(String entryName) {
        named.remove(entryName);
        changed = true;
    }

    public ArrayList<Gesture> getGestures(String entryName) {
        ArrayList<Gesture> gestures = named.get(entryName);
        return gestures == null ? null : new ArrayList<Gesture>(gestures);
    }

    public boolean hasChanged() {
        return changed;
    }

    public void save(OutputStream stream) throws IOException {
        save(stream, false);
    }

    public void save(OutputStream stream, boolean closeStream) throws IOException {
        DataOutputStream out = new DataOutputStream(stream instanceof BufferedOutputStream ? stream : new BufferedOutputStream(stream));
        try {
            out.writeShort(VERSION);
            out.writeInt(named.size());
            for (Map.Entry<String, ArrayList<Gesture>> e : named.entrySet()) {
                out.writeUTF(e.getKey());
                out.writeInt(e.getValue().size());
                for (Gesture g : e.getValue()) {
                    g.serialize(out);
                }
            }
            out.flush();
            changed = false;
        } finally {
            if (closeStream) {
                out.close();
            }
        }
    }

    public void load(InputStream stream) throws IOException {
        load(stream, false);
    }

    public void load(InputStream stream, boolean closeStream) throws IOException {
        DataInputStream in = new DataInputStream(stream instanceof BufferedInputStream ? stream : new BufferedInputStream(stream));
        try {
            if (in.readShort() != VERSION) {
                return;
            }
            named.clear();
            int names = in.readInt();
            for (int i = 0; i < names; i++) {
                String name = in.readUTF();
                int count = in.readInt();
                ArrayList<Gesture> gestures = new ArrayList<Gesture>();
                for (int k = 0; k < count; k++) {
                    gestures.add(Gesture.deserialize(in));
                }
                named.put(name, gestures);
            }
        } finally {
            if (closeStream) {
                in.close();
            }
        }
    }
}
