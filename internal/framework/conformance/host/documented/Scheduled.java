package esdroid.conformance;

import android.app.job.JobParameters;
import android.app.job.JobService;

/** A service of jobs that tells what happens to it. */
public class Scheduled extends JobService {
    /** The parameters of the last job that started. */
    public static JobParameters last;

    @Override
    public void onCreate() {
        super.onCreate();
        Stage.moment(this, "create", null);
    }

    @Override
    public boolean onStartJob(JobParameters p) {
        last = p;
        return Stage.moment(this, "job", null, p.getJobId(), p.getExtras().getString("k")) != null;
    }

    @Override
    public boolean onStopJob(JobParameters p) {
        return Stage.moment(this, "stop", null, p.getJobId()) != null;
    }

    @Override
    public void onDestroy() {
        Stage.moment(this, "destroy", null);
        super.onDestroy();
    }
}
