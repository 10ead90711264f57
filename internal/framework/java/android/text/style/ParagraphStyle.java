package android.text.style;

/** Changes how paragraphs look. */
public interface ParagraphStyle {}
