import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.FileNameMap;
import java.net.URLConnection;

/** Types guessed of names and of the first bytes. */
public class ContentTypes {
    public static void main(String[] args) throws IOException {
        for (String name : new String[] {"a.html", "b/c.PNG", "x.tar.gz", "noext", "txt", "d/", "e.jpg#part", "f.d/g", "h.webp", "i.doc",
                "j.apk", "k.mkv", "l.unknown", ""}) {
            System.out.println(name + " " + URLConnection.guessContentTypeFromName(name));
        }
        String[] heads = {"<html>", "<!DOCTYPE", "<?xml version", "<?xmlx", "GIF89a", "\u0089PNG\r\n\u001a\n", "\u00ff\u00d8\u00ff\u00e0..",
            "\u00ff\u00d8\u00ff\u00e1..Exif\0", "\u00ff\u00d8\u00ff\u00e1..none", "RIFF....", ".snd", "\u00ca\u00fe\u00ba\u00be", "", "G", "plain"};
        for (String head : heads) {
            InputStream in = new ByteArrayInputStream(head.getBytes("ISO-8859-1"));
            System.out.println(URLConnection.guessContentTypeFromStream(in) + " " + in.available());
        }
        FileNameMap before = URLConnection.getFileNameMap();
        System.out.println(before.getContentTypeFor("z.gif"));
        URLConnection.setFileNameMap(new FileNameMap() {
            public String getContentTypeFor(String name) {
                return "own/" + name;
            }
        });
        System.out.println(URLConnection.guessContentTypeFromName("q"));
        URLConnection.setFileNameMap(before);
    }
}
