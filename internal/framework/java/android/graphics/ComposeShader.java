package android.graphics;

/** A shader over another. */
public class ComposeShader extends Shader {
    public ComposeShader(Shader shaderA, Shader shaderB, Xfermode mode) {
        if (shaderA == null || shaderB == null) throw new IllegalArgumentException("Shader parameters must not be null");
        mean = shaderB.mean;
    }

    public ComposeShader(Shader shaderA, Shader shaderB, PorterDuff.Mode mode) {
        this(shaderA, shaderB, new PorterDuffXfermode(mode));
    }
}
