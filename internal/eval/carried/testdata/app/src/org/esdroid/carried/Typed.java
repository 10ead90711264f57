package org.esdroid.carried;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.text.Editable;
import android.text.SpannableStringBuilder;
import android.text.TextWatcher;
import android.widget.AutoCompleteTextView;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.SeekBar;
import android.widget.TextView;

/** What fields of texts keep and lose. */
final class Typed {
    public static final class SetAgain implements OfText {
        @Override
        public void carry(Activity in, String v) {
            EditText view = new EditText(in);
            view.setText("decoy"); // decoy
            view.setText(v); // carries
            String got = view.getText().toString().trim(); // carries
            Chain.text(got);
        }
    }

    public static final class Cleared implements OfText {
        @Override
        public void carry(Activity in, String v) {
            EditText view = new EditText(in);
            view.setText("decoy"); // decoy
            view.getText().clear();
            view.getText().append(v); // carries
            String got = view.getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Inserted implements OfText {
        @Override
        public void carry(Activity in, String v) {
            EditText view = new EditText(in);
            view.getText().insert(0, v); // carries
            String got = view.getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Deleted implements OfText {
        @Override
        public void carry(Activity in, String v) {
            SpannableStringBuilder text = new SpannableStringBuilder("decoy"); // decoy
            text.delete(0, text.length());
            text.append(v); // carries
            String got = text.toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Whole implements OfText {
        @Override
        public void carry(Activity in, String v) {
            StringBuilder text = new StringBuilder("decoy"); // decoy
            text.setLength(0);
            text.append(v); // carries
            String got = text.toString(); // carries
            Chain.text(got);
        }
    }

    public static final class ReplacedBuilder implements OfText {
        @Override
        public void carry(Activity in, String v) {
            StringBuilder text = new StringBuilder();
            text.append("decoy"); // decoy
            text.replace(0, text.length(), v); // carries
            String got = text.toString(); // carries
            Chain.text(got);
        }
    }

    public static final class AfterChange implements OfText {
        @Override
        public void carry(Activity in, String v) {
            EditText view = new EditText(in);
            view.setText("decoy"); // decoy
            view.addTextChangedListener(new TextWatcher() {
                @Override
                public void beforeTextChanged(CharSequence s, int start, int count, int after) {
                }

                @Override
                public void onTextChanged(CharSequence s, int start, int before, int count) {
                }

                @Override
                public void afterTextChanged(Editable s) {
                    String got = s.toString(); // carries
                    Chain.text(got);
                }
            });
            view.setText(v);
        }
    }

    public static final class Hint implements OfText {
        @Override
        public void carry(Activity in, String v) {
            EditText view = new EditText(in);
            view.setText("decoy"); // decoy
            view.setHint(v); // carries
            String got = view.getHint().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class ErrorText implements OfText {
        @Override
        public void carry(Activity in, String v) {
            AutoCompleteTextView view = new AutoCompleteTextView(in);
            view.setText("decoy"); // decoy
            view.setError(v); // carries
            String got = view.getError().toString(); // carries
            Chain.text(got);
        }
    }

    /** A screen whose views are given ids and made anew. */
    abstract static class Form extends State.Renewed {
        TextView shown;
        EditText typed;
        SeekBar slider;

        void show() {
            LinearLayout column = new LinearLayout(this);
            shown = new TextView(this);
            shown.setId(R.id.second);
            shown.setFreezesText(true);
            typed = new EditText(this);
            typed.setId(R.id.first);
            slider = new SeekBar(this);
            slider.setId(R.id.third);
            column.addView(shown);
            column.addView(typed);
            column.addView(slider);
            setContentView(column);
        }

        @Override
        void first() {
            show();
            fill();
        }

        @Override
        void again(Bundle state) {
            show();
        }

        abstract void fill();
    }

    public static final class Frozen extends Form implements OfText {
        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, Frozen.class).putExtra("s", v)); // carries
        }

        @Override
        void fill() {
            typed.setText("decoy"); // decoy
            shown.setText(getIntent().getStringExtra("s")); // carries
        }

        @Override
        protected void onRestoreInstanceState(Bundle state) {
            super.onRestoreInstanceState(state);
            String got = shown.getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Found extends Form implements OfText {
        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, Found.class).putExtra("s", v)); // carries
        }

        @Override
        void fill() {
            shown.setText("decoy"); // decoy
            typed.append(getIntent().getStringExtra("s")); // carries
        }

        @Override
        protected void onRestoreInstanceState(Bundle state) {
            super.onRestoreInstanceState(state);
            EditText view = (EditText) findViewById(R.id.first);
            String got = view.getText().toString(); // carries
            Chain.text(got);
        }
    }

    public static final class Slid extends Form implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, Slid.class).putExtra("n", v)); // carries
        }

        @Override
        void fill() {
            typed.setText("7"); // decoy
            slider.setProgress(getIntent().getIntExtra("n", 9)); // carries
        }

        @Override
        protected void onRestoreInstanceState(Bundle state) {
            super.onRestoreInstanceState(state);
            int got = slider.getProgress(); // carries
            Chain.number(got);
        }
    }
}
