package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Animates the children of a grid by rows and columns. */
public class GridLayoutAnimationController extends LayoutAnimationController {
    public static final int DIRECTION_LEFT_TO_RIGHT = 0x0;
    public static final int DIRECTION_RIGHT_TO_LEFT = 0x1;
    public static final int DIRECTION_TOP_TO_BOTTOM = 0x0;
    public static final int DIRECTION_BOTTOM_TO_TOP = 0x2;
    public static final int DIRECTION_HORIZONTAL_MASK = 0x1;
    public static final int DIRECTION_VERTICAL_MASK = 0x2;
    public static final int PRIORITY_NONE = 0;
    public static final int PRIORITY_COLUMN = 1;
    public static final int PRIORITY_ROW = 2;

    private float columnDelay;
    private float rowDelay;
    private int direction;
    private int directionPriority;

    /** What a child's animation is given. */
    public static class AnimationParameters extends LayoutAnimationController.AnimationParameters {
        public int column;
        public int row;
        public int columnsCount;
        public int rowsCount;
    }

    public GridLayoutAnimationController(Context context, AttributeSet attrs) {
        super(context, attrs);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.GridLayoutAnimation);
        columnDelay = Animation.Description.parseValue(a.peekValue(R.styleable.GridLayoutAnimation_columnDelay)).value;
        rowDelay = Animation.Description.parseValue(a.peekValue(R.styleable.GridLayoutAnimation_rowDelay)).value;
        direction = a.getInt(R.styleable.GridLayoutAnimation_direction, DIRECTION_LEFT_TO_RIGHT | DIRECTION_TOP_TO_BOTTOM);
        directionPriority = a.getInt(R.styleable.GridLayoutAnimation_directionPriority, PRIORITY_NONE);
        a.recycle();
    }

    public GridLayoutAnimationController(Animation animation) {
        this(animation, 0.5f, 0.5f);
    }

    public GridLayoutAnimationController(Animation animation, float columnDelay, float rowDelay) {
        super(animation);
        this.columnDelay = columnDelay;
        this.rowDelay = rowDelay;
    }

    public float getColumnDelay() {
        return columnDelay;
    }

    public void setColumnDelay(float columnDelay) {
        this.columnDelay = columnDelay;
    }

    public float getRowDelay() {
        return rowDelay;
    }

    public void setRowDelay(float rowDelay) {
        this.rowDelay = rowDelay;
    }

    public int getDirection() {
        return direction;
    }

    public void setDirection(int direction) {
        this.direction = direction;
    }

    public int getDirectionPriority() {
        return directionPriority;
    }

    public void setDirectionPriority(int directionPriority) {
        this.directionPriority = directionPriority;
    }
}
