package org.esdroid.samples.feed;

import org.json.*;

class Item {
    int stars;
    int weight;

    static Item of(JSONObject o) throws JSONException {
        Item i = new Item();
        i.stars = o.getInt("stars"); // not
        i.weight = o.optInt("weigth"); // fault, thin
        return i;
    }
}
