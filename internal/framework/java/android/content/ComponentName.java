package android.content;

import android.os.Parcel;
import android.os.Parcelable;

/** The name of a component: a package and a class. */
public final class ComponentName implements Parcelable, Cloneable, Comparable<ComponentName> {
    private final String mPackage;
    private final String mClass;

    public ComponentName(String pkg, String cls) {
        if (pkg == null) {
            throw new NullPointerException("package name is null");
        }
        if (cls == null) {
            throw new NullPointerException("class name is null");
        }
        mPackage = pkg;
        mClass = cls;
    }

    public ComponentName(Context pkg, String cls) {
        if (cls == null) {
            throw new NullPointerException("class name is null");
        }
        mPackage = pkg.getPackageName();
        mClass = cls;
    }

    public ComponentName(Context pkg, Class<?> cls) {
        mPackage = pkg.getPackageName();
        mClass = cls.getName();
    }

    public ComponentName(Parcel in) {
        mPackage = in.readString();
        if (mPackage == null) {
            throw new NullPointerException("package name is null");
        }
        mClass = in.readString();
    }

    private ComponentName(String pkg, Parcel in) {
        mPackage = pkg;
        mClass = in.readString();
    }

    public static ComponentName createRelative(String pkg, String cls) {
        if (cls == null || cls.length() == 0) {
            throw new IllegalArgumentException("class name cannot be empty");
        }
        return new ComponentName(pkg, cls.charAt(0) == '.' ? pkg + cls : cls);
    }

    public static ComponentName createRelative(Context pkg, String cls) {
        return createRelative(pkg.getPackageName(), cls);
    }

    @Override
    public ComponentName clone() {
        return new ComponentName(mPackage, mClass);
    }

    public String getPackageName() {
        return mPackage;
    }

    public String getClassName() {
        return mClass;
    }

    public String getShortClassName() {
        if (mClass.startsWith(mPackage)) {
            int pn = mPackage.length();
            int cn = mClass.length();
            if (cn > pn && mClass.charAt(pn) == '.') {
                return mClass.substring(pn, cn);
            }
        }
        return mClass;
    }

    public static String flattenToShortString(ComponentName componentName) {
        return componentName == null ? null : componentName.flattenToShortString();
    }

    public String flattenToString() {
        return mPackage + "/" + mClass;
    }

    public String flattenToShortString() {
        return mPackage + "/" + getShortClassName();
    }

    public void appendShortString(StringBuilder sb) {
        sb.append(mPackage).append('/').append(getShortClassName());
    }

    public static void appendShortString(StringBuilder sb, String packageName, String className) {
        new ComponentName(packageName, className).appendShortString(sb);
    }

    public static ComponentName unflattenFromString(String str) {
        int sep = str.indexOf('/');
        if (sep < 0 || (sep + 1) >= str.length()) {
            return null;
        }
        String pkg = str.substring(0, sep);
        String cls = str.substring(sep + 1);
        if (cls.length() > 0 && cls.charAt(0) == '.') {
            cls = pkg + cls;
        }
        return new ComponentName(pkg, cls);
    }

    public String toShortString() {
        return "{" + mPackage + "/" + mClass + "}";
    }

    @Override
    public String toString() {
        return "ComponentInfo{" + mPackage + "/" + mClass + "}";
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ComponentName && mPackage.equals(((ComponentName) obj).mPackage)
                && mClass.equals(((ComponentName) obj).mClass);
    }

    @Override
    public int hashCode() {
        return mPackage.hashCode() + mClass.hashCode();
    }

    public int compareTo(ComponentName that) {
        int v = mPackage.compareTo(that.mPackage);
        return v != 0 ? v : mClass.compareTo(that.mClass);
    }

    public int describeContents() {
        return 0;
    }

    public void writeToParcel(Parcel out, int flags) {
        out.writeString(mPackage);
        out.writeString(mClass);
    }

    public static void writeToParcel(ComponentName c, Parcel out) {
        if (c != null) {
            c.writeToParcel(out, 0);
        } else {
            out.writeString(null);
        }
    }

    public static ComponentName readFromParcel(Parcel in) {
        String pkg = in.readString();
        return pkg != null ? new ComponentName(pkg, in) : null;
    }

    public static final Parcelable.Creator<ComponentName> CREATOR = new Parcelable.Creator<ComponentName>() {
        public ComponentName createFromParcel(Parcel in) {
            return new ComponentName(in);
        }

        public ComponentName[] newArray(int size) {
            return new ComponentName[size];
        }
    };
}
