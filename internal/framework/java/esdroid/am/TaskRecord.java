package esdroid.am;

import android.content.Intent;
import java.util.ArrayList;

/** A task: activities on top of one another. */
public final class TaskRecord {
    public final int id;
    public final String affinity;
    public final Intent intent;
    public final ArrayList<ActivityRecord> activities = new ArrayList<ActivityRecord>();

    TaskRecord(int id, String affinity, Intent intent) {
        this.id = id;
        this.affinity = affinity;
        this.intent = intent;
    }

    ActivityRecord top() {
        for (int i = activities.size() - 1; i >= 0; i--) {
            if (!activities.get(i).finishing) {
                return activities.get(i);
            }
        }
        return null;
    }

    ActivityRecord root() {
        for (int i = 0; i < activities.size(); i++) {
            if (!activities.get(i).finishing) {
                return activities.get(i);
            }
        }
        return null;
    }
}
