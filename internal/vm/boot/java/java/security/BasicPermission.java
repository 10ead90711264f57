package java.security;

import java.io.Serializable;

/** A named permission; nothing in an app is checked against it. */
public abstract class BasicPermission extends Permission implements Serializable {
    private static final long serialVersionUID = 6279438298436773498L;

    public BasicPermission(String name) {
        super(name);
    }

    public BasicPermission(String name, String actions) {
        super(name);
    }

    @Override
    public boolean implies(Permission permission) {
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && ((Permission) other).getName().equals(getName());
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String getActions() {
        return "";
    }
}
