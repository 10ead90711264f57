package org.esdroid.samples.finder;

import android.app.ListActivity;
import android.os.Bundle;
import android.widget.ArrayAdapter;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

public class Results extends ListActivity {
    private static final String[] WORDS = {"ant", "bee", "cow"};

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        String text = getSharedPreferences("search", MODE_PRIVATE).getString("pattern", "."); // thin
        setListAdapter(new ArrayAdapter<String>(this, android.R.layout.simple_list_item_1, matches(text)));
    }

    private static List<String> matches(String text) {
        Pattern p = Pattern.compile(text); // thin
        List<String> out = new ArrayList<String>();
        for (String w : WORDS) {
            if (p.matcher(w).find()) out.add(w);
        }
        return out;
    }
}
