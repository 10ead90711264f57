package android.view;

import android.graphics.Canvas;
import android.graphics.Matrix;

/** Draws a view elsewhere, while it moves between parents. */
public class GhostView extends View {
    private final View mView;
    private boolean mBeingMoved;

    private GhostView(View view) {
        super(view.getContext());
        mView = view;
        mView.mGhostView = this;
        mView.setTransitionVisibility(View.INVISIBLE);
    }

    @Override
    protected void onDraw(Canvas canvas) {
        mView.draw(canvas);
    }

    public void setMatrix(Matrix matrix) {
        setAnimationMatrix(matrix);
    }

    @Override
    public void setVisibility(int visibility) {
        super.setVisibility(visibility);
        if (mView.mGhostView == this) {
            mView.setTransitionVisibility(visibility == View.VISIBLE ? View.INVISIBLE : View.VISIBLE);
        }
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        if (!mBeingMoved) {
            mView.setTransitionVisibility(View.VISIBLE);
            mView.mGhostView = null;
        }
    }

    public static GhostView addGhost(View view, ViewGroup viewGroup, Matrix matrix) {
        GhostView ghost = view.mGhostView;
        if (ghost == null) {
            ghost = new GhostView(view);
            ghost.setMatrix(matrix);
            ghost.setFrame(0, 0, view.getWidth(), view.getHeight());
            viewGroup.getOverlay().add(ghost);
        } else if (matrix != null) {
            ghost.setMatrix(matrix);
        }
        return ghost;
    }

    public static GhostView addGhost(View view, ViewGroup viewGroup) {
        return addGhost(view, viewGroup, null);
    }

    public static void removeGhost(View view) {
        final GhostView ghost = view.mGhostView;
        if (ghost != null && ghost.getParent() instanceof ViewGroup) {
            ((ViewGroup) ghost.getParent()).removeView(ghost);
        }
    }

    public static GhostView getGhost(View view) {
        return view.mGhostView;
    }
}
