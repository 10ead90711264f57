package org.esdroid.carried;

import android.app.Activity;
import android.os.Bundle;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

/** Reads what is planned and begins. */
public final class Main extends Activity {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        List<String> plan = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(getAssets().open("plan")))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                plan.add(line);
            }
            Chain.begin(this, plan.toArray(new String[0]));
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
