package android.content;

import android.os.IInterface;

/** The system's side of an IntentSender. */
public interface IIntentSender extends IInterface {
}
