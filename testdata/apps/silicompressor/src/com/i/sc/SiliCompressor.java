package com.i.sc; import android.os.Bundle; import android.view.View; import android.widget.TextView; public class SiliCompressor extends android.app.Activity {
    int width=1;
    int height=1;
    public void widthDecrementClick(View view){
        width=width-1;
        TextView wt = (TextView)findViewById(R.id.width);
        wt.setText(width+"");
    }
    public void heightDecrementClick(View view){
        height=height-1;
        TextView ht = (TextView)findViewById(R.id.height);
        ht.setText(height+"");
    }
    public void compressImageClick(View view){
        int maxRatio = width/height;
    }

    // The lines above are those of the paper's Figure 1 (the first one holds what
    // the figure leaves out), so that its line numbers hold here too.
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        setContentView(R.layout.main);
    }
}
