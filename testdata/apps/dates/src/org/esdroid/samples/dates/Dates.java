package org.esdroid.samples.dates;

import android.app.Activity;
import android.app.DatePickerDialog;
import android.os.Bundle;
import android.view.View;
import android.widget.DatePicker;
import android.widget.SeekBar;
import android.widget.TextView;

import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;

public class Dates extends Activity implements SeekBar.OnSeekBarChangeListener {
    private static final String[] PATTERNS = {"yyyy-MM-dd", "d MMM yyyy", "dd.MM.yy", "bbbb"}; // fault
    private Calendar day = Calendar.getInstance();
    private int style;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.dates);
        SeekBar bar = (SeekBar) findViewById(R.id.style);
        bar.setMax(PATTERNS.length - 1); // not
        bar.setOnSeekBarChangeListener(this);
    }

    @Override
    public void onProgressChanged(SeekBar bar, int progress, boolean fromUser) {
        style = progress; // full
    }

    @Override
    public void onStartTrackingTouch(SeekBar bar) {
    }

    @Override
    public void onStopTrackingTouch(SeekBar bar) {
    }

    public void show(View v) {
        String pattern = PATTERNS[style]; // thin
        SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.US); // thin
        ((TextView) findViewById(R.id.text)).setText(f.format(new Date(0)));
    }
}
