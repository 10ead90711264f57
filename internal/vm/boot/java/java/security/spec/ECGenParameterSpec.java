package java.security.spec;

/** A curve by its name. */
public class ECGenParameterSpec implements AlgorithmParameterSpec {
    private final String name;

    public ECGenParameterSpec(String stdName) {
        if (stdName == null) {
            throw new NullPointerException("stdName is null");
        }
        name = stdName;
    }

    public String getName() {
        return name;
    }
}
