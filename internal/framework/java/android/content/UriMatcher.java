package android.content;

import android.net.Uri;
import java.util.ArrayList;
import java.util.List;

/** Finds the code of a content reference in a tree of patterns. */
public class UriMatcher {
    public static final int NO_MATCH = -1;

    private static final int EXACT = 0;
    private static final int NUMBER = 1;
    private static final int TEXT = 2;

    private int mCode;
    private int mWhich;
    private String mText;
    private ArrayList<UriMatcher> mChildren = new ArrayList<UriMatcher>();

    public UriMatcher(int code) {
        mCode = code;
        mWhich = -1;
    }

    private UriMatcher() {
        mCode = NO_MATCH;
        mWhich = -1;
    }

    public void addURI(String authority, String path, int code) {
        if (code < 0) {
            throw new IllegalArgumentException("code " + code + " is invalid: it must be positive");
        }
        String[] tokens = null;
        if (path != null) {
            String newPath = path;
            if (path.length() > 1 && path.charAt(0) == '/') {
                newPath = path.substring(1);
            }
            tokens = newPath.split("/");
        }
        int numTokens = tokens != null ? tokens.length : 0;
        UriMatcher node = this;
        for (int i = -1; i < numTokens; i++) {
            String token = i < 0 ? authority : tokens[i];
            UriMatcher child = null;
            for (int j = 0; j < node.mChildren.size(); j++) {
                if (token.equals(node.mChildren.get(j).mText)) {
                    child = node.mChildren.get(j);
                    break;
                }
            }
            if (child == null) {
                child = new UriMatcher();
                child.mWhich = token.equals("#") ? NUMBER : token.equals("*") ? TEXT : EXACT;
                child.mText = token;
                node.mChildren.add(child);
            }
            node = child;
        }
        node.mCode = code;
    }

    public int match(Uri uri) {
        final List<String> pathSegments = uri.getPathSegments();
        final int li = pathSegments.size();
        UriMatcher node = this;
        if (li == 0 && uri.getAuthority() == null) {
            return this.mCode;
        }
        for (int i = -1; i < li; i++) {
            String u = i < 0 ? uri.getAuthority() : pathSegments.get(i);
            ArrayList<UriMatcher> list = node.mChildren;
            if (list == null) {
                break;
            }
            node = null;
            int lj = list.size();
            for (int j = 0; j < lj; j++) {
                UriMatcher n = list.get(j);
                if (n.fits(u)) {
                    node = n;
                    break;
                }
            }
            if (node == null) {
                return NO_MATCH;
            }
        }
        return node.mCode;
    }

    private boolean fits(String u) {
        switch (mWhich) {
            case EXACT:
                return mText.equals(u);
            case NUMBER:
                for (int k = 0; k < u.length(); k++) {
                    char c = u.charAt(k);
                    if (c < '0' || c > '9') {
                        return false;
                    }
                }
                return true;
            default:
                return true;
        }
    }
}
