package org.esdroid.samples.pages;

import android.app.ActionBar;
import android.app.Activity;
import android.app.Fragment;
import android.app.FragmentTransaction;
import android.os.Bundle;
import android.view.View;

public class Pages extends Activity implements ActionBar.TabListener {
    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        ActionBar bar = getActionBar();
        bar.setNavigationMode(ActionBar.NAVIGATION_MODE_TABS);
        bar.addTab(bar.newTab().setText("Today").setTabListener(this));
        bar.addTab(bar.newTab().setText("Week").setTabListener(this));
        bar.addTab(bar.newTab().setText("Year").setTabListener(this));
    }

    @Override
    public void onTabSelected(ActionBar.Tab tab, FragmentTransaction t) {
        Page page = new Page();
        if (tab.getPosition() < 2) { // fault, thin
            Bundle b = new Bundle();
            b.putInt("days", tab.getPosition() == 0 ? 1 : 7);
            page.setArguments(b);
        }
        t.replace(android.R.id.content, page, "page");
    }

    @Override
    public void onTabUnselected(ActionBar.Tab tab, FragmentTransaction t) {
    }

    @Override
    public void onTabReselected(ActionBar.Tab tab, FragmentTransaction t) {
        Page p = (Page) getFragmentManager().findFragmentByTag("page");
        p.refresh();
    }
}
