package org.example.wallet;
import android.app.*; import android.content.*; import android.os.*; import android.view.*; import android.widget.*; import java.util.*;

public class Wallet extends Activity implements View.OnClickListener {
    private final int[] amounts = {5, 10, 20};
    private int sum;
    @Override protected void onCreate(Bundle b) {
        super.onCreate(b);
        setContentView(R.layout.main);
        LinearLayout coins = (LinearLayout) findViewById(R.id.coins);
        for (int i = 0; i < amounts.length; i++) {
            Button coin = new Button(this);
            coin.setText(amounts[i] + " euros");
            if (i > 0) // told
                coin.setTag(i);
            coin.setOnClickListener(this);
            coins.addView(coin);
        }
    }
    @Override public void onClick(View v) {
        int i = (Integer) v.getTag(); // thin
        sum += amounts[i];
        setTitle("sum " + sum);
    }
}
