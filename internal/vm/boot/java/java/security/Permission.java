package java.security;

import java.io.Serializable;

/** A permission; apps run without a security manager, so none is ever checked. */
public abstract class Permission implements Guard, Serializable {
    private static final long serialVersionUID = -5636570222231596674L;
    private final String name;

    public Permission(String name) {
        this.name = name;
    }

    public final String getName() {
        return name;
    }

    public abstract String getActions();

    public abstract boolean implies(Permission permission);

    @Override
    public abstract boolean equals(Object other);

    @Override
    public abstract int hashCode();

    @Override
    public void checkGuard(Object object) throws SecurityException {
    }

    @Override
    public String toString() {
        return "(\"" + getClass().getName() + "\" \"" + name + "\")";
    }
}
