package android.content.res;

import java.util.HashMap;

/** Constant states by resource, forgotten when the configuration changes. */
public class ConfigurationBoundResourceCache<T> {
    private final HashMap<String, ConstantState<T>> states = new HashMap<String, ConstantState<T>>();

    private static String key(long id, Resources.Theme theme) {
        return theme == null ? String.valueOf(id) : id + ":" + theme.key();
    }

    public synchronized T getInstance(long id, Resources resources, Resources.Theme theme) {
        ConstantState<T> state = states.get(key(id, theme));
        return state == null ? null : state.newInstance(resources, theme);
    }

    public synchronized void put(long id, Resources.Theme theme, ConstantState<T> state) {
        if (state != null) states.put(key(id, theme), state);
    }

    public synchronized void onConfigurationChange(int changes) {
        states.clear();
    }
}
