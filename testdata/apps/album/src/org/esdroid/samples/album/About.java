package org.esdroid.samples.album;

import android.app.*;
import android.content.*;
import android.database.*;
import android.net.*;
import android.os.*;
import android.view.*;
import android.widget.*;
import java.util.*;

public class About extends DialogFragment {
    static About of(int year) {
        About a = new About();
        Bundle b = new Bundle();
        b.putInt("year", year); // fault
        b.putString("title", "Photos"); // not
        a.setArguments(b);
        return a;
    }

    @Override
    public Dialog onCreateDialog(Bundle state) {
        String year = getArguments().getString("year"); // thin
        String title = getArguments().getString("title"); // not
        String shown = title + " '" + year.substring(2); // thin
        return new AlertDialog.Builder(getActivity()).setMessage(shown).create();
    }
}
