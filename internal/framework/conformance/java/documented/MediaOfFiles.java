import android.media.MediaMetadataRetriever;
import android.net.Uri;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import java.io.File;
import java.io.FileOutputStream;
import static esdroid.conformance.Out.*;

/** Files that are no sound or film say nothing of themselves. */
public class MediaOfFiles {
    public static void main(String[] args) throws Exception {
        final File text = new File(Runner.activity.getFilesDir(), "text"), empty = new File(Runner.activity.getFilesDir(), "empty");
        FileOutputStream out = new FileOutputStream(text);
        out.write("no sound".getBytes());
        out.close();
        empty.createNewFile();
        final MediaMetadataRetriever r = new MediaMetadataRetriever();
        say(r.extractMetadata(MediaMetadataRetriever.METADATA_KEY_TITLE), r.getEmbeddedPicture(), r.getFrameAtTime());
        fails("none", new Out.Code() {
            public void run() {
                r.setDataSource("/none.mp3");
            }
        });
        fails("null", new Out.Code() {
            public void run() {
                r.setDataSource((String) null);
            }
        });
        fails("text", new Out.Code() {
            public void run() {
                r.setDataSource(text.getPath());
            }
        });
        fails("empty", new Out.Code() {
            public void run() {
                r.setDataSource(Runner.activity, Uri.fromFile(empty));
            }
        });
        fails("option", new Out.Code() {
            public void run() {
                r.getFrameAtTime(0, 9);
            }
        });
        r.release();
        fails("released", new Out.Code() {
            public void run() {
                r.extractMetadata(0);
            }
        });
    }
}
