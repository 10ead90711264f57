package org.esdroid.samples.pantry;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import java.util.ArrayList;
import java.util.List;

/** Keeps what is there, and which of it was chosen. */
public class Shelf extends ViewModel {
    private final MutableLiveData<List<String>> items = new MutableLiveData<>();
    private final MutableLiveData<Integer> chosen = new MutableLiveData<>(0); // not

    public Shelf() {
        List<String> all = new ArrayList<>();
        all.add("Rice");
        all.add("Old bread");
        all.add("Beans");
        items.setValue(all); // not
    }

    LiveData<List<String>> items() {
        return items;
    }

    void choose(int at) {
        chosen.setValue(at); // thin
    }

    void tidy() {
        List<String> fresh = new ArrayList<>();
        for (String item : items.getValue()) {
            if (!item.startsWith("Old")) {
                fresh.add(item);
            }
        }
        items.setValue(fresh); // fault
    }

    String dish() {
        return "A dish of " + items.getValue().get(chosen.getValue()); // thin
    }
}
