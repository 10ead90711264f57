package org.esdroid.samples.pantry;

import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;

/** What is cooked of what was chosen. */
public class DishFragment extends Fragment {
    public DishFragment() {
        super(R.layout.dish);
    }

    @Override
    public void onViewCreated(View view, Bundle state) {
        Shelf shelf = new ViewModelProvider(requireActivity()).get(Shelf.class);
        ((TextView) view.findViewById(R.id.dish)).setText(shelf.dish());
    }
}
