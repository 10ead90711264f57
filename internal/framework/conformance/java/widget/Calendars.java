import android.app.Activity;
import android.os.Handler;
import android.view.ContextThemeWrapper;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.CalendarView;
import android.widget.DatePicker;
import android.widget.FrameLayout;
import android.widget.ListView;
import android.widget.TextView;
import esdroid.conformance.Show;
import java.util.Calendar;

/** Days on the pages of a calendar: Material's DatePicker and CalendarView. */
public class Calendars extends Show {
    private static final Handler handler = new Handler();
    private static int turns;

    public static void main(String[] args) {
        final DatePicker d = new DatePicker(new ContextThemeWrapper(context(), android.R.style.Theme_Material_Light));
        d.init(2015, 5, 6, new DatePicker.OnDateChangedListener() {
            @Override public void onDateChanged(DatePicker v, int year, int month, int day) { p("changed", year, month, day); }
        });
        show(d);
        later(new Runnable() { @Override public void run() {
            p(bounds(d), d.getCalendarViewShown(), d.getSpinnersShown());
            tree(d, 0);
            touch(d, 300, 600);
            touch(d, 300, 330);
            d.findViewById(id("next")).performClick();
        }});
        later(new Runnable() { @Override public void run() {
            touch(d, 500, 640);
            d.findViewById(id("prev")).performClick();
        }});
        later(new Runnable() { @Override public void run() {
            touch(d, 500, 640);
            p(d.getYear(), d.getMonth(), d.getDayOfMonth());
            d.updateDate(2016, 1, 29);
            p(((TextView) d.findViewById(id("date_picker_header_year"))).getText());
            d.findViewById(id("date_picker_header_year")).performClick();
        }});
        later(new Runnable() { @Override public void run() {
            ListView years = (ListView) d.findViewById(id("date_picker_year_picker"));
            p(years.getVisibility(), years.getCount(), d.findViewById(id("date_picker_day_picker")).getVisibility(), bounds(years), years.getFirstVisiblePosition());
            int position = 2017 - 1900;
            years.performItemClick(years.getAdapter().getView(position, null, years), position, position);
            p(d.getYear(), d.getMonth(), d.getDayOfMonth());
        }});
        later(new Runnable() { @Override public void run() {
            p(d.findViewById(id("date_picker_year_picker")).getVisibility());
            d.setMinDate(time(2017, 5, 3));
            p(d.getYear(), d.getMonth(), d.getDayOfMonth());
            d.setMaxDate(time(2017, 8, 20));
        }});
        later(new Runnable() { @Override public void run() {
            p(d.findViewById(id("prev")).getVisibility(), d.findViewById(id("next")).getVisibility());
            d.updateDate(2020, 1, 1);
            p(d.getYear(), d.getMonth(), d.getDayOfMonth());
            attempt("calendar", new Runnable() { @Override public void run() { d.getCalendarView(); } });
            d.setEnabled(false);
            p(d.isEnabled(), d.findViewById(id("date_picker_header_year")).isEnabled());
            ((ViewGroup) d.getParent()).removeView(d);
            calendar();
        }});
    }

    private static void calendar() {
        final CalendarView c = new CalendarView(new ContextThemeWrapper(context(), android.R.style.Theme_Material));
        c.setOnDateChangeListener(new CalendarView.OnDateChangeListener() {
            @Override public void onSelectedDayChange(CalendarView v, int year, int month, int day) { p("selected", year, month, day); }
        });
        c.setMinDate(time(2015, 2, 10));
        c.setMaxDate(time(2015, 7, 20));
        c.setDate(time(2015, 5, 15));
        p(c.getDate() == time(2015, 5, 15), c.getFirstDayOfWeek());
        attempt("after", new Runnable() { @Override public void run() { c.setDate(time(2019, 5, 15)); } });
        p(day(c.getDate()));
        attempt("before", new Runnable() { @Override public void run() { c.setDate(time(2011, 5, 15)); } });
        p(day(c.getDate()));
        c.setDate(time(2015, 5, 15));
        show(c);
        turns = 1;
        later(new Runnable() { @Override public void run() {
            p(bounds(c));
            touch(c, 400, 500);
            p(day(c.getDate()));
            ((ViewGroup) c.getParent()).removeView(c);
        }});
    }

    private static void show(View v) {
        ((Activity) context()).addContentView(v, new FrameLayout.LayoutParams(WRAP, WRAP));
    }

    private static void later(Runnable r) {
        handler.postDelayed(r, 1000 * ++turns);
    }

    private static void touch(View v, int x, int y) {
        v.dispatchTouchEvent(MotionEvent.obtain(0, 0, MotionEvent.ACTION_DOWN, x, y, 0));
        v.dispatchTouchEvent(MotionEvent.obtain(0, 20, MotionEvent.ACTION_UP, x, y, 0));
    }

    private static long time(int year, int month, int day) {
        Calendar c = Calendar.getInstance();
        c.clear();
        c.set(year, month, day);
        return c.getTimeInMillis();
    }

    private static String day(long time) {
        Calendar c = Calendar.getInstance();
        c.setTimeInMillis(time);
        return c.get(Calendar.YEAR) + "/" + c.get(Calendar.MONTH) + "/" + c.get(Calendar.DAY_OF_MONTH);
    }

    private static int id(String name) {
        return context().getResources().getIdentifier(name, "id", "android");
    }

    /** Prints places, but for those of the day, whose form the judge does not know. */
    private static void tree(View v, int depth) {
        if (v.getId() == id("date_picker_header_date")) return;
        p(depth, v.getClass().getSimpleName(), bounds(v), v.getVisibility(), v.isClickable());
        if (v instanceof ViewGroup) for (int i = 0; i < ((ViewGroup) v).getChildCount(); i++) tree(((ViewGroup) v).getChildAt(i), depth + 1);
    }
}
