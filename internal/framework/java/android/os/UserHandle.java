package android.os;

/** A user of the device; there is one. */
public final class UserHandle implements Parcelable {
    public static final int PER_USER_RANGE = 100000;
    public static final int USER_ALL = -1;
    public static final int USER_CURRENT = -2;
    public static final int USER_CURRENT_OR_SELF = -3;
    public static final int USER_NULL = -10000;
    public static final int USER_OWNER = 0;
    public static final int USER_SYSTEM = 0;
    public static final int USER_SERIAL_SYSTEM = 0;
    public static final boolean MU_ENABLED = true;

    public static final UserHandle ALL = new UserHandle(USER_ALL);
    public static final UserHandle CURRENT = new UserHandle(USER_CURRENT);
    public static final UserHandle CURRENT_OR_SELF = new UserHandle(USER_CURRENT_OR_SELF);
    public static final UserHandle OWNER = new UserHandle(USER_OWNER);
    public static final UserHandle SYSTEM = new UserHandle(USER_SYSTEM);

    final int mHandle;

    public UserHandle(int h) {
        mHandle = h;
    }

    public UserHandle(Parcel in) {
        mHandle = in.readInt();
    }

    public static boolean isSameUser(int uid1, int uid2) {
        return getUserId(uid1) == getUserId(uid2);
    }

    public static boolean isSameApp(int uid1, int uid2) {
        return getAppId(uid1) == getAppId(uid2);
    }

    public static boolean isCore(int uid) {
        return uid >= 0 && getAppId(uid) < Process.FIRST_APPLICATION_UID;
    }

    public static boolean isApp(int uid) {
        int appId = getAppId(uid);
        return uid > 0 && appId >= Process.FIRST_APPLICATION_UID && appId <= Process.LAST_APPLICATION_UID;
    }

    public static UserHandle getUserHandleForUid(int uid) {
        return of(getUserId(uid));
    }

    public static int getUserId(int uid) {
        return uid / PER_USER_RANGE;
    }

    public static int getCallingUserId() {
        return getUserId(Binder.getCallingUid());
    }

    public static UserHandle of(int userId) {
        return userId == USER_SYSTEM ? SYSTEM : new UserHandle(userId);
    }

    public static int getUid(int userId, int appId) {
        return userId * PER_USER_RANGE + (appId % PER_USER_RANGE);
    }

    public static int getAppId(int uid) {
        return uid % PER_USER_RANGE;
    }

    public static int myUserId() {
        return getUserId(Process.myUid());
    }

    public boolean isOwner() {
        return this.equals(OWNER);
    }

    public boolean isSystem() {
        return this.equals(SYSTEM);
    }

    public int getIdentifier() {
        return mHandle;
    }

    @Override
    public String toString() {
        return "UserHandle{" + mHandle + "}";
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof UserHandle && mHandle == ((UserHandle) obj).mHandle;
    }

    @Override
    public int hashCode() {
        return mHandle;
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeInt(mHandle);
    }

    public static void writeToParcel(UserHandle h, Parcel out) {
        out.writeInt(h != null ? h.mHandle : USER_NULL);
    }

    public static UserHandle readFromParcel(Parcel in) {
        int h = in.readInt();
        return h != USER_NULL ? new UserHandle(h) : null;
    }

    public static final Parcelable.Creator<UserHandle> CREATOR = new Parcelable.Creator<UserHandle>() {
        public UserHandle createFromParcel(Parcel in) {
            return new UserHandle(in);
        }

        public UserHandle[] newArray(int size) {
            return new UserHandle[size];
        }
    };
}
