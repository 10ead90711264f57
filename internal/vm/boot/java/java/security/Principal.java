package java.security;

/** Somebody or something with a name: a person, a firm, a machine. */
public interface Principal {
    @Override
    boolean equals(Object another);

    @Override
    String toString();

    @Override
    int hashCode();

    String getName();
}
