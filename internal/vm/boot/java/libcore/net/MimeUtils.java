package libcore.net;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Types of content and the ends of names of files that hold them. */
public final class MimeUtils {
    /** A type and its extensions; of what stands twice the first counts. */
    private static final String[] TABLE = {
        "application/andrew-inset ez", "application/dsptype tsp", "application/epub+zip epub", "application/hta hta",
        "application/mac-binhex40 hqx", "application/mathematica nb", "application/msaccess mdb",
        "application/msword doc dot", "application/oda oda", "application/ogg ogg oga", "application/pdf pdf",
        "application/pgp-keys key", "application/pgp-signature pgp", "application/pics-rules prf",
        "application/pkix-cert cer", "application/rar rar", "application/rdf+xml rdf", "application/rss+xml rss",
        "application/vnd.android.package-archive apk", "application/vnd.cinderella cdy",
        "application/vnd.google-earth.kml+xml kml", "application/vnd.google-earth.kmz kmz",
        "application/vnd.ms-excel xls xlt", "application/vnd.ms-pki.stl stl",
        "application/vnd.ms-powerpoint ppt pot pps", "application/vnd.oasis.opendocument.database odb",
        "application/vnd.oasis.opendocument.formula odf", "application/vnd.oasis.opendocument.graphics odg",
        "application/vnd.oasis.opendocument.graphics-template otg", "application/vnd.oasis.opendocument.image odi",
        "application/vnd.oasis.opendocument.presentation odp",
        "application/vnd.oasis.opendocument.presentation-template otp",
        "application/vnd.oasis.opendocument.spreadsheet ods",
        "application/vnd.oasis.opendocument.spreadsheet-template ots", "application/vnd.oasis.opendocument.text odt",
        "application/vnd.oasis.opendocument.text-master odm", "application/vnd.oasis.opendocument.text-template ott",
        "application/vnd.oasis.opendocument.text-web oth",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation pptx",
        "application/vnd.openxmlformats-officedocument.presentationml.slideshow ppsx",
        "application/vnd.openxmlformats-officedocument.presentationml.template potx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.template xltx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document docx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.template dotx",
        "application/vnd.rim.cod cod", "application/vnd.smaf mmf", "application/vnd.stardivision.calc sdc",
        "application/vnd.stardivision.draw sda", "application/vnd.stardivision.impress sdd sdp",
        "application/vnd.stardivision.math smf", "application/vnd.stardivision.writer sdw vor",
        "application/vnd.stardivision.writer-global sgl", "application/vnd.sun.xml.calc sxc",
        "application/vnd.sun.xml.calc.template stc", "application/vnd.sun.xml.draw sxd",
        "application/vnd.sun.xml.draw.template std", "application/vnd.sun.xml.impress sxi",
        "application/vnd.sun.xml.impress.template sti", "application/vnd.sun.xml.math sxm",
        "application/vnd.sun.xml.writer sxw", "application/vnd.sun.xml.writer.global sxg",
        "application/vnd.sun.xml.writer.template stw", "application/vnd.visio vsd", "application/x-abiword abw",
        "application/x-apple-diskimage dmg", "application/x-bcpio bcpio", "application/x-bittorrent torrent",
        "application/x-cdf cdf", "application/x-cdlink vcd", "application/x-chess-pgn pgn",
        "application/x-cpio cpio", "application/x-debian-package deb udeb", "application/x-director dcr dir dxr",
        "application/x-dms dms", "application/x-doom wad", "application/x-dvi dvi",
        "application/x-font pfa gsf pcf pcf.Z pfb", "application/x-freemind mm", "application/x-futuresplash spl",
        "application/x-gnumeric gnumeric", "application/x-go-sgf sgf", "application/x-graphing-calculator gcf",
        "application/x-gtar tgz gtar taz", "application/x-hdf hdf", "application/x-hwp hwp", "application/x-ica ica",
        "application/x-internet-signup ins isp", "application/x-iphone iii", "application/x-iso9660-image iso",
        "application/x-jmol jmz", "application/x-kchart chrt", "application/x-killustrator kil",
        "application/x-koan skp skd skm skt", "application/x-kpresenter kpr kpt", "application/x-kspread ksp",
        "application/x-kword kwd kwt", "application/x-latex latex", "application/x-lha lha", "application/x-lzh lzh",
        "application/x-lzx lzx", "application/x-maker frm book fb fbdoc frame maker", "application/x-mif mif",
        "application/x-ms-wmd wmd", "application/x-ms-wmz wmz", "application/x-msi msi",
        "application/x-ns-proxy-autoconfig pac", "application/x-nwc nwc", "application/x-object o",
        "application/x-oz-application oza", "application/x-pem-file pem", "application/x-pkcs12 p12 pfx",
        "application/x-pkcs7-certreqresp p7r", "application/x-pkcs7-crl crl", "application/x-quicktimeplayer qtl",
        "application/x-shar shar", "application/x-shockwave-flash swf", "application/x-stuffit sit",
        "application/x-sv4cpio sv4cpio", "application/x-sv4crc sv4crc", "application/x-tar tar",
        "application/x-texinfo texinfo texi", "application/x-troff t roff", "application/x-troff-man man",
        "application/x-ustar ustar", "application/x-wais-source src", "application/x-webarchive webarchive",
        "application/x-webarchive-xml webarchivexml", "application/x-wingz wz", "application/x-x509-ca-cert crt",
        "application/x-xcf xcf", "application/x-xfig fig", "application/xhtml+xml xhtml", "application/zip zip",
        "audio/aac aac", "audio/amr amr", "audio/amr-wb awb", "audio/basic snd", "audio/flac flac",
        "audio/imelody imy", "audio/midi mid kar midi ota rtttl xmf", "audio/mobile-xmf mxmf",
        "audio/mpeg mp3 m4a mp2 mpega mpga", "audio/mpegurl m3u", "audio/prs.sid sid", "audio/x-aiff aif aifc aiff",
        "audio/x-gsm gsm", "audio/x-matroska mka", "audio/x-ms-wax wax", "audio/x-ms-wma wma",
        "audio/x-pn-realaudio ra ram rm", "audio/x-scpls pls", "audio/x-sd2 sd2", "audio/x-wav wav", "image/gif gif",
        "image/ico cur", "image/ief ief", "image/jpeg jpg jpe jpeg", "image/pcx pcx", "image/png png",
        "image/svg+xml svg svgz", "image/tiff tiff tif", "image/vnd.djvu djvu djv", "image/vnd.wap.wbmp wbmp",
        "image/webp webp", "image/x-adobe-dng dng", "image/x-canon-cr2 cr2", "image/x-cmu-raster ras",
        "image/x-coreldraw cdr", "image/x-coreldrawpattern pat", "image/x-coreldrawtemplate cdt",
        "image/x-corelphotopaint cpt", "image/x-fuji-raf raf", "image/x-icon ico", "image/x-jg art",
        "image/x-jng jng", "image/x-ms-bmp bmp", "image/x-nikon-nef nef", "image/x-nikon-nrw nrw",
        "image/x-olympus-orf orf", "image/x-panasonic-rw2 rw2", "image/x-pentax-pef pef", "image/x-photoshop psd",
        "image/x-portable-anymap pnm", "image/x-portable-bitmap pbm", "image/x-portable-graymap pgm",
        "image/x-portable-pixmap ppm", "image/x-rgb rgb", "image/x-samsung-srw srw", "image/x-sony-arw arw",
        "image/x-xbitmap xbm", "image/x-xpixmap xpm", "image/x-xwindowdump xwd", "model/iges igs iges",
        "model/mesh msh mesh silo", "text/calendar ics icz", "text/comma-separated-values csv", "text/css css",
        "text/h323 323", "text/html htm html", "text/iuls uls", "text/mathml mml", "text/plain txt asc diff po text",
        "text/richtext rtx", "text/rtf rtf", "text/tab-separated-values tsv", "text/text phps", "text/x-bibtex bib",
        "text/x-boo boo", "text/x-c++hdr hpp h++ hh hxx", "text/x-c++src cpp c++ cc cxx", "text/x-chdr h",
        "text/x-component htc", "text/x-csh csh", "text/x-csrc c", "text/x-dsrc d", "text/x-haskell hs",
        "text/x-java java", "text/x-literate-haskell lhs", "text/x-moc moc", "text/x-pascal p pas",
        "text/x-pcs-gcd gcd", "text/x-setext etx", "text/x-tcl tcl", "text/x-tex tex cls ltx sty",
        "text/x-vcalendar vcs", "text/x-vcard vcf", "text/xml xml", "video/3gpp 3gpp 3gp", "video/3gpp2 3gpp2 3g2",
        "video/avi avi", "video/dl dl", "video/dv dif dv", "video/fli fli", "video/m4v m4v", "video/mp2ts ts",
        "video/mp4 mp4", "video/mpeg mpeg VOB mpe mpg", "video/quicktime qt mov", "video/vnd.mpegurl mxu",
        "video/webm webm", "video/x-la-asf lsf lsx", "video/x-matroska mkv", "video/x-mng mng",
        "video/x-ms-asf asf asx", "video/x-ms-wm wm", "video/x-ms-wmv wmv", "video/x-ms-wmx wmx",
        "video/x-ms-wvx wvx", "video/x-sgi-movie movie", "video/x-webex wrf", "x-conference/x-cooltalk ice",
        "x-epoc/x-sisx-app sisx", "application/futuresplash spl", "application/x-flac flac",
        "application/x-x509-server-cert crt", "application/x-x509-user-cert crt", "audio/3gpp 3gpp",
        "audio/aac-adts aac", "audio/x-mpegurl m3u", "audio/x-realaudio ra", "image/bmp bmp"};

    private static final Map<String, String> extensions = new HashMap<String, String>();
    private static final Map<String, String> types = new HashMap<String, String>();

    static {
        for (String line : TABLE) {
            String[] words = line.split(" ");
            if (!extensions.containsKey(words[0])) {
                extensions.put(words[0], words[1]);
            }
            for (int i = 1; i < words.length; i++) {
                if (!types.containsKey(words[i])) {
                    types.put(words[i], words[0]);
                }
            }
        }
    }

    private MimeUtils() {
    }

    public static boolean hasMimeType(String type) {
        return guessExtensionFromMimeType(type) != null;
    }

    public static boolean hasExtension(String extension) {
        return guessMimeTypeFromExtension(extension) != null;
    }

    public static String guessMimeTypeFromExtension(String extension) {
        return extension == null ? null : types.get(extension.toLowerCase(Locale.US));
    }

    public static String guessExtensionFromMimeType(String type) {
        return type == null ? null : extensions.get(type.toLowerCase(Locale.US));
    }
}
