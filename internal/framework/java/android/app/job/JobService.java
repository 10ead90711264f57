package android.app.job;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;

/** A service that does jobs when the scheduler says so. */
public abstract class JobService extends Service {
    public static final String PERMISSION_BIND = "android.permission.BIND_JOB_SERVICE";
    private static final int MSG_EXECUTE_JOB = 0;
    private static final int MSG_STOP_JOB = 1;
    private static final int MSG_JOB_FINISHED = 2;

    private Engine mEngine;

    /** What the scheduler gets of a bound service. */
    static final class Engine extends Binder {
        final JobService service;
        final JobHandler handler;

        Engine(JobService service) {
            this.service = service;
            handler = new JobHandler(service.getMainLooper(), service);
        }

        void start(JobParameters params) {
            handler.obtainMessage(MSG_EXECUTE_JOB, params).sendToTarget();
        }

        void stop(JobParameters params) {
            handler.obtainMessage(MSG_STOP_JOB, params).sendToTarget();
        }
    }

    static final class JobHandler extends Handler {
        private final JobService mService;

        JobHandler(Looper looper, JobService service) {
            super(looper);
            mService = service;
        }

        @Override
        public void handleMessage(Message msg) {
            JobParameters params = (JobParameters) msg.obj;
            switch (msg.what) {
                case MSG_EXECUTE_JOB:
                    boolean workOngoing;
                    try {
                        workOngoing = mService.onStartJob(params);
                    } catch (Exception e) {
                        throw new RuntimeException(e);
                    }
                    if (!workOngoing) {
                        JobSchedulerImpl.finished(params, false);
                    }
                    break;
                case MSG_STOP_JOB:
                    JobSchedulerImpl.finished(params, mService.onStopJob(params));
                    break;
                case MSG_JOB_FINISHED:
                    JobSchedulerImpl.finished(params, msg.arg2 == 1);
                    break;
                default:
                    break;
            }
        }
    }

    public final IBinder onBind(Intent intent) {
        if (mEngine == null) {
            mEngine = new Engine(this);
        }
        return mEngine;
    }

    public abstract boolean onStartJob(JobParameters params);

    public abstract boolean onStopJob(JobParameters params);

    public final void jobFinished(JobParameters params, boolean needsReschedule) {
        if (mEngine == null) {
            throw new NullPointerException("Attempt to invoke jobFinished before onBind");
        }
        mEngine.handler.obtainMessage(MSG_JOB_FINISHED, 0, needsReschedule ? 1 : 0, params).sendToTarget();
    }
}
