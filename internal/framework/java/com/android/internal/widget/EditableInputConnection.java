package com.android.internal.widget;

import android.os.Bundle;
import android.text.Editable;
import android.text.method.KeyListener;
import android.view.inputmethod.BaseInputConnection;
import android.view.inputmethod.CompletionInfo;
import android.view.inputmethod.CorrectionInfo;
import android.view.inputmethod.ExtractedText;
import android.view.inputmethod.ExtractedTextRequest;
import android.widget.TextView;

/** The way of an input method to a text view. */
public class EditableInputConnection extends BaseInputConnection {
    private final TextView mTextView;
    /** How many batch edits are open; negative once the connection is closed. */
    private int mBatchEditNesting;

    public EditableInputConnection(TextView textview) {
        super(textview, true);
        mTextView = textview;
    }

    @Override public Editable getEditable() { return mTextView.getEditableText(); }
    @Override
    public boolean beginBatchEdit() {
        if (mBatchEditNesting < 0) {
            return false;
        }
        mTextView.beginBatchEdit();
        mBatchEditNesting++;
        return true;
    }

    @Override
    public boolean endBatchEdit() {
        if (mBatchEditNesting <= 0) {
            return false;
        }
        mTextView.endBatchEdit();
        mBatchEditNesting--;
        return true;
    }

    @Override
    public void closeConnection() {
        super.closeConnection();
        while (mBatchEditNesting > 0) {
            endBatchEdit();
        }
        mBatchEditNesting = -1;
    }

    @Override
    public boolean clearMetaKeyStates(int states) {
        final Editable content = getEditable();
        final KeyListener kl = mTextView.getKeyListener();
        if (content != null && kl != null) {
            kl.clearMetaKeyState(mTextView, content, states);
        }
        return content != null;
    }

    @Override
    public boolean commitCompletion(CompletionInfo text) {
        mTextView.beginBatchEdit();
        mTextView.onCommitCompletion(text);
        mTextView.endBatchEdit();
        return true;
    }

    @Override public boolean performEditorAction(int actionCode) { mTextView.onEditorAction(actionCode); return true; }

    @Override
    public boolean performContextMenuAction(int id) {
        mTextView.beginBatchEdit();
        mTextView.onTextContextMenuItem(id);
        mTextView.endBatchEdit();
        return true;
    }

    @Override
    public ExtractedText getExtractedText(ExtractedTextRequest request, int flags) {
        final ExtractedText et = new ExtractedText();
        return mTextView.extractText(request, et) ? et : null;
    }

    @Override public boolean performPrivateCommand(String action, Bundle data) { mTextView.onPrivateIMECommand(action, data); return true; }
}
