package android.os;

/** What an application holds of an object of another process, such as an activity's token. Apps see its name in messages. */
public final class BinderProxy extends Binder {}
