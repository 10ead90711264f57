package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.MGF1ParameterSpec;

/** The digests and the label of OAEP (RFC 8017, A.2.1). */
public class OAEPParameterSpec implements AlgorithmParameterSpec {
    public static final OAEPParameterSpec DEFAULT =
            new OAEPParameterSpec("SHA-1", "MGF1", MGF1ParameterSpec.SHA1, PSource.PSpecified.DEFAULT);
    private final String digest;
    private final String mgf;
    private final AlgorithmParameterSpec mgfSpec;
    private final PSource source;

    public OAEPParameterSpec(String mdName, String mgfName, AlgorithmParameterSpec mgfSpec, PSource pSrc) {
        if (mdName == null || mgfName == null || pSrc == null) {
            throw new NullPointerException((mdName == null ? "digest algorithm" : mgfName == null ? "mask generation function algorithm"
                    : "source of the encoding input") + " is null");
        }
        digest = mdName;
        mgf = mgfName;
        this.mgfSpec = mgfSpec;
        source = pSrc;
    }

    public String getDigestAlgorithm() {
        return digest;
    }

    public String getMGFAlgorithm() {
        return mgf;
    }

    public AlgorithmParameterSpec getMGFParameters() {
        return mgfSpec;
    }

    public PSource getPSource() {
        return source;
    }
}
