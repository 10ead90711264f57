package android.app.job;

import android.content.ClipData;
import android.net.Uri;
import android.os.Bundle;
import android.os.PersistableBundle;

/** What a job is told when it runs. */
public class JobParameters {
    public static final int REASON_CANCELED = 0;
    public static final int REASON_CONSTRAINTS_NOT_SATISFIED = 1;
    public static final int REASON_PREEMPT = 2;
    public static final int REASON_TIMEOUT = 3;
    public static final int REASON_DEVICE_IDLE = 4;
    private final JobInfo job;
    private final boolean overrideDeadlineExpired;
    /** The job's place with the scheduler. */
    final JobSchedulerImpl.Entry entry;
    private int stopReason;

    JobParameters(JobInfo job, boolean overrideDeadlineExpired, JobSchedulerImpl.Entry entry) {
        this.entry = entry;
        this.job = job;
        this.overrideDeadlineExpired = overrideDeadlineExpired;
    }

    JobInfo job() {
        return job;
    }

    public int getJobId() {
        return job.getId();
    }

    public int getStopReason() {
        return stopReason;
    }

    public void setStopReason(int reason) {
        stopReason = reason;
    }

    public PersistableBundle getExtras() {
        return job.getExtras();
    }

    public Bundle getTransientExtras() {
        return job.getTransientExtras();
    }

    public ClipData getClipData() {
        return job.getClipData();
    }

    public int getClipGrantFlags() {
        return job.getClipGrantFlags();
    }

    public boolean isOverrideDeadlineExpired() {
        return overrideDeadlineExpired;
    }

    /** The next piece of work; that there is none, with none at work, ends the job. */
    public JobWorkItem dequeueWork() {
        return JobSchedulerImpl.dequeue(this);
    }

    public void completeWork(JobWorkItem work) {
        if (!JobSchedulerImpl.complete(this, work)) {
            throw new IllegalArgumentException("Given work is not active: " + work);
        }
    }

    public Uri[] getTriggeredContentUris() {
        return null;
    }

    public String[] getTriggeredContentAuthorities() {
        return null;
    }
}
