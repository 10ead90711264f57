package java.security.interfaces;

import java.security.spec.ECParameterSpec;

/** A key on an elliptic curve. */
public interface ECKey {
    ECParameterSpec getParams();
}
