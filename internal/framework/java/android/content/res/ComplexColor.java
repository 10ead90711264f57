package android.content.res;

/** A color, a list of colors by state, or a gradient. */
public abstract class ComplexColor {
    private int changingConfigurations;

    public boolean isStateful() {
        return false;
    }

    public abstract int getDefaultColor();

    public abstract ConstantState<ComplexColor> getConstantState();

    public abstract boolean canApplyTheme();

    public abstract ComplexColor obtainForTheme(Resources.Theme theme);

    final void setBaseChangingConfigurations(int bits) {
        changingConfigurations = bits;
    }

    public int getChangingConfigurations() {
        return changingConfigurations;
    }
}
