package android.provider;

import android.net.Uri;

/** The contract of user dictionary. */
public class UserDictionary {
    public static final String AUTHORITY = "user_dictionary";
    public static final Uri CONTENT_URI = Uri.parse("content://user_dictionary");

    /** The contract of words. */
    public static class Words implements BaseColumns {
        public static final Uri CONTENT_URI = Uri.parse("content://user_dictionary/words");
        public static final String CONTENT_TYPE = "vnd.android.cursor.dir/vnd.google.userword";
        public static final String CONTENT_ITEM_TYPE = "vnd.android.cursor.item/vnd.google.userword";
        public static final String _ID = "_id";
        public static final String WORD = "word";
        public static final String FREQUENCY = "frequency";
        public static final String LOCALE = "locale";
        public static final String APP_ID = "appid";
        public static final String SHORTCUT = "shortcut";
        public static final int LOCALE_TYPE_ALL = 0;
        public static final int LOCALE_TYPE_CURRENT = 1;
        public static final String DEFAULT_SORT_ORDER = "frequency DESC";

        public Words() {}
    }
}
