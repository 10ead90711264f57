package android.app.job;

import android.app.Service;
import android.os.Binder;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;

/** Has a service do jobs, on its main thread, when the scheduler says so. */
public abstract class JobServiceEngine {
    private static final int MSG_EXECUTE_JOB = 0;
    private static final int MSG_STOP_JOB = 1;
    private static final int MSG_JOB_FINISHED = 2;

    private final JobInterface mBinder;
    private final JobHandler mHandler;

    /** What the scheduler gets of a bound service. */
    static final class JobInterface extends Binder {
        private final JobServiceEngine mEngine;

        JobInterface(JobServiceEngine engine) {
            mEngine = engine;
        }

        void start(JobParameters params) {
            mEngine.mHandler.obtainMessage(MSG_EXECUTE_JOB, params).sendToTarget();
        }

        void stop(JobParameters params) {
            mEngine.mHandler.obtainMessage(MSG_STOP_JOB, params).sendToTarget();
        }
    }

    final class JobHandler extends Handler {
        JobHandler(Looper looper) {
            super(looper);
        }

        @Override
        public void handleMessage(Message msg) {
            JobParameters params = (JobParameters) msg.obj;
            switch (msg.what) {
                case MSG_EXECUTE_JOB:
                    boolean workOngoing;
                    try {
                        workOngoing = onStartJob(params);
                    } catch (Exception e) {
                        throw new RuntimeException(e);
                    }
                    if (!workOngoing) {
                        JobSchedulerImpl.finished(params, false);
                    }
                    break;
                case MSG_STOP_JOB:
                    boolean again;
                    try {
                        again = onStopJob(params);
                    } catch (Exception e) {
                        throw new RuntimeException(e);
                    }
                    JobSchedulerImpl.finished(params, again);
                    break;
                case MSG_JOB_FINISHED:
                    JobSchedulerImpl.finished(params, msg.arg2 == 1);
                    break;
                default:
                    break;
            }
        }
    }

    public JobServiceEngine(Service service) {
        mBinder = new JobInterface(this);
        mHandler = new JobHandler(service.getMainLooper());
    }

    public final IBinder getBinder() {
        return mBinder;
    }

    public abstract boolean onStartJob(JobParameters params);

    public abstract boolean onStopJob(JobParameters params);

    public void jobFinished(JobParameters params, boolean needsReschedule) {
        if (params == null) {
            throw new NullPointerException("params");
        }
        mHandler.obtainMessage(MSG_JOB_FINISHED, 0, needsReschedule ? 1 : 0, params).sendToTarget();
    }
}
