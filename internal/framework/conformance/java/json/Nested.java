import org.json.JSONArray;
import org.json.JSONObject;
import static esdroid.conformance.Out.*;

/** JSON as apps read it from a server. */
public class Nested {
    public static void main(String[] args) throws Exception {
        String feed = "{\"status\":\"ok\",\"items\":[{\"id\":1,\"title\":\"First\",\"tags\":[\"a\",\"b\"],\"geo\":{\"lat\":52.5,\"lon\":13.4}},{\"id\":\"2\",\"title\":null,\"tags\":[]},{\"id\":3.7,\"tags\":\"none\"}]}";
        JSONObject root = new JSONObject(feed);
        JSONArray items = root.getJSONArray("items");
        for (int i = 0; i < items.length(); i++) {
            final JSONObject item = items.getJSONObject(i);
            say(item.getInt("id"), item.optString("title", "untitled"), item.optJSONArray("tags"), item.optJSONObject("geo") == null ? "nowhere" : item.getJSONObject("geo").getDouble("lat"));
            fails("item.getJSONArray(\"tags\").getString(0)", new Code() {
                public void run() throws Exception {
                    item.getJSONArray("tags").getString(0);
                }
            });
            fails("item.getString(\"title\")", new Code() {
                public void run() throws Exception {
                    item.getString("title");
                }
            });
        }
        JSONObject copy = new JSONObject(root.toString());
        say(copy.toString().equals(root.toString()), copy.getJSONArray("items").getJSONObject(0).getJSONArray("tags").join("+"));
    }
}
