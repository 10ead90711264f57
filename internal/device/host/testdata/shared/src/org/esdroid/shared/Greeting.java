package org.esdroid.shared;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.widget.TextView;

/** Shows an attribute of the library's own, from the layout or from the theme's style. */
public class Greeting extends TextView {
    public Greeting(Context context, AttributeSet attributes) {
        super(context, attributes);
        TypedArray a = context.obtainStyledAttributes(attributes, R.styleable.Greeting, R.attr.greetingStyle, 0);
        setText(a.getString(R.styleable.Greeting_motto));
        a.recycle();
    }
}
