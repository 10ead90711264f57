package android.graphics;

/** A shader over another. */
public class ComposeShader extends Shader {
    private final Shader below, above;
    private final int mode;

    public ComposeShader(Shader shaderA, Shader shaderB, Xfermode mode) {
        if (shaderA == null || shaderB == null) throw new IllegalArgumentException("Shader parameters must not be null");
        mean = shaderB.mean;
        below = shaderA;
        above = shaderB;
        this.mode = mode == null ? PorterDuff.Mode.SRC_OVER.nativeInt : mode.porterDuffMode;
    }

    @Override
    boolean shade(Canvas canvas) {
        if (!below.shade(canvas)) return false;
        if (!above.shade(canvas)) return false;
        canvas.nativeCompose(mode, local());
        return true;
    }

    public ComposeShader(Shader shaderA, Shader shaderB, PorterDuff.Mode mode) {
        this(shaderA, shaderB, new PorterDuffXfermode(mode));
    }
}
