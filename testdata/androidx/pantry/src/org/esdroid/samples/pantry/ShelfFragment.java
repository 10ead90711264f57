package org.esdroid.samples.pantry;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.LinearLayoutManager;
import androidx.recyclerview.widget.ListAdapter;
import androidx.recyclerview.widget.RecyclerView;
import java.util.List;

/** The list of all that is there. */
public class ShelfFragment extends Fragment {
    public ShelfFragment() {
        super(R.layout.shelf);
    }

    @Override
    public void onViewCreated(View view, Bundle state) {
        final Shelf shelf = new ViewModelProvider(requireActivity()).get(Shelf.class);
        final Rows rows = new Rows(shelf);
        RecyclerView list = view.findViewById(R.id.list);
        list.setLayoutManager(new LinearLayoutManager(requireContext()));
        list.setAdapter(rows);
        shelf.items().observe(getViewLifecycleOwner(), new Observer<List<String>>() {
            @Override
            public void onChanged(List<String> items) {
                rows.submitList(items); // not
            }
        });
        view.findViewById(R.id.cook).setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View v) {
                getParentFragmentManager().beginTransaction().replace(R.id.place, new DishFragment()).addToBackStack(null).commit();
            }
        });
    }

    private static class Rows extends ListAdapter<String, Row> {
        private final Shelf shelf;

        Rows(Shelf shelf) {
            super(new DiffUtil.ItemCallback<String>() {
                @Override
                public boolean areItemsTheSame(String a, String b) {
                    return a.equals(b);
                }

                @Override
                public boolean areContentsTheSame(String a, String b) {
                    return true;
                }
            });
            this.shelf = shelf;
        }

        @Override
        public Row onCreateViewHolder(ViewGroup parent, int type) {
            return new Row(LayoutInflater.from(parent.getContext()).inflate(R.layout.row, parent, false), shelf);
        }

        @Override
        public void onBindViewHolder(Row row, int at) {
            row.name.setText(getItem(at)); // not
        }
    }

    private static class Row extends RecyclerView.ViewHolder {
        final TextView name;

        Row(View view, final Shelf shelf) {
            super(view);
            name = view.findViewById(R.id.name);
            view.setOnClickListener(new View.OnClickListener() {
                @Override
                public void onClick(View v) {
                    shelf.choose(getAdapterPosition()); // thin
                }
            });
        }
    }
}
