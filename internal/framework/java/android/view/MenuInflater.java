package android.view;

import android.app.Activity;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.util.Log;
import android.util.Xml;
import com.android.internal.R;
import com.android.internal.view.menu.MenuItemImpl;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Makes menus from menu files. */
public class MenuInflater {
    private static final String LOG_TAG = "MenuInflater";
    private static final String XML_MENU = "menu";
    private static final String XML_GROUP = "group";
    private static final String XML_ITEM = "item";
    private static final int NO_ID = 0;
    private static final Class<?>[] ACTION_VIEW_CONSTRUCTOR_SIGNATURE = new Class[] {Context.class};
    private static final Class<?>[] ACTION_PROVIDER_CONSTRUCTOR_SIGNATURE = ACTION_VIEW_CONSTRUCTOR_SIGNATURE;

    private final Object[] arguments;
    private Context mContext;
    private Object mRealOwner;

    public MenuInflater(Context context) {
        mContext = context;
        arguments = new Object[] {context};
    }

    public MenuInflater(Context context, Object realOwner) {
        mContext = context;
        mRealOwner = realOwner;
        arguments = new Object[] {context};
    }

    public void inflate(int menuRes, Menu menu) {
        XmlResourceParser parser = null;
        try {
            parser = mContext.getResources().getLayout(menuRes);
            parseMenu(parser, Xml.asAttributeSet(parser), menu);
        } catch (XmlPullParserException e) {
            throw new InflateException("Error inflating menu XML", e);
        } catch (IOException e) {
            throw new InflateException("Error inflating menu XML", e);
        } finally {
            if (parser != null) parser.close();
        }
    }

    private void parseMenu(XmlPullParser parser, AttributeSet attrs, Menu menu) throws XmlPullParserException, IOException {
        MenuState state = new MenuState(menu);
        int eventType = parser.getEventType();
        boolean lookingForEndOfUnknownTag = false;
        String unknownTagName = null;
        do {
            if (eventType == XmlPullParser.START_TAG) {
                String tag = parser.getName();
                if (tag.equals(XML_MENU)) {
                    eventType = parser.next();
                    break;
                }
                throw new RuntimeException("Expecting menu, got " + tag);
            }
            eventType = parser.next();
        } while (eventType != XmlPullParser.END_DOCUMENT);
        boolean end = false;
        while (!end) {
            switch (eventType) {
                case XmlPullParser.START_TAG: {
                    if (lookingForEndOfUnknownTag) break;
                    String tag = parser.getName();
                    if (tag.equals(XML_GROUP)) {
                        state.readGroup(attrs);
                    } else if (tag.equals(XML_ITEM)) {
                        state.readItem(attrs);
                    } else if (tag.equals(XML_MENU)) {
                        parseMenu(parser, attrs, state.addSubMenuItem());
                    } else {
                        lookingForEndOfUnknownTag = true;
                        unknownTagName = tag;
                    }
                    break;
                }
                case XmlPullParser.END_TAG: {
                    String tag = parser.getName();
                    if (lookingForEndOfUnknownTag && tag.equals(unknownTagName)) {
                        lookingForEndOfUnknownTag = false;
                        unknownTagName = null;
                    } else if (tag.equals(XML_GROUP)) {
                        state.resetGroup();
                    } else if (tag.equals(XML_ITEM)) {
                        if (!state.itemAdded) {
                            if (state.itemActionProvider != null && state.itemActionProvider.hasSubMenu()) {
                                state.addSubMenuItem();
                            } else {
                                state.addItem();
                            }
                        }
                    } else if (tag.equals(XML_MENU)) {
                        end = true;
                    }
                    break;
                }
                case XmlPullParser.END_DOCUMENT:
                    throw new RuntimeException("Unexpected end of document");
                default:
                    break;
            }
            eventType = parser.next();
        }
    }

    Context getContext() {
        return mContext;
    }

    private Object getRealOwner() {
        if (mRealOwner == null) mRealOwner = findRealOwner(mContext);
        return mRealOwner;
    }

    private Object findRealOwner(Object owner) {
        if (owner instanceof Activity) return owner;
        if (owner instanceof ContextWrapper) return findRealOwner(((ContextWrapper) owner).getBaseContext());
        return owner;
    }

    private static class InflatedOnMenuItemClickListener implements MenuItem.OnMenuItemClickListener {
        private static final Class<?>[] PARAM_TYPES = new Class[] {MenuItem.class};

        private final Object mRealOwner;
        private final Method mMethod;

        InflatedOnMenuItemClickListener(Object realOwner, String methodName) {
            mRealOwner = realOwner;
            Class<?> c = realOwner.getClass();
            try {
                mMethod = c.getMethod(methodName, PARAM_TYPES);
            } catch (Exception e) {
                InflateException ex = new InflateException("Couldn't resolve menu item onClick handler " + methodName + " in class " + c.getName());
                ex.initCause(e);
                throw ex;
            }
        }

        @Override
        public boolean onMenuItemClick(MenuItem item) {
            try {
                if (mMethod.getReturnType() == Boolean.TYPE) return (Boolean) mMethod.invoke(mRealOwner, item);
                mMethod.invoke(mRealOwner, item);
                return true;
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        }
    }

    private class MenuState {
        private final Menu menu;
        private int groupId;
        private int groupCategory;
        private int groupOrder;
        private int groupCheckable;
        private boolean groupVisible;
        private boolean groupEnabled;
        boolean itemAdded;
        private int itemId;
        private int itemCategoryOrder;
        private CharSequence itemTitle;
        private CharSequence itemTitleCondensed;
        private int itemIconResId;
        private ColorStateList itemIconTintList;
        private PorterDuff.Mode itemIconTintMode;
        private char itemAlphabeticShortcut;
        private int itemAlphabeticModifiers;
        private char itemNumericShortcut;
        private int itemNumericModifiers;
        private int itemCheckable;
        private boolean itemChecked;
        private boolean itemVisible;
        private boolean itemEnabled;
        private int itemShowAsAction;
        private int itemActionViewLayout;
        private String itemActionViewClassName;
        private String itemListenerMethodName;
        ActionProvider itemActionProvider;
        private CharSequence itemContentDescription;
        private CharSequence itemTooltipText;

        MenuState(Menu menu) {
            this.menu = menu;
            resetGroup();
        }

        void resetGroup() {
            groupId = NO_ID;
            groupCategory = 0;
            groupOrder = 0;
            groupCheckable = 0;
            groupVisible = true;
            groupEnabled = true;
        }

        void readGroup(AttributeSet attrs) {
            TypedArray a = mContext.obtainStyledAttributes(attrs, R.styleable.MenuGroup);
            groupId = a.getResourceId(R.styleable.MenuGroup_id, NO_ID);
            groupCategory = a.getInt(R.styleable.MenuGroup_menuCategory, 0);
            groupOrder = a.getInt(R.styleable.MenuGroup_orderInCategory, 0);
            groupCheckable = a.getInt(R.styleable.MenuGroup_checkableBehavior, 0);
            groupVisible = a.getBoolean(R.styleable.MenuGroup_visible, true);
            groupEnabled = a.getBoolean(R.styleable.MenuGroup_enabled, true);
            a.recycle();
        }

        void readItem(AttributeSet attrs) {
            TypedArray a = mContext.obtainStyledAttributes(attrs, R.styleable.MenuItem);
            itemId = a.getResourceId(R.styleable.MenuItem_id, NO_ID);
            int category = a.getInt(R.styleable.MenuItem_menuCategory, groupCategory);
            int order = a.getInt(R.styleable.MenuItem_orderInCategory, groupOrder);
            itemCategoryOrder = category & Menu.CATEGORY_MASK | order & Menu.USER_MASK;
            itemTitle = a.getText(R.styleable.MenuItem_title);
            itemTitleCondensed = a.getText(R.styleable.MenuItem_titleCondensed);
            itemIconResId = a.getResourceId(R.styleable.MenuItem_icon, 0);
            itemIconTintMode = a.hasValue(R.styleable.MenuItem_iconTintMode)
                    ? Drawable.parseTintMode(a.getInt(R.styleable.MenuItem_iconTintMode, -1), itemIconTintMode) : null;
            itemIconTintList = a.hasValue(R.styleable.MenuItem_iconTint) ? a.getColorStateList(R.styleable.MenuItem_iconTint) : null;
            itemAlphabeticShortcut = shortcut(a.getString(R.styleable.MenuItem_alphabeticShortcut));
            itemAlphabeticModifiers = a.getInt(R.styleable.MenuItem_alphabeticModifiers, KeyEvent.META_CTRL_ON);
            itemNumericShortcut = shortcut(a.getString(R.styleable.MenuItem_numericShortcut));
            itemNumericModifiers = a.getInt(R.styleable.MenuItem_numericModifiers, KeyEvent.META_CTRL_ON);
            if (a.hasValue(R.styleable.MenuItem_checkable)) {
                itemCheckable = a.getBoolean(R.styleable.MenuItem_checkable, false) ? 1 : 0;
            } else {
                itemCheckable = groupCheckable;
            }
            itemChecked = a.getBoolean(R.styleable.MenuItem_checked, false);
            itemVisible = a.getBoolean(R.styleable.MenuItem_visible, groupVisible);
            itemEnabled = a.getBoolean(R.styleable.MenuItem_enabled, groupEnabled);
            itemShowAsAction = a.getInt(R.styleable.MenuItem_showAsAction, -1);
            itemListenerMethodName = a.getString(R.styleable.MenuItem_onClick);
            itemActionViewLayout = a.getResourceId(R.styleable.MenuItem_actionLayout, 0);
            itemActionViewClassName = a.getString(R.styleable.MenuItem_actionViewClass);
            String provider = a.getString(R.styleable.MenuItem_actionProviderClass);
            if (provider != null && itemActionViewLayout == 0 && itemActionViewClassName == null) {
                itemActionProvider = newInstance(provider, ACTION_PROVIDER_CONSTRUCTOR_SIGNATURE, arguments);
            } else {
                if (provider != null) Log.w(LOG_TAG, "Ignoring attribute 'actionProviderClass'. Action view already specified.");
                itemActionProvider = null;
            }
            itemContentDescription = a.getText(R.styleable.MenuItem_contentDescription);
            itemTooltipText = a.getText(R.styleable.MenuItem_tooltipText);
            a.recycle();
            itemAdded = false;
        }

        private char shortcut(String s) {
            return s == null ? 0 : s.charAt(0);
        }

        private void setItem(MenuItem item) {
            item.setChecked(itemChecked).setVisible(itemVisible).setEnabled(itemEnabled).setCheckable(itemCheckable >= 1)
                    .setTitleCondensed(itemTitleCondensed).setIcon(itemIconResId)
                    .setAlphabeticShortcut(itemAlphabeticShortcut, itemAlphabeticModifiers)
                    .setNumericShortcut(itemNumericShortcut, itemNumericModifiers);
            if (itemShowAsAction >= 0) item.setShowAsAction(itemShowAsAction);
            if (itemIconTintMode != null) item.setIconTintMode(itemIconTintMode);
            if (itemIconTintList != null) item.setIconTintList(itemIconTintList);
            if (itemListenerMethodName != null) {
                if (mContext.isRestricted()) {
                    throw new IllegalStateException("The android:onClick attribute cannot be used within a restricted context");
                }
                item.setOnMenuItemClickListener(new InflatedOnMenuItemClickListener(getRealOwner(), itemListenerMethodName));
            }
            if (item instanceof MenuItemImpl && itemCheckable >= 2) ((MenuItemImpl) item).setExclusiveCheckable(true);
            boolean actionViewSpecified = false;
            if (itemActionViewClassName != null) {
                View actionView = newInstance(itemActionViewClassName, ACTION_VIEW_CONSTRUCTOR_SIGNATURE, arguments);
                item.setActionView(actionView);
                actionViewSpecified = true;
            }
            if (itemActionViewLayout > 0) {
                if (!actionViewSpecified) {
                    item.setActionView(itemActionViewLayout);
                } else {
                    Log.w(LOG_TAG, "Ignoring attribute 'itemActionViewLayout'. Action view already specified.");
                }
            }
            if (itemActionProvider != null) item.setActionProvider(itemActionProvider);
            item.setContentDescription(itemContentDescription);
            item.setTooltipText(itemTooltipText);
        }

        MenuItem addItem() {
            itemAdded = true;
            MenuItem item = menu.add(groupId, itemId, itemCategoryOrder, itemTitle);
            setItem(item);
            return item;
        }

        SubMenu addSubMenuItem() {
            itemAdded = true;
            SubMenu sub = menu.addSubMenu(groupId, itemId, itemCategoryOrder, itemTitle);
            setItem(sub.getItem());
            return sub;
        }

        @SuppressWarnings("unchecked")
        private <T> T newInstance(String className, Class<?>[] signature, Object[] args) {
            try {
                Class<?> clazz = mContext.getClassLoader().loadClass(className);
                Constructor<?> constructor = clazz.getConstructor(signature);
                constructor.setAccessible(true);
                return (T) constructor.newInstance(args);
            } catch (Exception e) {
                Log.w(LOG_TAG, "Cannot instantiate class: " + className, e);
            }
            return null;
        }
    }
}
