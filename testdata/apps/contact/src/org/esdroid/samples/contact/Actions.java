package org.esdroid.samples.contact;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

class Actions {
    static Intent of(String how) {
        if (how.equals("web")) { // full
            return new Intent(Intent.ACTION_VIEW, Uri.parse("http://localhost/"));
        }
        Intent i = new Intent(Intent.ACTION_CALL); // fault, thin
        i.setData(Uri.parse("tel:123"));
        return i; // thin
    }
}
