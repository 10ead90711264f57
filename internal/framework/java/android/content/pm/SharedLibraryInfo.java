package android.content.pm;

import java.util.List;

/** A library that apps share. */
public final class SharedLibraryInfo {
    public static final int TYPE_BUILTIN = 0;
    public static final int TYPE_DYNAMIC = 1;
    public static final int TYPE_STATIC = 2;
    public static final int VERSION_UNDEFINED = -1;

    private final String mName;
    private final int mVersion;
    private final int mType;
    private final VersionedPackage mDeclaringPackage;
    private final List<VersionedPackage> mDependentPackages;

    public SharedLibraryInfo(String name, int version, int type, VersionedPackage declaringPackage,
            List<VersionedPackage> dependentPackages) {
        mName = name;
        mVersion = version;
        mType = type;
        mDeclaringPackage = declaringPackage;
        mDependentPackages = dependentPackages;
    }

    public int getType() {
        return mType;
    }

    public String getName() {
        return mName;
    }

    public int getVersion() {
        return mVersion;
    }

    public VersionedPackage getDeclaringPackage() {
        return mDeclaringPackage;
    }

    public List<VersionedPackage> getDependentPackages() {
        return mDependentPackages;
    }
}
