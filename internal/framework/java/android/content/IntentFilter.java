package android.content;

import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.PatternMatcher;
import android.util.AndroidException;
import android.util.Printer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.Set;

/** Which intents a component wants. */
public class IntentFilter implements Parcelable {
    public static final int SYSTEM_HIGH_PRIORITY = 1000;
    public static final int SYSTEM_LOW_PRIORITY = -1000;
    public static final int MATCH_CATEGORY_MASK = 268369920;
    public static final int MATCH_ADJUSTMENT_MASK = 65535;
    public static final int MATCH_ADJUSTMENT_NORMAL = 32768;
    public static final int MATCH_CATEGORY_EMPTY = 1048576;
    public static final int MATCH_CATEGORY_SCHEME = 2097152;
    public static final int MATCH_CATEGORY_HOST = 3145728;
    public static final int MATCH_CATEGORY_PORT = 4194304;
    public static final int MATCH_CATEGORY_PATH = 5242880;
    public static final int MATCH_CATEGORY_SCHEME_SPECIFIC_PART = 5767168;
    public static final int MATCH_CATEGORY_TYPE = 6291456;
    public static final int NO_MATCH_TYPE = -1;
    public static final int NO_MATCH_DATA = -2;
    public static final int NO_MATCH_ACTION = -3;
    public static final int NO_MATCH_CATEGORY = -4;
    public static final String SCHEME_HTTP = "http";
    public static final String SCHEME_HTTPS = "https";
    public static final int VISIBILITY_NONE = 0;
    public static final int VISIBILITY_EXPLICIT = 1;
    public static final int VISIBILITY_IMPLICIT = 2;

    private int mPriority;
    private int mOrder;
    private final ArrayList<String> mActions = new ArrayList<String>();
    private ArrayList<String> mCategories;
    private ArrayList<String> mDataSchemes;
    private ArrayList<PatternMatcher> mDataSchemeSpecificParts;
    private ArrayList<AuthorityEntry> mDataAuthorities;
    private ArrayList<PatternMatcher> mDataPaths;
    private ArrayList<String> mDataTypes;
    private boolean mHasPartialTypes;
    private boolean mAutoVerify;

    /** A MIME type is malformed. */
    public static class MalformedMimeTypeException extends AndroidException {
        public MalformedMimeTypeException() {}

        public MalformedMimeTypeException(String name) {
            super(name);
        }
    }

    public static IntentFilter create(String action, String dataType) {
        try {
            return new IntentFilter(action, dataType);
        } catch (MalformedMimeTypeException e) {
            throw new RuntimeException("Bad MIME type", e);
        }
    }

    public IntentFilter() {}

    public IntentFilter(String action) {
        addAction(action);
    }

    public IntentFilter(String action, String dataType) throws MalformedMimeTypeException {
        addAction(action);
        addDataType(dataType);
    }

    public IntentFilter(IntentFilter o) {
        mPriority = o.mPriority;
        mOrder = o.mOrder;
        mActions.addAll(o.mActions);
        mCategories = copy(o.mCategories);
        mDataTypes = copy(o.mDataTypes);
        mDataSchemes = copy(o.mDataSchemes);
        mDataSchemeSpecificParts = copy(o.mDataSchemeSpecificParts);
        mDataAuthorities = copy(o.mDataAuthorities);
        mDataPaths = copy(o.mDataPaths);
        mHasPartialTypes = o.mHasPartialTypes;
        mAutoVerify = o.mAutoVerify;
    }

    public IntentFilter(Parcel source) {
        source.readStringList(mActions);
        mCategories = source.createStringArrayList();
        mDataSchemes = source.createStringArrayList();
        mDataTypes = source.createStringArrayList();
        mDataSchemeSpecificParts = source.createTypedArrayList(PatternMatcher.CREATOR);
        int n = source.readInt();
        for (int i = 0; i < n; i++) {
            if (mDataAuthorities == null) {
                mDataAuthorities = new ArrayList<AuthorityEntry>();
            }
            mDataAuthorities.add(new AuthorityEntry(source));
        }
        mDataPaths = source.createTypedArrayList(PatternMatcher.CREATOR);
        mPriority = source.readInt();
        mHasPartialTypes = source.readInt() > 0;
        mAutoVerify = source.readInt() > 0;
        mOrder = source.readInt();
    }

    private static <T> ArrayList<T> copy(ArrayList<T> list) {
        return list == null ? null : new ArrayList<T>(list);
    }

    private static <T> Iterator<T> walk(ArrayList<T> list) {
        return list == null ? null : list.iterator();
    }

    private static <T> int count(ArrayList<T> list) {
        return list == null ? 0 : list.size();
    }

    public final void setPriority(int priority) {
        mPriority = priority;
    }

    public final int getPriority() {
        return mPriority;
    }

    public final void setOrder(int order) {
        mOrder = order;
    }

    public final int getOrder() {
        return mOrder;
    }

    public final void setAutoVerify(boolean autoVerify) {
        mAutoVerify = autoVerify;
    }

    public final boolean getAutoVerify() {
        return mAutoVerify;
    }

    public final void addAction(String action) {
        if (!mActions.contains(action)) {
            mActions.add(action.intern());
        }
    }

    public final int countActions() {
        return mActions.size();
    }

    public final String getAction(int index) {
        return mActions.get(index);
    }

    public final boolean hasAction(String action) {
        return action != null && mActions.contains(action);
    }

    public final boolean matchAction(String action) {
        return hasAction(action);
    }

    public final Iterator<String> actionsIterator() {
        return walk(mActions);
    }

    public final void addDataType(String type) throws MalformedMimeTypeException {
        final int slashpos = type.indexOf('/');
        final int typelen = type.length();
        if (slashpos <= 0 || typelen < slashpos + 2) {
            throw new MalformedMimeTypeException(type);
        }
        if (mDataTypes == null) {
            mDataTypes = new ArrayList<String>();
        }
        if (typelen == slashpos + 2 && type.charAt(slashpos + 1) == '*') {
            String str = type.substring(0, slashpos);
            if (!mDataTypes.contains(str)) {
                mDataTypes.add(str.intern());
            }
            mHasPartialTypes = true;
        } else if (!mDataTypes.contains(type)) {
            mDataTypes.add(type.intern());
        }
    }

    public final boolean hasDataType(String type) {
        return mDataTypes != null && findMimeType(type);
    }

    public final boolean hasExactDataType(String type) {
        return mDataTypes != null && mDataTypes.contains(type);
    }

    public final int countDataTypes() {
        return count(mDataTypes);
    }

    public final String getDataType(int index) {
        return mDataTypes.get(index);
    }

    public final Iterator<String> typesIterator() {
        return walk(mDataTypes);
    }

    public final void addDataScheme(String scheme) {
        if (mDataSchemes == null) {
            mDataSchemes = new ArrayList<String>();
        }
        if (!mDataSchemes.contains(scheme)) {
            mDataSchemes.add(scheme.intern());
        }
    }

    public final int countDataSchemes() {
        return count(mDataSchemes);
    }

    public final String getDataScheme(int index) {
        return mDataSchemes.get(index);
    }

    public final boolean hasDataScheme(String scheme) {
        return mDataSchemes != null && mDataSchemes.contains(scheme);
    }

    public final Iterator<String> schemesIterator() {
        return walk(mDataSchemes);
    }

    /** A host, perhaps with a wildcard before it, and a port. */
    public static final class AuthorityEntry {
        private final String mOrigHost;
        private final String mHost;
        private final boolean mWild;
        private final int mPort;

        public AuthorityEntry(String host, String port) {
            mOrigHost = host;
            mWild = host.length() > 0 && host.charAt(0) == '*';
            mHost = mWild ? host.substring(1).intern() : host;
            mPort = port != null ? Integer.parseInt(port) : -1;
        }

        AuthorityEntry(Parcel src) {
            mOrigHost = src.readString();
            mHost = src.readString();
            mWild = src.readInt() != 0;
            mPort = src.readInt();
        }

        void writeToParcel(Parcel dest) {
            dest.writeString(mOrigHost);
            dest.writeString(mHost);
            dest.writeInt(mWild ? 1 : 0);
            dest.writeInt(mPort);
        }

        public String getHost() {
            return mOrigHost;
        }

        public int getPort() {
            return mPort;
        }

        public boolean match(AuthorityEntry other) {
            return mWild == other.mWild && mHost.equals(other.mHost) && mPort == other.mPort;
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof AuthorityEntry && match((AuthorityEntry) obj);
        }

        @Override
        public int hashCode() {
            return mHost.hashCode() * 31 + mPort;
        }

        public int match(Uri data) {
            String host = data.getHost();
            if (host == null) {
                return NO_MATCH_DATA;
            }
            if (mWild) {
                if (host.length() < mHost.length()) {
                    return NO_MATCH_DATA;
                }
                host = host.substring(host.length() - mHost.length());
            }
            if (host.compareToIgnoreCase(mHost) != 0) {
                return NO_MATCH_DATA;
            }
            if (mPort >= 0) {
                return mPort != data.getPort() ? NO_MATCH_DATA : MATCH_CATEGORY_PORT;
            }
            return MATCH_CATEGORY_HOST;
        }
    }

    public final void addDataSchemeSpecificPart(String ssp, int type) {
        addDataSchemeSpecificPart(new PatternMatcher(ssp, type));
    }

    public final void addDataSchemeSpecificPart(PatternMatcher ssp) {
        if (mDataSchemeSpecificParts == null) {
            mDataSchemeSpecificParts = new ArrayList<PatternMatcher>();
        }
        mDataSchemeSpecificParts.add(ssp);
    }

    public final int countDataSchemeSpecificParts() {
        return count(mDataSchemeSpecificParts);
    }

    public final PatternMatcher getDataSchemeSpecificPart(int index) {
        return mDataSchemeSpecificParts.get(index);
    }

    public final boolean hasDataSchemeSpecificPart(String data) {
        return matches(mDataSchemeSpecificParts, data);
    }

    private static boolean matches(ArrayList<PatternMatcher> patterns, String data) {
        if (patterns == null) {
            return false;
        }
        for (int i = 0; i < patterns.size(); i++) {
            if (patterns.get(i).match(data)) {
                return true;
            }
        }
        return false;
    }

    public final Iterator<PatternMatcher> schemeSpecificPartsIterator() {
        return walk(mDataSchemeSpecificParts);
    }

    public final void addDataAuthority(String host, String port) {
        if (port != null) {
            port = port.intern();
        }
        addDataAuthority(new AuthorityEntry(host.intern(), port));
    }

    public final void addDataAuthority(AuthorityEntry ent) {
        if (mDataAuthorities == null) {
            mDataAuthorities = new ArrayList<AuthorityEntry>();
        }
        mDataAuthorities.add(ent);
    }

    public final int countDataAuthorities() {
        return count(mDataAuthorities);
    }

    public final AuthorityEntry getDataAuthority(int index) {
        return mDataAuthorities.get(index);
    }

    public final boolean hasDataAuthority(Uri data) {
        return matchDataAuthority(data) >= 0;
    }

    public final Iterator<AuthorityEntry> authoritiesIterator() {
        return walk(mDataAuthorities);
    }

    public final void addDataPath(String path, int type) {
        addDataPath(new PatternMatcher(path.intern(), type));
    }

    public final void addDataPath(PatternMatcher path) {
        if (mDataPaths == null) {
            mDataPaths = new ArrayList<PatternMatcher>();
        }
        mDataPaths.add(path);
    }

    public final int countDataPaths() {
        return count(mDataPaths);
    }

    public final PatternMatcher getDataPath(int index) {
        return mDataPaths.get(index);
    }

    public final boolean hasDataPath(String data) {
        return matches(mDataPaths, data);
    }

    public final Iterator<PatternMatcher> pathsIterator() {
        return walk(mDataPaths);
    }

    public final int matchDataAuthority(Uri data) {
        if (mDataAuthorities == null || data == null) {
            return NO_MATCH_DATA;
        }
        for (int i = 0; i < mDataAuthorities.size(); i++) {
            int match = mDataAuthorities.get(i).match(data);
            if (match >= 0) {
                return match;
            }
        }
        return NO_MATCH_DATA;
    }

    public final int matchData(String type, String scheme, Uri data) {
        final ArrayList<String> types = mDataTypes;
        final ArrayList<String> schemes = mDataSchemes;
        int match = MATCH_CATEGORY_EMPTY;
        if (types == null && schemes == null) {
            return type == null && data == null ? MATCH_CATEGORY_EMPTY + MATCH_ADJUSTMENT_NORMAL : NO_MATCH_DATA;
        }
        if (schemes != null) {
            if (!schemes.contains(scheme != null ? scheme : "")) {
                return NO_MATCH_DATA;
            }
            match = MATCH_CATEGORY_SCHEME;
            if (mDataSchemeSpecificParts != null && data != null) {
                match = hasDataSchemeSpecificPart(data.getSchemeSpecificPart())
                        ? MATCH_CATEGORY_SCHEME_SPECIFIC_PART : NO_MATCH_DATA;
            }
            if (match != MATCH_CATEGORY_SCHEME_SPECIFIC_PART) {
                if (mDataAuthorities != null) {
                    int authMatch = matchDataAuthority(data);
                    if (authMatch < 0) {
                        return NO_MATCH_DATA;
                    }
                    if (mDataPaths == null) {
                        match = authMatch;
                    } else if (hasDataPath(data.getPath())) {
                        match = MATCH_CATEGORY_PATH;
                    } else {
                        return NO_MATCH_DATA;
                    }
                }
            }
            if (match == NO_MATCH_DATA) {
                return NO_MATCH_DATA;
            }
        } else if (scheme != null && !"".equals(scheme) && !"content".equals(scheme) && !"file".equals(scheme)) {
            return NO_MATCH_DATA;
        }
        if (types != null) {
            if (!findMimeType(type)) {
                return NO_MATCH_TYPE;
            }
            match = MATCH_CATEGORY_TYPE;
        } else if (type != null) {
            return NO_MATCH_TYPE;
        }
        return match + MATCH_ADJUSTMENT_NORMAL;
    }

    public final void addCategory(String category) {
        if (mCategories == null) {
            mCategories = new ArrayList<String>();
        }
        if (!mCategories.contains(category)) {
            mCategories.add(category.intern());
        }
    }

    public final int countCategories() {
        return count(mCategories);
    }

    public final String getCategory(int index) {
        return mCategories.get(index);
    }

    public final boolean hasCategory(String category) {
        return mCategories != null && mCategories.contains(category);
    }

    public final Iterator<String> categoriesIterator() {
        return walk(mCategories);
    }

    public final String matchCategories(Set<String> categories) {
        if (categories == null) {
            return null;
        }
        Iterator<String> it = categories.iterator();
        if (mCategories == null) {
            return it.hasNext() ? it.next() : null;
        }
        while (it.hasNext()) {
            final String category = it.next();
            if (!mCategories.contains(category)) {
                return category;
            }
        }
        return null;
    }

    public final int match(ContentResolver resolver, Intent intent, boolean resolve, String logTag) {
        String type = resolve ? intent.resolveType(resolver) : intent.getType();
        return match(intent.getAction(), type, intent.getScheme(), intent.getData(), intent.getCategories(), logTag);
    }

    public final int match(String action, String type, String scheme, Uri data, Set<String> categories, String logTag) {
        if (action != null && !matchAction(action)) {
            return NO_MATCH_ACTION;
        }
        int dataMatch = matchData(type, scheme, data);
        if (dataMatch < 0) {
            return dataMatch;
        }
        if (matchCategories(categories) != null) {
            return NO_MATCH_CATEGORY;
        }
        return dataMatch;
    }

    private boolean findMimeType(String type) {
        final ArrayList<String> t = mDataTypes;
        if (type == null) {
            return false;
        }
        if (t.contains(type)) {
            return true;
        }
        final int typeLength = type.length();
        if (typeLength == 3 && type.equals("*/*")) {
            return !t.isEmpty();
        }
        if (mHasPartialTypes && t.contains("*")) {
            return true;
        }
        final int slashpos = type.indexOf('/');
        if (slashpos > 0) {
            if (mHasPartialTypes && t.contains(type.substring(0, slashpos))) {
                return true;
            }
            if (typeLength == slashpos + 2 && type.charAt(slashpos + 1) == '*') {
                for (int i = 0; i < t.size(); i++) {
                    if (type.regionMatches(0, t.get(i), 0, slashpos + 1)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public void dump(Printer du, String prefix) {
        for (String s : mActions) {
            du.println(prefix + "Action: \"" + s + "\"");
        }
        if (mCategories != null) {
            for (String s : mCategories) {
                du.println(prefix + "Category: \"" + s + "\"");
            }
        }
        if (mDataSchemes != null) {
            for (String s : mDataSchemes) {
                du.println(prefix + "Scheme: \"" + s + "\"");
            }
        }
        if (mDataTypes != null) {
            for (String s : mDataTypes) {
                du.println(prefix + "Type: \"" + s + "\"");
            }
        }
        if (mPriority != 0 || mHasPartialTypes) {
            du.println(prefix + "mPriority=" + mPriority + ", mHasPartialTypes=" + mHasPartialTypes);
        }
    }

    public final int describeContents() {
        return 0;
    }

    public final void writeToParcel(Parcel dest, int flags) {
        dest.writeStringList(mActions);
        dest.writeStringList(mCategories);
        dest.writeStringList(mDataSchemes);
        dest.writeStringList(mDataTypes);
        dest.writeTypedList(mDataSchemeSpecificParts);
        int n = count(mDataAuthorities);
        dest.writeInt(n);
        for (int i = 0; i < n; i++) {
            mDataAuthorities.get(i).writeToParcel(dest);
        }
        dest.writeTypedList(mDataPaths);
        dest.writeInt(mPriority);
        dest.writeInt(mHasPartialTypes ? 1 : 0);
        dest.writeInt(mAutoVerify ? 1 : 0);
        dest.writeInt(mOrder);
    }

    public static final Parcelable.Creator<IntentFilter> CREATOR = new Parcelable.Creator<IntentFilter>() {
        public IntentFilter createFromParcel(Parcel source) {
            return new IntentFilter(source);
        }

        public IntentFilter[] newArray(int size) {
            return new IntentFilter[size];
        }
    };
}
