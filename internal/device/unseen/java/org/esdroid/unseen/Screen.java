package org.esdroid.unseen;

import android.app.*;
import android.content.*;
import android.database.MatrixCursor;
import android.graphics.Color;
import android.os.Bundle;
import android.text.Editable;
import android.text.TextWatcher;
import android.view.*;
import android.widget.*;
import java.io.*;
import java.util.*;

/** An activity whose layout, menu and reactions are resources and assets of its number. */
public class Screen extends Activity {
  private final Map<String, String[]> reactions = new LinkedHashMap<>();
  private int count;

  private String number() { return getClass().getName().substring(getClass().getName().lastIndexOf("$S") + 2); }

  private int named(String name, String type) { return getResources().getIdentifier(name, type, getPackageName()); }

  @Override protected void onCreate(Bundle state) {
    super.onCreate(state);
    try (BufferedReader in = new BufferedReader(new InputStreamReader(getAssets().open("s" + number()), "UTF-8"))) {
      for (String line; (line = in.readLine()) != null;) {
        String[] words = line.split("\\|", -1);
        reactions.put(words[0], words);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    setContentView(named("s" + number(), "layout"));
    connect(getWindow().getDecorView().findViewById(android.R.id.content));
    final String[] start = reactions.get("start");
    if (start != null) getWindow().getDecorView().post(new Runnable() { public void run() { react(start); } });
  }

  private void connect(View v) {
    fill(v);
    String[] reaction = v.getId() > 0 && v.getId() >>> 24 == 0x7f ? reactions.get(getResources().getResourceEntryName(v.getId())) : null;
    if (reaction != null) {
      if (v instanceof CompoundButton) ((CompoundButton) v).setOnCheckedChangeListener(new CompoundButton.OnCheckedChangeListener() { public void onCheckedChanged(CompoundButton x, boolean on) { react(reaction); } });
      else if (v instanceof SeekBar) ((SeekBar) v).setOnSeekBarChangeListener(new SeekBar.OnSeekBarChangeListener() {
        public void onProgressChanged(SeekBar b, int p, boolean user) { if (user) react(reaction); }
        public void onStartTrackingTouch(SeekBar b) {}
        public void onStopTrackingTouch(SeekBar b) {}
      });
      else if (v instanceof RatingBar) ((RatingBar) v).setOnRatingBarChangeListener(new RatingBar.OnRatingBarChangeListener() { public void onRatingChanged(RatingBar b, float r, boolean user) { if (user) react(reaction); } });
      else if (v instanceof RadioGroup) ((RadioGroup) v).setOnCheckedChangeListener(new RadioGroup.OnCheckedChangeListener() { public void onCheckedChanged(RadioGroup g, int id) { react(reaction); } });
      else if (v instanceof NumberPicker) ((NumberPicker) v).setOnValueChangedListener(new NumberPicker.OnValueChangeListener() { public void onValueChange(NumberPicker p, int from, int to) { react(reaction); } });
      else if (v instanceof ExpandableListView) ((ExpandableListView) v).setOnChildClickListener(new ExpandableListView.OnChildClickListener() { public boolean onChildClick(ExpandableListView l, View x, int g, int c, long id) { react(reaction); return true; } });
      else if (v instanceof Spinner || v instanceof Gallery) {} // their selection reports itself
      else if (v instanceof AbsListView && reaction[1].equals("context")) registerForContextMenu(v);
      else if (v instanceof AbsListView && reaction[1].equals("longrow")) ((AbsListView) v).setOnItemLongClickListener(new AdapterView.OnItemLongClickListener() { public boolean onItemLongClick(AdapterView<?> l, View x, int at, long id) { setTitle("long " + at); return at % 3 > 0; } });
      else if (v instanceof AbsListView) ((AbsListView) v).setOnItemClickListener(new AdapterView.OnItemClickListener() { public void onItemClick(AdapterView<?> l, View x, int at, long id) { react(reaction); } });
      else if (v instanceof EditText) ((EditText) v).addTextChangedListener(new TextWatcher() {
        public void beforeTextChanged(CharSequence s, int a, int b, int c) {}
        public void onTextChanged(CharSequence s, int a, int b, int c) {}
        public void afterTextChanged(Editable e) { if (count++ < 20) react(reaction); }
      });
      else if (v instanceof AdapterView) return;
      else if (reaction[1].equals("context")) registerForContextMenu(v);
      else v.setOnClickListener(new View.OnClickListener() { public void onClick(View x) { react(reaction); } });
    }
    if (v instanceof ViewGroup && !(v instanceof AdapterView || v instanceof DatePicker || v instanceof TimePicker || v instanceof CalendarView || v instanceof NumberPicker || v instanceof SearchView)) for (int i = 0; i < ((ViewGroup) v).getChildCount(); i++) connect(((ViewGroup) v).getChildAt(i));
  }

  private List<String> rows(int n) {
    List<String> all = new ArrayList<>();
    String[] some = getResources().getStringArray(named("rows", "array"));
    for (int i = 0; i < n; i++) all.add(some[i % some.length] + (i < some.length ? "" : " " + i));
    return all;
  }

  private List<Map<String, Object>> pairs(int n) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (String row : rows(n)) {
      Map<String, Object> m = new HashMap<>();
      m.put("a", row);
      m.put("b", "" + row.length());
      m.put("c", row.length() % 2 == 0);
      all.add(m);
    }
    return all;
  }

  /** Gives what has no content yet some, of a kind drawn from its name. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private void fill(View v) {
    if (v.getId() >>> 24 != 0x7f) return;
    Random lot = new Random(getResources().getResourceEntryName(v.getId()).hashCode());
    int n = new int[] {0, 1, 3, 8, 30}[lot.nextInt(5)];
    if (v instanceof TabHost) {
      TabHost host = (TabHost) v;
      host.setup();
      ViewGroup pages = host.getTabContentView();
      for (int i = 0; i < pages.getChildCount(); i++) {
        int id = pages.getChildAt(i).getId();
        if (id > 0) host.addTab(host.newTabSpec("t" + i).setIndicator("Tab " + i).setContent(id));
      }
    } else if (v instanceof ExpandableListView) {
      List groups = pairs(n), children = new ArrayList();
      for (int i = 0; i < n; i++) children.add(pairs(i % 4));
      ((ExpandableListView) v).setAdapter(new SimpleExpandableListAdapter(this, groups, android.R.layout.simple_expandable_list_item_1, new String[] {"a"}, new int[] {android.R.id.text1},
          children, android.R.layout.simple_expandable_list_item_2, new String[] {"a", "b"}, new int[] {android.R.id.text1, android.R.id.text2}));
    } else if (v instanceof Spinner) {
      if (((Spinner) v).getAdapter() != null) return;
      ArrayAdapter<String> a = new ArrayAdapter<>(this, android.R.layout.simple_spinner_item, rows(n));
      if (lot.nextInt(3) > 0) a.setDropDownViewResource(android.R.layout.simple_spinner_dropdown_item);
      ((Spinner) v).setAdapter(a);
    } else if (v instanceof AutoCompleteTextView) {
      if (v instanceof MultiAutoCompleteTextView) ((MultiAutoCompleteTextView) v).setTokenizer(new MultiAutoCompleteTextView.CommaTokenizer());
      ((AutoCompleteTextView) v).setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_dropdown_item_1line, rows(12)));
    } else if (v instanceof AdapterView) {
      AdapterView l = (AdapterView) v;
      if (l.getAdapter() != null) return;
      if (l instanceof ListView && lot.nextInt(4) == 0) {
        TextView head = new TextView(this);
        head.setText("Head");
        if (lot.nextBoolean()) ((ListView) l).addHeaderView(head); else ((ListView) l).addFooterView(head, null, false);
      }
      switch (lot.nextInt(reactions.containsKey("lists") ? 10 : 7)) {
        case 7: case 8: case 9: l.setAdapter(new Kinds(n)); break;
        case 0: l.setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_list_item_1, rows(n))); break;
        case 1: l.setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_list_item_checked, rows(n))); break;
        case 2: l.setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_list_item_multiple_choice, rows(n))); break;
        case 3: l.setAdapter(new SimpleAdapter(this, pairs(n), android.R.layout.simple_list_item_2, new String[] {"a", "b"}, new int[] {android.R.id.text1, android.R.id.text2})); break;
        case 4: l.setAdapter(new SimpleAdapter(this, pairs(n), named("row", "layout"), new String[] {"a", "b", "c"}, new int[] {android.R.id.text1, android.R.id.text2, named("mark", "id")})); break;
        case 5: l.setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_list_item_activated_1, rows(n))); break;
        default: {
          MatrixCursor c = new MatrixCursor(new String[] {"_id", "name"});
          for (String row : rows(n)) c.addRow(new Object[] {c.getCount(), row});
          l.setAdapter(new SimpleCursorAdapter(this, android.R.layout.simple_list_item_1, c, new String[] {"name"}, new int[] {android.R.id.text1}, 0));
        }
      }
    } else if (v instanceof ImageSwitcher) {
      ((ImageSwitcher) v).setFactory(new ViewSwitcher.ViewFactory() { public View makeView() { return new ImageView(Screen.this); } });
      ((ImageSwitcher) v).setImageResource(android.R.drawable.ic_delete);
    } else if (v instanceof TextSwitcher) {
      ((TextSwitcher) v).setFactory(new ViewSwitcher.ViewFactory() { public View makeView() { return new TextView(Screen.this); } });
      ((TextSwitcher) v).setText("switched " + n);
    } else if (v instanceof NumberPicker) {
      ((NumberPicker) v).setMinValue(0);
      ((NumberPicker) v).setMaxValue(n);
      if (n == 3) ((NumberPicker) v).setDisplayedValues(rows(4).toArray(new String[0]));
    } else if (v instanceof DatePicker) {
      ((DatePicker) v).updateDate(2019, 1, 28);
    } else if (v instanceof TimePicker) {
      ((TimePicker) v).setCurrentHour(13);
      ((TimePicker) v).setCurrentMinute(5);
    } else if (v instanceof CalendarView) {
      ((CalendarView) v).setDate(1551312000000L);
    } else if (v instanceof Chronometer) {
      ((Chronometer) v).setBase(android.os.SystemClock.elapsedRealtime());
    } else if (v instanceof ViewFlipper && n == 1) {
      ((ViewFlipper) v).setInAnimation(this, android.R.anim.fade_in);
    }
  }

  @Override public boolean onCreateOptionsMenu(Menu menu) {
    int id = named("m" + number(), "menu");
    if (id == 0) return super.onCreateOptionsMenu(menu);
    getMenuInflater().inflate(id, menu);
    return true;
  }

  @Override public boolean onOptionsItemSelected(MenuItem item) {
    if (item.isCheckable()) item.setChecked(!item.isChecked());
    String[] reaction = item.getItemId() >>> 24 == 0x7f ? reactions.get(getResources().getResourceEntryName(item.getItemId())) : null;
    if (reaction == null) return super.onOptionsItemSelected(item);
    react(reaction);
    return true;
  }

  @Override public void onCreateContextMenu(ContextMenu menu, View v, ContextMenu.ContextMenuInfo info) {
    menu.setHeaderTitle(info instanceof AdapterView.AdapterContextMenuInfo ? "Row " + ((AdapterView.AdapterContextMenuInfo) info).position : "Context");
    menu.add(0, 1, 0, "One");
    menu.add(0, 2, 0, "Two with a longer title").setCheckable(true);
    menu.addSubMenu("More").add("Inner");
  }

  @Override public boolean onContextItemSelected(MenuItem item) {
    if (item.hasSubMenu()) return false;
    setTitle("chosen " + item.getTitle());
    return true;
  }

  private final DialogInterface.OnClickListener answer = new DialogInterface.OnClickListener() { public void onClick(DialogInterface d, int which) { setTitle("answer " + which); } };

  private void react(String[] words) {
    int id = named(words[2], "id");
    View v = id == 0 ? null : findViewById(id);
    String arg = words[3];
    switch (words[1]) {
      case "text": if (v instanceof TextView && !(v instanceof EditText)) ((TextView) v).setText(arg); else setTitle(arg); break;
      case "append": if (v instanceof TextView && !(v instanceof EditText)) ((TextView) v).append(" " + arg); break;
      case "show": if (v != null) v.setVisibility(v.getVisibility() == View.VISIBLE ? View.GONE : View.VISIBLE); break;
      case "hide": if (v != null) v.setVisibility(View.INVISIBLE); break;
      case "enable": if (v != null) v.setEnabled(!v.isEnabled()); break;
      case "select": if (v != null) v.setSelected(!v.isSelected()); break;
      case "size": if (v != null && v.getLayoutParams() != null) { v.getLayoutParams().width = 250; v.getLayoutParams().height = ViewGroup.LayoutParams.WRAP_CONTENT; v.requestLayout(); } break;
      case "padding": if (v != null) v.setPadding(20, 10, 30, 5); break;
      case "letters": if (v instanceof TextView) ((TextView) v).setTextSize(27); break;
      case "colour": if (v != null) v.setBackgroundColor(Color.GREEN); break;
      case "remove": if (v != null && v.getParent() instanceof ViewGroup && !(v.getParent() instanceof AdapterView)) ((ViewGroup) v.getParent()).removeView(v); break;
      case "add": if (v instanceof LinearLayout || v instanceof RelativeLayout || v instanceof FrameLayout && !(v instanceof ScrollView) && !(v instanceof HorizontalScrollView)) { Button b = new Button(this); b.setText(arg); if (!(v instanceof ViewAnimator)) ((ViewGroup) v).addView(b); } break;
      case "front": if (v != null) v.bringToFront(); break;
      case "next": if (v instanceof ViewAnimator && ((ViewAnimator) v).getChildCount() > 0) ((ViewAnimator) v).showNext(); else if (v instanceof AdapterViewAnimator) ((AdapterViewAnimator) v).showNext(); break;
      case "check": if (v instanceof Checkable) ((Checkable) v).toggle(); else if (v instanceof RadioGroup) ((RadioGroup) v).clearCheck(); break;
      case "progress": if (v instanceof ProgressBar) ((ProgressBar) v).setProgress(4); break;
      case "inflate": if (v instanceof ViewStub) connect(((ViewStub) v).inflate()); break;
      case "row": if (v instanceof AbsListView) ((AbsListView) v).setSelection(2); else if (v instanceof Spinner && ((Spinner) v).getCount() > 1) ((Spinner) v).setSelection(1); break;
      case "rows": change(v, arg); break;
      case "scroll": if (v instanceof ScrollView) ((ScrollView) v).fullScroll(View.FOCUS_DOWN); else if (v instanceof AbsListView) ((AbsListView) v).smoothScrollToPosition(7); else if (v != null) v.scrollTo(0, 10); break;
      case "open": if (v instanceof SlidingDrawer) ((SlidingDrawer) v).animateToggle(); else if (v instanceof ExpandableListView && ((ExpandableListView) v).getExpandableListAdapter().getGroupCount() > 0) ((ExpandableListView) v).expandGroup(0); else if (v instanceof Spinner) v.performClick(); break;
      case "error": if (v instanceof TextView) ((TextView) v).setError(arg); break;
      case "focus": if (v != null) v.requestFocus(); break;
      case "columns": if (v instanceof GridView) ((GridView) v).setNumColumns(4); else if (v instanceof TableLayout) ((TableLayout) v).setStretchAllColumns(true); break;
      case "orient": if (v instanceof LinearLayout) ((LinearLayout) v).setOrientation(1 - ((LinearLayout) v).getOrientation()); break;
      case "rtl": if (v != null) v.setLayoutDirection(View.LAYOUT_DIRECTION_RTL); break;
      case "toast": Toast.makeText(this, arg, Toast.LENGTH_LONG).show(); break;
      case "title": setTitle(arg); if (getActionBar() != null) getActionBar().setSubtitle(arg); break;
      case "up": if (getActionBar() != null) getActionBar().setDisplayHomeAsUpEnabled(true); break;
      case "bar": if (getActionBar() != null) { if (getActionBar().isShowing()) getActionBar().hide(); else getActionBar().show(); } break;
      case "mode": startActionMode(new ActionMode.Callback() {
        public boolean onCreateActionMode(ActionMode m, Menu menu) { m.setTitle(arg); menu.add("Cut").setShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM); menu.add("Other"); return true; }
        public boolean onPrepareActionMode(ActionMode m, Menu menu) { return false; }
        public boolean onActionItemClicked(ActionMode m, MenuItem item) { m.finish(); return true; }
        public void onDestroyActionMode(ActionMode m) {}
      }); break;
      case "popup": if (v != null) { PopupMenu p = new PopupMenu(this, v); p.getMenu().add("First"); p.getMenu().add("A second, longer entry"); p.getMenu().addSubMenu("Sub").add("Inner"); p.getMenu().add("Check").setCheckable(true).setChecked(true); p.show(); } break;
      case "window": if (v != null) { TextView t = new TextView(this); t.setText(arg); t.setPadding(10, 10, 10, 10); PopupWindow w = new PopupWindow(t, ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT, true); w.setBackgroundDrawable(new android.graphics.drawable.ColorDrawable(Color.YELLOW)); w.showAsDropDown(v); } break;
      case "listpopup": if (v != null) { ListPopupWindow w = new ListPopupWindow(this); w.setAnchorView(v); w.setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_list_item_1, rows(5))); w.setModal(true); w.show(); } break;
      case "alert": new AlertDialog.Builder(this).setTitle(arg).setMessage(arg + " " + arg + "?").setPositiveButton("Yes", answer).setNegativeButton("No, never", answer).setNeutralButton("Later", answer).show(); break;
      case "ask": new AlertDialog.Builder(this).setMessage(arg).setPositiveButton(android.R.string.ok, null).show(); break;
      case "icon": new AlertDialog.Builder(this).setIcon(android.R.drawable.ic_dialog_alert).setTitle(arg).setView(new EditText(this)).setNegativeButton(android.R.string.cancel, null).show(); break;
      case "list": new AlertDialog.Builder(this).setTitle(arg).setItems(rows(12).toArray(new String[0]), answer).show(); break;
      case "single": new AlertDialog.Builder(this).setSingleChoiceItems(rows(4).toArray(new String[0]), 1, answer).setPositiveButton("Done", answer).show(); break;
      case "multi": new AlertDialog.Builder(this).setTitle(arg).setMultiChoiceItems(rows(6).toArray(new String[0]), null, new DialogInterface.OnMultiChoiceClickListener() { public void onClick(DialogInterface d, int which, boolean on) { setTitle(which + " " + on); } }).setNegativeButton("Close", null).show(); break;
      case "custom": { Dialog d = new Dialog(this); d.setTitle(arg); d.setContentView(named("part", "layout")); d.show(); break; }
      case "wait": { ProgressDialog d = new ProgressDialog(this); if (arg.length() % 2 == 0) d.setProgressStyle(ProgressDialog.STYLE_HORIZONTAL); d.setMessage(arg); d.show(); break; }
      case "date": new DatePickerDialog(this, new DatePickerDialog.OnDateSetListener() { public void onDateSet(DatePicker p, int y, int m, int day) { setTitle(y + "-" + m + "-" + day); } }, 2020, 4, 17).show(); break;
      case "time": new TimePickerDialog(this, new TimePickerDialog.OnTimeSetListener() { public void onTimeSet(TimePicker p, int h, int m) { setTitle(h + ":" + m); } }, 9, 30, arg.length() % 2 == 0).show(); break;
      case "fragment": { Fragment f = new Part(); getFragmentManager().beginTransaction().add(android.R.id.content, f).addToBackStack(null).commit(); break; }
      case "fragmentdialog": new Ask().show(getFragmentManager(), "ask"); break;
      case "preferences": getFragmentManager().beginTransaction().replace(android.R.id.content, new Settings()).addToBackStack(null).commit(); break;
      case "menu": openOptionsMenu(); break;
      case "invalidate": invalidateOptionsMenu(); break;
      case "post": getWindow().getDecorView().postDelayed(new Runnable() { public void run() { setTitle(arg); } }, 100); break;
      case "context": if (v != null) { registerForContextMenu(v); openContextMenu(v); } break;
      case "animate": if (v != null) v.animate().alpha(0.3f).translationX(30).setDuration(200); break;
      case "finish": finish(); break;
      default: list(words[1], v, arg);
    }
  }

  /** Reactions of lists, of pickers and popups, and of fragments on a stack. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private void list(String what, View v, String arg) {
    AbsListView l = v instanceof AbsListView ? (AbsListView) v : null;
    switch (what) {
      case "lists": case "longrow": break;
      case "numbers": {
        NumberPicker p = new NumberPicker(this);
        p.setMinValue(-arg.length() % 3 + 3);
        p.setMaxValue(3 + arg.length());
        if (arg.length() % 2 == 0) p.setWrapSelectorWheel(false);
        new AlertDialog.Builder(this).setTitle("Number").setView(p).setPositiveButton("Set", new DialogInterface.OnClickListener() { public void onClick(DialogInterface d, int which) { setTitle("number " + p.getValue()); } }).show();
        break;
      }
      case "drop": if (v instanceof AutoCompleteTextView && v.isShown()) { v.requestFocus(); ((AutoCompleteTextView) v).showDropDown(); } break;
      case "choice": if (l != null) { l.setChoiceMode(AbsListView.CHOICE_MODE_MULTIPLE); if (l.getCount() > 1) l.setItemChecked(1, true); } break;
      case "one": if (l != null) { l.setChoiceMode(AbsListView.CHOICE_MODE_SINGLE); if (l.getCount() > 0) l.setItemChecked(l.getCount() - 1, true); } break;
      case "modal": if (l != null) {
        l.setChoiceMode(AbsListView.CHOICE_MODE_MULTIPLE_MODAL);
        l.setMultiChoiceModeListener(new AbsListView.MultiChoiceModeListener() {
          public void onItemCheckedStateChanged(ActionMode m, int at, long id, boolean on) { m.setTitle(l.getCheckedItemCount() + " chosen"); }
          public boolean onCreateActionMode(ActionMode m, Menu menu) { menu.add("Delete").setIcon(android.R.drawable.ic_menu_delete).setShowAsAction(MenuItem.SHOW_AS_ACTION_ALWAYS); menu.add("Share"); return true; }
          public boolean onPrepareActionMode(ActionMode m, Menu menu) { return false; }
          public boolean onActionItemClicked(ActionMode m, MenuItem item) { m.finish(); return true; }
          public void onDestroyActionMode(ActionMode m) { setTitle("mode ended"); }
        });
        if (l.getCount() > 0 && arg.length() % 2 == 0) l.setItemChecked(0, true);
        break;
      }
      break;
      case "empty": if (v instanceof AdapterView && v.getParent() instanceof LinearLayout) { TextView t = new TextView(this); t.setText("nothing here"); ((ViewGroup) v.getParent()).addView(t); ((AdapterView) v).setEmptyView(t); } break;
      case "sort": {
        Adapter a = v instanceof AdapterView ? ((AdapterView) v).getAdapter() : null;
        if (a instanceof WrapperListAdapter) a = ((WrapperListAdapter) a).getWrappedAdapter();
        if (a instanceof ArrayAdapter) ((ArrayAdapter) a).sort(Collections.reverseOrder());
        break;
      }
      case "groups": if (v instanceof ExpandableListView) {
        ExpandableListView e = (ExpandableListView) v;
        int n = e.getExpandableListAdapter() == null ? 0 : e.getExpandableListAdapter().getGroupCount();
        if (n > 0) { if (e.isGroupExpanded(n - 1)) e.collapseGroup(n - 1); else e.expandGroup(n - 1); }
        if (n > 2) e.setSelectedChild(2, 0, true);
      }
      break;
      case "head": if (v instanceof ListView && !(v instanceof ExpandableListView)) { Button b = new Button(this); b.setText(arg); ((ListView) v).addHeaderView(b); } break;
      case "foot": if (v instanceof ListView) { CheckBox b = new CheckBox(this); b.setText(arg); ((ListView) v).addFooterView(b); } break;
      case "bottom": if (l != null) { l.setStackFromBottom(!l.isStackFromBottom()); l.setTranscriptMode(AbsListView.TRANSCRIPT_MODE_ALWAYS_SCROLL); } break;
      case "fast": if (l != null) { l.setFastScrollEnabled(true); l.setFastScrollAlwaysVisible(true); } break;
      case "divide": if (v instanceof ListView) { ((ListView) v).setDivider(new android.graphics.drawable.ColorDrawable(Color.RED)); ((ListView) v).setDividerHeight(arg.length() % 20); } break;
      case "jump": if (v instanceof ListView) ((ListView) v).setSelectionFromTop(5, 30); else if (v instanceof GridView) ((GridView) v).setSelection(9); else if (v instanceof HorizontalScrollView) ((HorizontalScrollView) v).fullScroll(View.FOCUS_RIGHT); else if (v instanceof ScrollView) ((ScrollView) v).smoothScrollTo(0, 150); break;
      case "swap": if (l != null && !(l instanceof ExpandableListView)) l.setAdapter(new Kinds(arg.length())); break;
      case "sticky": if (v instanceof Spinner) { Spinner p = (Spinner) v; p.setOnItemSelectedListener(new AdapterView.OnItemSelectedListener() {
        public void onItemSelected(AdapterView<?> a, View x, int at, long id) { setTitle("selected " + at); }
        public void onNothingSelected(AdapterView<?> a) { setTitle("nothing"); }
      }); }
      break;
      case "popupgroup": if (v != null) {
        PopupMenu p = new PopupMenu(this, v, Gravity.END);
        for (int i = 0; i < 4; i++) p.getMenu().add(1, i, i, arg.isEmpty() ? "Choice " + i : arg + i);
        p.getMenu().setGroupCheckable(1, true, true);
        p.getMenu().getItem(2).setChecked(true);
        p.getMenu().getItem(3).setEnabled(false);
        p.getMenu().addSubMenu(2, 9, 9, "More").setGroupEnabled(0, true);
        p.setOnMenuItemClickListener(new PopupMenu.OnMenuItemClickListener() { public boolean onMenuItemClick(MenuItem item) { setTitle("picked " + item.getItemId()); return true; } });
        p.setOnDismissListener(new PopupMenu.OnDismissListener() { public void onDismiss(PopupMenu m) { if (getActionBar() != null) getActionBar().setSubtitle("gone"); } });
        p.show();
      }
      break;
      case "listwide": if (v != null) {
        ListPopupWindow w = new ListPopupWindow(this);
        w.setAnchorView(v);
        w.setAdapter(new Kinds(arg.length() % 9));
        w.setWidth(300);
        w.setHeight(arg.length() % 2 == 0 ? 250 : ListPopupWindow.WRAP_CONTENT);
        w.setHorizontalOffset(10);
        w.setOnItemClickListener(new AdapterView.OnItemClickListener() { public void onItemClick(AdapterView<?> a, View x, int at, long id) { setTitle("popup " + at); w.dismiss(); } });
        w.show();
        if (w.getListView() != null && w.getListView().getCount() > 3) w.setSelection(3);
      }
      break;
      case "dates": new DatePickerDialog(this, DatePickerDialog.THEME_HOLO_LIGHT, new DatePickerDialog.OnDateSetListener() { public void onDateSet(DatePicker p, int y, int m, int day) { setTitle(y + "-" + m + "-" + day); } }, 2019, 11, 31).show(); break;
      case "times": new TimePickerDialog(this, TimePickerDialog.THEME_HOLO_DARK, new TimePickerDialog.OnTimeSetListener() { public void onTimeSet(TimePicker p, int h, int m) { setTitle(h + ":" + m); } }, 23, 58, arg.length() % 2 == 0).show(); break;
      case "replace": put(new Rows(), arg); break;
      case "nest": put(new Nest(), arg); break;
      case "pop": getFragmentManager().popBackStack(); break;
      case "root": getFragmentManager().popBackStack(null, FragmentManager.POP_BACK_STACK_INCLUSIVE); break;
      case "swapfragments": { Fragment f = getFragmentManager().findFragmentByTag("put"); if (f != null) { FragmentTransaction t = getFragmentManager().beginTransaction(); if (f.isHidden()) t.show(f); else if (f.isDetached()) t.attach(f); else if (arg.length() % 2 == 0) t.hide(f); else t.detach(f); t.addToBackStack("swap").commit(); } break; }
      default: throw new IllegalArgumentException(what);
    }
  }

  /** Shows a fragment over the others, and goes back from it. */
  private void put(Fragment f, String arg) {
    Bundle b = new Bundle();
    b.putString("arg", arg);
    f.setArguments(b);
    FragmentTransaction t = getFragmentManager().beginTransaction();
    if (arg.length() % 3 == 0) t.setTransition(FragmentTransaction.TRANSIT_FRAGMENT_OPEN);
    t.replace(android.R.id.content, f, "put").addToBackStack("put").commit();
  }

  /** Rows of several kinds: some cannot be chosen, some have a view that can be touched by itself. */
  private final class Kinds extends BaseAdapter {
    private final int n;

    Kinds(int n) { this.n = n; }

    @Override public int getCount() { return n; }
    @Override public Object getItem(int at) { return "row " + at; }
    @Override public long getItemId(int at) { return at * 10; }
    @Override public boolean hasStableIds() { return true; }
    @Override public int getViewTypeCount() { return 4; }
    @Override public int getItemViewType(int at) { return at % 7 == 0 ? 0 : at % 5 == 0 ? 1 : at % 4 == 0 ? 2 : 3; }
    @Override public boolean areAllItemsEnabled() { return false; }
    @Override public boolean isEnabled(int at) { return getItemViewType(at) > 0; }
    @Override public View getView(int at, View old, ViewGroup parent) {
      LayoutInflater inflater = getLayoutInflater();
      View v = old;
      switch (getItemViewType(at)) {
        case 0: if (v == null) { v = new TextView(Screen.this, null, android.R.attr.listSeparatorTextViewStyle); } ((TextView) v).setText("part " + at); break;
        case 1: if (v == null) v = inflater.inflate(named("row", "layout"), parent, false); ((TextView) v.findViewById(android.R.id.text1)).setText("row " + at); ((CheckBox) v.findViewById(named("mark", "id"))).setChecked(at % 2 == 0); break;
        case 2: {
          if (v == null) {
            LinearLayout box = new LinearLayout(Screen.this);
            box.addView(new TextView(Screen.this), new LinearLayout.LayoutParams(0, -2, 1));
            Button b = new Button(Screen.this);
            b.setFocusable(false);
            b.setOnClickListener(new View.OnClickListener() { public void onClick(View x) { setTitle("in row " + x.getTag()); } });
            box.addView(b);
            v = box;
          }
          ((TextView) ((ViewGroup) v).getChildAt(0)).setText("with a button " + at);
          ((Button) ((ViewGroup) v).getChildAt(1)).setText("x" + at);
          ((ViewGroup) v).getChildAt(1).setTag(at);
          break;
        }
        default: if (v == null) v = inflater.inflate(at % 2 == 0 ? android.R.layout.simple_list_item_1 : android.R.layout.simple_list_item_activated_1, parent, false); ((TextView) v).setText("plain " + at + (at % 11 == 0 ? " and a second\nline" : ""));
      }
      return v;
    }
  }

  /** A fragment that is a list; a row opens the next. */
  public static class Rows extends ListFragment {
    @Override public void onActivityCreated(Bundle state) {
      super.onActivityCreated(state);
      List<String> rows = ((Screen) getActivity()).rows(getArguments().getString("arg").length() % 25);
      setEmptyText("no rows");
      setListAdapter(new ArrayAdapter<>(getActivity(), android.R.layout.simple_list_item_activated_1, rows));
      if (state != null) getActivity().setTitle("again " + rows.size());
    }

    @Override public void onListItemClick(ListView l, View v, int at, long id) {
      ((Screen) getActivity()).put(at % 2 == 0 ? new Part() : new Nest(), "row " + at);
    }
  }

  /** A fragment with fragments of its own, and a menu. */
  public static class Nest extends Fragment {
    @Override public void onCreate(Bundle state) {
      super.onCreate(state);
      setHasOptionsMenu(true);
    }

    @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
      LinearLayout box = new LinearLayout(getActivity());
      box.setOrientation(LinearLayout.VERTICAL);
      box.setId(4711);
      EditText e = new EditText(getActivity());
      e.setId(4712);
      e.setText(getArguments().getString("arg"));
      box.addView(e);
      if (state == null) getChildFragmentManager().beginTransaction().add(4711, new Part(), "inner").commit();
      return box;
    }

    @Override public void onCreateOptionsMenu(Menu menu, MenuInflater inflater) { menu.add(0, 4713, 0, "Nested").setShowAsAction(MenuItem.SHOW_AS_ACTION_ALWAYS); }

    @Override public boolean onOptionsItemSelected(MenuItem item) {
      if (item.getItemId() != 4713) return false;
      Fragment f = getChildFragmentManager().findFragmentByTag("inner");
      if (f != null) getChildFragmentManager().beginTransaction().remove(f).commit();
      return true;
    }
  }

  /** Changes the content of a list. */
  private void change(View v, String arg) {
    if (!(v instanceof AdapterView)) return;
    Adapter a = ((AdapterView<?>) v).getAdapter();
    if (a instanceof WrapperListAdapter) a = ((WrapperListAdapter) a).getWrappedAdapter();
    if (!(a instanceof ArrayAdapter)) return;
    @SuppressWarnings("unchecked") ArrayAdapter<Object> rows = (ArrayAdapter<Object>) a;
    try {
      if (rows.getCount() > 2) rows.remove(rows.getItem(1)); else rows.add(arg);
    } catch (UnsupportedOperationException e) {
      setTitle("fixed rows");
    }
  }

  /** A fragment with a view of its own. */
  public static class Part extends Fragment {
    @Override public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
      return inflater.inflate(getResources().getIdentifier("part", "layout", getActivity().getPackageName()), parent, false);
    }
  }

  /** A dialog as a fragment. */
  public static class Ask extends DialogFragment {
    @Override public Dialog onCreateDialog(Bundle state) {
      return new AlertDialog.Builder(getActivity()).setTitle("Ask").setMessage("A question").setPositiveButton("Yes", null).create();
    }
  }

  /** A screen of preferences. */
  public static class Settings extends android.preference.PreferenceFragment {
    @Override public void onCreate(Bundle state) {
      super.onCreate(state);
      addPreferencesFromResource(getResources().getIdentifier("settings", "xml", getActivity().getPackageName()));
    }
  }

  public static class S0 extends Screen {}
  public static class S1 extends Screen {}
  public static class S2 extends Screen {}
  public static class S3 extends Screen {}
  public static class S4 extends Screen {}
  public static class S5 extends Screen {}
  public static class S6 extends Screen {}
  public static class S7 extends Screen {}
  public static class S8 extends Screen {}
  public static class S9 extends Screen {}
  public static class S10 extends Screen {}
  public static class S11 extends Screen {}
  public static class S12 extends Screen {}
  public static class S13 extends Screen {}
  public static class S14 extends Screen {}
  public static class S15 extends Screen {}
  public static class S16 extends Screen {}
  public static class S17 extends Screen {}
  public static class S18 extends Screen {}
  public static class S19 extends Screen {}
  public static class S20 extends Screen {}
  public static class S21 extends Screen {}
  public static class S22 extends Screen {}
  public static class S23 extends Screen {}
  public static class S24 extends Screen {}
  public static class S25 extends Screen {}
  public static class S26 extends Screen {}
  public static class S27 extends Screen {}
  public static class S28 extends Screen {}
  public static class S29 extends Screen {}
  public static class S30 extends Screen {}
  public static class S31 extends Screen {}
  public static class S32 extends Screen {}
  public static class S33 extends Screen {}
  public static class S34 extends Screen {}
  public static class S35 extends Screen {}
  public static class S36 extends Screen {}
  public static class S37 extends Screen {}
  public static class S38 extends Screen {}
  public static class S39 extends Screen {}
}
