package android.app.job;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.content.pm.PackageManager;
import android.content.pm.ServiceInfo;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Process;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** The jobs of the application, on a device that neither charges, idles nor has a network. */
public final class JobSchedulerImpl extends JobScheduler {
    private static final TreeMap<Integer, Entry> sJobs = new TreeMap<Integer, Entry>();
    private static Handler sHandler;

    private final Context mContext;

    static final class Entry implements Runnable, ServiceConnection {
        final JobInfo job;
        final Context context;
        int failures;
        JobParameters running;
        JobServiceEngine.JobInterface engine;
        boolean late;
        /** The work that waits, and what of it the running job has. */
        final ArrayList<JobWorkItem> pending = new ArrayList<JobWorkItem>(), executing = new ArrayList<JobWorkItem>();
        int lastWork;

        Entry(JobInfo job, Context context) {
            this.job = job;
            this.context = context;
        }

        private boolean satisfied() {
            return job.getNetworkType() == JobInfo.NETWORK_TYPE_NONE && !job.isRequireCharging() && !job.isRequireDeviceIdle()
                    && job.getTriggerContentUris() == null;
        }

        void enqueue(JobWorkItem work) {
            JobWorkItem kept = new JobWorkItem(work);
            kept.setWorkId(++lastWork);
            pending.add(kept);
        }

        /** What was not completed is to be done again, before the rest. */
        void takeBack() {
            pending.addAll(0, executing);
            executing.clear();
        }

        void plan(long latency) {
            if (satisfied()) {
                handler().postDelayed(this, latency);
            } else if (job.hasLateConstraint() && !job.isPeriodic()) {
                late = true;
                handler().postDelayed(this, Math.max(latency, job.getMaxExecutionDelayMillis()));
            }
        }

        public void run() {
            running = new JobParameters(job, late, this);
            Intent intent = new Intent().setComponent(job.getService());
            if (!context.bindService(intent, this, Context.BIND_AUTO_CREATE)) {
                sJobs.remove(job.getId());
            }
        }

        public void onServiceConnected(ComponentName name, IBinder service) {
            if (running != null && service instanceof JobServiceEngine.JobInterface) {
                engine = (JobServiceEngine.JobInterface) service;
                engine.start(running);
            }
        }

        public void onServiceDisconnected(ComponentName name) {
        }

        void cancel() {
            handler().removeCallbacks(this);
            if (engine != null && running != null) {
                engine.stop(running);
            }
        }
    }

    public JobSchedulerImpl(Context context) {
        mContext = context;
    }

    private static Handler handler() {
        if (sHandler == null) {
            sHandler = new Handler(Looper.getMainLooper());
        }
        return sHandler;
    }

    private static Entry running(JobParameters params) {
        return params.entry.running == params ? params.entry : null;
    }

    static JobWorkItem dequeue(JobParameters params) {
        synchronized (sJobs) {
            Entry e = running(params);
            if (e == null) {
                return null;
            }
            if (!e.pending.isEmpty()) {
                JobWorkItem work = e.pending.remove(0);
                e.executing.add(work);
                work.bumpDeliveryCount();
                return new JobWorkItem(work);
            }
            if (!e.executing.isEmpty()) {
                return null;
            }
        }
        finished(params, false);
        return null;
    }

    static boolean complete(JobParameters params, JobWorkItem work) {
        synchronized (sJobs) {
            Entry e = running(params);
            if (e != null) {
                for (JobWorkItem one : e.executing) {
                    if (one.getWorkId() == work.getWorkId()) {
                        return e.executing.remove(one);
                    }
                }
            }
            return e == null;
        }
    }

    static void finished(JobParameters params, boolean again) {
        Entry e;
        synchronized (sJobs) {
            e = running(params);
            if (e == null) {
                return;
            }
            e.takeBack();
            e.running = null;
            e.engine = null;
            boolean current = sJobs.get(params.getJobId()) == e; // and neither cancelled nor replaced
            if (current && again) {
                e.failures++;
                long initial = Math.max(e.job.getInitialBackoffMillis(), JobInfo.getMinBackoffMillis());
                long delay = e.job.getBackoffPolicy() == JobInfo.BACKOFF_POLICY_LINEAR ? initial * e.failures
                        : (long) Math.scalb(initial, Math.min(e.failures - 1, 30));
                e.plan(Math.min(delay, JobInfo.MAX_BACKOFF_DELAY_MILLIS));
            } else if (current && e.job.isPeriodic()) {
                e.failures = 0;
                e.plan(e.job.getIntervalMillis());
            } else if (current) {
                sJobs.remove(params.getJobId());
            }
        }
        e.context.unbindService(e);
    }

    @Override
    public int schedule(JobInfo job) {
        return schedule(job, null);
    }

    @Override
    public int enqueue(JobInfo job, JobWorkItem work) {
        if (job.isPersisted()) {
            throw new IllegalArgumentException("Can't enqueue work for persisted jobs");
        }
        if (work == null) {
            throw new NullPointerException("work is null");
        }
        return schedule(job, work);
    }

    private int schedule(JobInfo job, JobWorkItem work) {
        ServiceInfo info;
        try {
            info = mContext.getPackageManager().getServiceInfo(job.getService(), 0);
        } catch (PackageManager.NameNotFoundException e) {
            throw new IllegalArgumentException("No such service " + job.getService());
        }
        if (info.applicationInfo.uid != Process.myUid()) {
            throw new IllegalArgumentException("uid " + Process.myUid() + " cannot schedule job in " + job.getService().getPackageName());
        }
        if (!JobService.PERMISSION_BIND.equals(info.permission)) {
            throw new IllegalArgumentException("Scheduled service " + job.getService() + " does not require android.permission.BIND_JOB_SERVICE"
                    + " permission");
        }
        if (job.isPersisted() && mContext.checkCallingOrSelfPermission("android.permission.RECEIVE_BOOT_COMPLETED")
                != PackageManager.PERMISSION_GRANTED) {
            throw new IllegalArgumentException("Error: requested job be persisted without holding RECEIVE_BOOT_COMPLETED permission.");
        }
        synchronized (sJobs) {
            Entry old = sJobs.get(job.getId());
            if (work != null && old != null && old.job.equals(job)) {
                old.enqueue(work);
                return RESULT_SUCCESS;
            }
            sJobs.remove(job.getId());
            if (old != null) {
                old.cancel();
            } else if (sJobs.size() >= 100) {
                throw new IllegalStateException("Apps may not schedule more than 100 distinct jobs");
            }
            Entry e = new Entry(job, mContext.getApplicationContext());
            if (old != null) { // another job of the number takes on its work
                old.takeBack();
                e.pending.addAll(old.pending);
                old.pending.clear();
                e.lastWork = old.lastWork;
            }
            if (work != null) {
                e.enqueue(work);
            }
            sJobs.put(job.getId(), e);
            e.plan(job.isPeriodic() ? job.getIntervalMillis() - job.getFlexMillis() : job.getMinLatencyMillis());
        }
        return RESULT_SUCCESS;
    }

    @Override
    public void cancel(int jobId) {
        synchronized (sJobs) {
            Entry e = sJobs.remove(jobId);
            if (e != null) {
                e.cancel();
            }
        }
    }

    @Override
    public void cancelAll() {
        synchronized (sJobs) {
            for (Integer id : new ArrayList<Integer>(sJobs.keySet())) {
                cancel(id);
            }
        }
    }

    @Override
    public List<JobInfo> getAllPendingJobs() {
        synchronized (sJobs) {
            List<JobInfo> out = new ArrayList<JobInfo>();
            for (Entry e : sJobs.values()) {
                out.add(e.job);
            }
            return out;
        }
    }

    @Override
    public JobInfo getPendingJob(int jobId) {
        synchronized (sJobs) {
            Entry e = sJobs.get(jobId);
            return e != null ? e.job : null;
        }
    }
}
