package esdroid.conformance;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

/** Activities that tell what happens to them. */
public class Acting extends Activity {
    public static class First extends Acting {}

    public static class Second extends Acting {}

    public static class Third extends Acting {}

    public static class Top extends Acting {}

    public static class Task extends Acting {}

    public static class Alone extends Acting {}

    public static class Glass extends Acting {}

    public static class Small extends Acting {}

    public static class Hidden extends Acting {}

    public static class Gone extends Acting {}

    public static class Steady extends Acting {}

    public static class Other extends Acting {}

    public static class Closed extends Acting {}

    /** Those that are not destroyed. */
    public static final List<Acting> alive = new ArrayList<Acting>();

    static void leave() {
        for (Acting a : new ArrayList<Acting>(alive)) a.finish();
    }

    /** The last made of a class, of those alive. */
    public static Acting last(Class<? extends Acting> c) {
        for (int i = alive.size() - 1; i >= 0; i--) if (c.isInstance(alive.get(i))) return alive.get(i);
        return null;
    }

    /** Starts it from the activity that runs the programs. */
    public static void begin(Class<? extends Acting> c) {
        Runner.activity.startActivity(Stage.intent(c, 1));
    }

    private Object moment(String name, Object... more) {
        return Stage.moment(this, name, getIntent(), more);
    }

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        alive.add(this);
        moment("create", Stage.number(getIntent()), state == null ? "anew" : "again");
    }

    @Override
    protected void onRestart() {
        super.onRestart();
        moment("restart");
    }

    @Override
    protected void onStart() {
        super.onStart();
        moment("start");
    }

    @Override
    protected void onRestoreInstanceState(Bundle state) {
        super.onRestoreInstanceState(state);
        moment("restore", state.get("kept"));
    }

    @Override
    protected void onPostCreate(Bundle state) {
        super.onPostCreate(state);
        moment("post create");
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        Stage.moment(this, "new intent", intent, Stage.number(intent), "before", Stage.number(getIntent()));
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        Stage.moment(this, "result", data, request, result, Stage.number(data));
    }

    @Override
    protected void onResume() {
        super.onResume();
        moment("resume");
    }

    @Override
    protected void onPause() {
        super.onPause();
        moment("pause", isFinishing() ? "finishing" : "");
    }

    @Override
    protected void onSaveInstanceState(Bundle state) {
        super.onSaveInstanceState(state);
        state.putInt("kept", alive.size());
        moment("save");
    }

    @Override
    protected void onStop() {
        super.onStop();
        moment("stop");
    }

    @Override
    protected void onDestroy() {
        super.onDestroy();
        alive.remove(this);
        moment("destroy", isFinishing() ? "finishing" : isChangingConfigurations() ? "changing" : "");
    }

    @Override
    protected void onUserLeaveHint() {
        moment("left by the user");
    }

    @Override
    public void onConfigurationChanged(Configuration c) {
        super.onConfigurationChanged(c);
        moment("configuration", c.orientation);
    }

    @Override
    public Object onRetainNonConfigurationInstance() {
        Object kept = moment("retain");
        return kept;
    }
}
