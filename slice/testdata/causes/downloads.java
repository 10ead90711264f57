package com.downloads;
// CRASH java.lang.IllegalStateException: Can not perform this action after onSaveInstanceState
// at android.app.FragmentManagerImpl.checkStateLoss(FragmentManager.java:1844)
// at android.app.FragmentManagerImpl.enqueueAction(FragmentManager.java:1867)
// at android.app.BackStackRecord.commitInternal(BackStackRecord.java:650)
// at android.app.BackStackRecord.commit(BackStackRecord.java:609)
// at android.app.DialogFragment.show(DialogFragment.java:258)
// at com.downloads.MainActivity.failed @c
// at com.downloads.Job.onPostExecute @p
// at com.downloads.Job.onPostExecute @k
// at android.os.AsyncTask.finish(AsyncTask.java:695)
// at android.os.Looper.loop(Looper.java:164)
import android.app.*; import android.content.*; import android.os.*;
class ErrorDialog extends DialogFragment { }
class Job extends AsyncTask<String, Void, String> {//@k
  private final MainActivity on; Job(MainActivity a) { on = a; }
  protected String doInBackground(String... u) { return u[0].startsWith("http") ? null : "bad " + u[0]; }
  protected void onPostExecute(String error) { if (error != null)
      on.failed(error);//@p
  } }
class MainActivity extends Activity {
  void failed(String why) {
    new ErrorDialog().show(getFragmentManager(), why);//@c
  }
  protected void onStart() { super.onStart();
    new Job(this).execute(getIntent().getDataString());//CAUSE
  } }
