package android.text.style;

import android.text.TextPaint;

/** Changes how characters look. */
public abstract class CharacterStyle {
    public abstract void updateDrawState(TextPaint tp);

    /** A span of the same effect that can be set at another place. */
    public static CharacterStyle wrap(CharacterStyle cs) {
        return cs instanceof MetricAffectingSpan ? new MetricAffectingSpan.Passthrough((MetricAffectingSpan) cs) : new Passthrough(cs);
    }

    public CharacterStyle getUnderlying() {
        return this;
    }

    private static class Passthrough extends CharacterStyle {
        private final CharacterStyle style;

        Passthrough(CharacterStyle cs) {
            style = cs;
        }

        @Override
        public void updateDrawState(TextPaint tp) {
            style.updateDrawState(tp);
        }

        @Override
        public CharacterStyle getUnderlying() {
            return style.getUnderlying();
        }
    }
}
