package android.media;

import android.content.ContentResolver;
import android.content.Context;
import android.content.res.AssetFileDescriptor;
import android.graphics.Bitmap;
import android.net.Uri;
import esdroid.device.Host;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.Map;

/** Tells what a file of sound or film says of itself: here only that most files are none. */
public class MediaMetadataRetriever {
    public static final int OPTION_PREVIOUS_SYNC = 0;
    public static final int OPTION_NEXT_SYNC = 1;
    public static final int OPTION_CLOSEST_SYNC = 2;
    public static final int OPTION_CLOSEST = 3;
    public static final int METADATA_KEY_CD_TRACK_NUMBER = 0;
    public static final int METADATA_KEY_ALBUM = 1;
    public static final int METADATA_KEY_ARTIST = 2;
    public static final int METADATA_KEY_AUTHOR = 3;
    public static final int METADATA_KEY_COMPOSER = 4;
    public static final int METADATA_KEY_DATE = 5;
    public static final int METADATA_KEY_GENRE = 6;
    public static final int METADATA_KEY_TITLE = 7;
    public static final int METADATA_KEY_YEAR = 8;
    public static final int METADATA_KEY_DURATION = 9;
    public static final int METADATA_KEY_NUM_TRACKS = 10;
    public static final int METADATA_KEY_WRITER = 11;
    public static final int METADATA_KEY_MIMETYPE = 12;
    public static final int METADATA_KEY_ALBUMARTIST = 13;
    public static final int METADATA_KEY_DISC_NUMBER = 14;
    public static final int METADATA_KEY_COMPILATION = 15;
    public static final int METADATA_KEY_HAS_AUDIO = 16;
    public static final int METADATA_KEY_HAS_VIDEO = 17;
    public static final int METADATA_KEY_VIDEO_WIDTH = 18;
    public static final int METADATA_KEY_VIDEO_HEIGHT = 19;
    public static final int METADATA_KEY_BITRATE = 20;
    public static final int METADATA_KEY_TIMED_TEXT_LANGUAGES = 21;
    public static final int METADATA_KEY_IS_DRM = 22;
    public static final int METADATA_KEY_LOCATION = 23;
    public static final int METADATA_KEY_VIDEO_ROTATION = 24;
    public static final int METADATA_KEY_CAPTURE_FRAMERATE = 25;

    private static final String BAD_VALUE = "0xFFFFFFEA", UNKNOWN_ERROR = "0x80000000";
    private static final String[] MAGIC = {"ID3", "OggS", "fLaC", "RIFF", "#!AMR", "MThd", "\u001aE\u00df\u00a3", "\u0000\u0000\u0001\u00ba", "XMF_", "BEGIN:IMELODY"};

    /** What packets of transport streams begin with, and their size. */
    private static final int PACKET = 0x47, PACKETS = 188;

    private boolean released;

    private static RuntimeException failed(String status) {
        return new RuntimeException("setDataSource failed: status = " + status);
    }

    public void setDataSource(String path) throws IllegalArgumentException {
        if (path == null) {
            throw new IllegalArgumentException();
        }
        try {
            FileInputStream in = new FileInputStream(path);
            try {
                setDataSource(in.getFD(), 0, 0x7ffffffffffffffL);
            } finally {
                in.close();
            }
        } catch (IOException e) {
            throw new IllegalArgumentException();
        }
    }

    public void setDataSource(String uri, Map<String, String> headers) throws IllegalArgumentException {
        throw failed(UNKNOWN_ERROR); // there is no network
    }

    public void setDataSource(FileDescriptor fd) throws IllegalArgumentException {
        setDataSource(fd, 0, 0x7ffffffffffffffL);
    }

    public void setDataSource(FileDescriptor fd, long offset, long length) throws IllegalArgumentException {
        if (fd == null || offset < 0 || length < 0) {
            throw new IllegalArgumentException();
        }
        if (released) {
            throw new IllegalStateException("No retriever available");
        }
        byte[] head = new byte[PACKETS + 1];
        int n;
        try {
            n = new FileInputStream(fd).getChannel().read(java.nio.ByteBuffer.wrap(head), offset);
        } catch (IOException e) {
            throw failed(BAD_VALUE);
        }
        if (n <= 0) {
            throw failed(BAD_VALUE);
        }
        if (!media(head)) {
            throw failed(UNKNOWN_ERROR);
        }
        Host.unmodelled("what a file of sound or film says of itself");
    }

    private static boolean media(byte[] head) {
        StringBuilder b = new StringBuilder();
        for (byte one : head) {
            b.append((char) (one & 0xff));
        }
        for (String magic : MAGIC) {
            if (b.indexOf(magic) == 0) {
                return true;
            }
        }
        return b.indexOf("ftyp") == 4 || head[0] == PACKET && head[PACKETS] == PACKET || (head[0] & 0xff) == 0xff && (head[1] & 0xe0) == 0xe0;
    }

    public void setDataSource(Context context, Uri uri) throws IllegalArgumentException, SecurityException {
        if (uri == null) {
            throw new IllegalArgumentException();
        }
        String scheme = uri.getScheme();
        if (scheme == null || scheme.equals("file")) {
            setDataSource(uri.getPath());
            return;
        }
        AssetFileDescriptor fd = null;
        try {
            ContentResolver resolver = context.getContentResolver();
            fd = resolver.openAssetFileDescriptor(uri, "r");
            if (fd == null || !fd.getFileDescriptor().valid()) {
                throw new IllegalArgumentException();
            }
            setDataSource(fd.getFileDescriptor(), fd.getStartOffset(), Math.max(fd.getDeclaredLength(), 0));
        } catch (IOException e) {
            throw new IllegalArgumentException();
        } catch (SecurityException e) {
            setDataSource(uri.toString(), null);
        } finally {
            try {
                if (fd != null) fd.close();
            } catch (IOException e) {
                // as on phones
            }
        }
    }

    public String extractMetadata(int keyCode) {
        alive();
        return null;
    }

    public Bitmap getFrameAtTime(long timeUs, int option) {
        if (option < OPTION_PREVIOUS_SYNC || option > OPTION_CLOSEST) {
            throw new IllegalArgumentException("Unsupported option: " + option);
        }
        alive();
        return null;
    }

    public Bitmap getFrameAtTime(long timeUs) {
        return getFrameAtTime(timeUs, OPTION_CLOSEST_SYNC);
    }

    public Bitmap getFrameAtTime() {
        return getFrameAtTime(-1, OPTION_CLOSEST_SYNC);
    }

    public byte[] getEmbeddedPicture() {
        alive();
        return null;
    }

    private void alive() {
        if (released) {
            throw new IllegalStateException("No retriever available");
        }
    }

    public void release() {
        released = true;
    }
}
