package org.esdroid.samples.shapes;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;

/** Areas of shapes that implement an interface. */
public class Shapes extends Activity {
    interface Shape {
        int width();

        int height();
    }

    private Shape shape;
    private int measured;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        setContentView(R.layout.main);
        findViewById(R.id.square).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                shape = square(4);
            }
        });
        findViewById(R.id.flip).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                shape = flipped(shape); // thin
            }
        });
        findViewById(R.id.measure).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                measured++; // not
                int area = area(shape);
                ((TextView) findViewById(R.id.area)).setText(measured + ": " + area);
            }
        });
    }

    private static Shape square(final int side) {
        return new Shape() {
            @Override
            public int width() {
                return side;
            }

            @Override
            public int height() {
                return side; // thin
            }
        };
    }

    private static Shape flipped(final Shape of) {
        return new Shape() {
            @Override
            public int width() {
                return -of.height(); // fault, thin
            }

            @Override
            public int height() {
                return of.width();
            }
        };
    }

    private static int area(Shape s) {
        int width = s.width(); // thin
        if (width < 0) { // thin
            throw new IllegalArgumentException("width " + width); // thin
        }
        return width * s.height();
    }
}
