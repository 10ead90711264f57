import android.graphics.Bitmap;
import android.media.AudioFormat;
import android.media.ThumbnailUtils;
import esdroid.conformance.Out;
import static esdroid.conformance.Out.*;

/** Small pictures of large ones, and the forms of sound. */
public class SmallAndForms {
    public static void main(String[] args) {
        Bitmap wide = Bitmap.createBitmap(40, 10, Bitmap.Config.ARGB_8888);
        for (int x = 0; x < 40; x++) for (int y = 0; y < 10; y++) wide.setPixel(x, y, x < 20 ? 0xffff0000 : 0xff0000ff);
        Bitmap small = ThumbnailUtils.extractThumbnail(wide, 10, 10);
        say(small.getWidth(), small.getHeight(), Integer.toHexString(small.getPixel(1, 5)), Integer.toHexString(small.getPixel(8, 5)), wide.isRecycled());
        small = ThumbnailUtils.extractThumbnail(wide, 8, 5);
        say(small.getWidth(), small.getHeight(), Integer.toHexString(small.getPixel(1, 2)), Integer.toHexString(small.getPixel(6, 2)));
        say(ThumbnailUtils.extractThumbnail(wide, 80, 20).getWidth(), ThumbnailUtils.extractThumbnail(wide, 40, 10) == wide);
        say(ThumbnailUtils.extractThumbnail(wide, 5, 5, ThumbnailUtils.OPTIONS_RECYCLE_INPUT).getHeight(), wide.isRecycled(), ThumbnailUtils.extractThumbnail(null, 1, 1));

        AudioFormat one = new AudioFormat.Builder().setSampleRate(8000).setEncoding(AudioFormat.ENCODING_DEFAULT).setChannelMask(AudioFormat.CHANNEL_OUT_STEREO).build();
        say(one.getSampleRate(), one.getEncoding(), one.getChannelMask(), one.getChannelIndexMask(), one.getChannelCount());
        say(one.equals(new AudioFormat.Builder(one).build()), one.equals(new AudioFormat.Builder(one).setSampleRate(16000).build()), one.hashCode() == new AudioFormat.Builder(one).build().hashCode());
        AudioFormat none = new AudioFormat.Builder().build();
        say(none.getSampleRate(), none.getEncoding(), none.getChannelMask(), none.getChannelCount());
        fails("rate", new Out.Code() {
            public void run() {
                new AudioFormat.Builder().setSampleRate(3999);
            }
        });
        fails("encoding", new Out.Code() {
            public void run() {
                new AudioFormat.Builder().setEncoding(AudioFormat.ENCODING_MP3);
            }
        });
        fails("mask", new Out.Code() {
            public void run() {
                new AudioFormat.Builder().setChannelMask(0);
            }
        });
        fails("masks", new Out.Code() {
            public void run() {
                new AudioFormat.Builder().setChannelMask(AudioFormat.CHANNEL_OUT_MONO).setChannelIndexMask(3);
            }
        });
    }
}
