package org.esdroid.carried;

import android.app.Activity;
import android.app.Application;
import android.app.Fragment;
import android.content.Intent;
import android.os.Bundle;
import android.widget.EditText;
import android.widget.LinearLayout;
import java.util.ArrayList;
import java.util.List;

/** What outlives a screen. */
final class State {
    /** A screen that is made anew once. */
    abstract static class Renewed extends Screen {
        @Override
        void arrived(Bundle state) {
            if (state == null) {
                first();
                recreate();
            } else {
                again(state);
            }
        }

        abstract void first();

        abstract void again(Bundle state);
    }

    public static final class SavedNumber extends Renewed implements OfNumber {
        private int kept;

        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, SavedNumber.class).putExtra("n", v)); // carries
        }

        @Override
        void first() {
            kept = getIntent().getIntExtra("n", 9); // carries
            getIntent().removeExtra("n");
        }

        @Override
        protected void onSaveInstanceState(Bundle out) {
            super.onSaveInstanceState(out);
            out.putInt("other", 7); // decoy
            out.putInt("kept", kept); // carries
        }

        @Override
        void again(Bundle state) {
            kept = state.getInt("kept"); // carries
            Chain.number(kept);
        }
    }

    public static final class RestoredText extends Renewed implements OfNull {
        private String kept;
        private boolean renewed;

        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, RestoredText.class).putExtra("s", v)); // carries
        }

        @Override
        void first() {
            kept = getIntent().getStringExtra("s"); // carries
        }

        @Override
        void again(Bundle state) {
            renewed = true;
        }

        @Override
        protected void onSaveInstanceState(Bundle out) {
            super.onSaveInstanceState(out);
            out.putString("kept", kept); // carries
            out.putString("other", "decoy"); // decoy
        }

        @Override
        protected void onRestoreInstanceState(Bundle state) {
            super.onRestoreInstanceState(state);
            kept = state.getString("kept"); // carries
        }

        @Override
        protected void onResume() {
            super.onResume();
            if (renewed) {
                renewed = false;
                Chain.text(kept);
            }
        }
    }

    public static final class SavedParcel extends Renewed implements OfNumber {
        private Ticket ticket;

        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, SavedParcel.class).putExtra("n", v)); // carries
        }

        @Override
        void first() {
            ticket = new Ticket(getIntent().getIntExtra("n", 9), "decoy"); // carries
        }

        @Override
        protected void onSaveInstanceState(Bundle out) {
            super.onSaveInstanceState(out);
            out.putParcelable("ticket", ticket);
        }

        @Override
        void again(Bundle state) {
            ticket = state.getParcelable("ticket");
            Chain.number(ticket.number);
        }
    }

    public static final class NotSaved extends Renewed implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, NotSaved.class).putExtra("n", v)); // carries
        }

        @Override
        void first() {
        }

        @Override
        public Object onRetainNonConfigurationInstance() {
            return new Ticket(getIntent().getIntExtra("n", 9), "decoy"); // carries
        }

        @Override
        void again(Bundle state) {
            Ticket kept = (Ticket) getLastNonConfigurationInstance();
            Chain.number(kept.number);
        }
    }

    public static final class Static extends Renewed implements OfNumber {
        private static int kept;

        @Override
        public void carry(Activity in, int v) {
            kept = 7; // decoy
            kept = v; // carries
            in.startActivity(new Intent(in, Static.class));
        }

        @Override
        void first() {
        }

        @Override
        void again(Bundle state) {
            int v = kept; // carries
            Chain.number(v);
        }
    }

    /** The only one of its kind. */
    static final class Session {
        private static Session only;
        private String user;

        static synchronized Session get() {
            if (only == null) {
                only = new Session();
            }
            return only;
        }
    }

    public static final class Singleton extends Renewed implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Session.get().user = v; // carries
            in.startActivity(new Intent(in, Singleton.class));
        }

        @Override
        void first() {
        }

        @Override
        void again(Bundle state) {
            String v = Session.get().user; // carries
            Chain.text(v);
        }
    }

    /** The app's own. */
    public static final class App extends Application {
        int amount;
        final List<String> names = new ArrayList<>();
    }

    public static final class InApplication extends Screen implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            ((App) in.getApplication()).amount = v; // carries
            in.startActivity(new Intent(in, InApplication.class));
        }

        @Override
        void arrived(Bundle state) {
            int v = ((App) getApplicationContext()).amount; // carries
            Chain.number(v);
        }
    }

    public static final class InApplicationList extends Screen implements OfText {
        @Override
        public void carry(Activity in, String v) {
            App app = (App) in.getApplicationContext();
            app.names.clear();
            app.names.add("decoy");
            app.names.add(v); // carries
            in.startActivity(new Intent(in, InApplicationList.class));
        }

        @Override
        void arrived(Bundle state) {
            List<String> names = ((App) getApplication()).names;
            String v = names.get(names.size() - 1); // carries
            Chain.text(v);
        }
    }

    public static final class TypedText extends Renewed implements OfText {
        private EditText typed;

        @Override
        public void carry(Activity in, String v) {
            in.startActivity(new Intent(in, TypedText.class).putExtra("s", v)); // carries
        }

        private void show() {
            LinearLayout column = new LinearLayout(this);
            EditText other = new EditText(this);
            other.setId(R.id.second);
            other.setText("decoy"); // decoy
            typed = new EditText(this);
            typed.setId(R.id.first);
            column.addView(other);
            column.addView(typed);
            setContentView(column);
        }

        @Override
        void first() {
            show();
            typed.setText(getIntent().getStringExtra("s")); // carries
        }

        @Override
        void again(Bundle state) {
            show();
        }

        @Override
        protected void onPostCreate(Bundle state) {
            super.onPostCreate(state);
            if (state != null) {
                Chain.text(typed.getText().toString());
            }
        }
    }

    public static final class Argument extends Fragment implements OfNull {
        @Override
        public void carry(Activity in, String v) {
            Bundle arguments = new Bundle();
            arguments.putString("s", v); // carries
            arguments.putString("t", "decoy"); // decoy
            Argument made = new Argument();
            made.setArguments(arguments);
            in.getFragmentManager().beginTransaction().add(made, "argument").commitAllowingStateLoss();
        }

        @Override
        public void onCreate(Bundle state) {
            super.onCreate(state);
            if (state == null) {
                String v = getArguments().getString("s"); // carries
                Chain.text(v);
            }
        }
    }

    /** A fragment that is kept as it is. */
    public static final class Holder extends Fragment {
        int held;

        @Override
        public void onCreate(Bundle state) {
            super.onCreate(state);
            setRetainInstance(true);
        }
    }

    public static final class Retained extends Renewed implements OfNumber {
        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, Retained.class).putExtra("n", v)); // carries
        }

        @Override
        void first() {
            Holder holder = new Holder();
            holder.held = getIntent().getIntExtra("n", 9); // carries
            getFragmentManager().beginTransaction().add(holder, "holder").commit();
            getFragmentManager().executePendingTransactions();
        }

        @Override
        void again(Bundle state) {
            Holder holder = (Holder) getFragmentManager().findFragmentByTag("holder");
            int v = holder.held; // carries
            Chain.number(v);
        }
    }

    public static final class FragmentState extends Renewed implements OfNumber {
        /** Keeps a number in the state. */
        public static final class Part extends Fragment {
            int n;

            @Override
            public void onSaveInstanceState(Bundle out) {
                super.onSaveInstanceState(out);
                out.putInt("m", 7); // decoy
                out.putInt("n", n); // carries
            }

            @Override
            public void onCreate(Bundle state) {
                super.onCreate(state);
                if (state != null) {
                    n = state.getInt("n"); // carries
                    Chain.number(n);
                }
            }
        }

        @Override
        public void carry(Activity in, int v) {
            in.startActivity(new Intent(in, FragmentState.class).putExtra("n", v)); // carries
        }

        @Override
        void first() {
            Part part = new Part();
            part.n = getIntent().getIntExtra("n", 9); // carries
            getFragmentManager().beginTransaction().add(part, "part").commit();
            getFragmentManager().executePendingTransactions();
        }

        @Override
        void again(Bundle state) {
        }
    }
}
