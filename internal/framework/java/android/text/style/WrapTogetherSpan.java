package android.text.style;

/** Paragraphs that are laid out together. */
public interface WrapTogetherSpan extends ParagraphStyle {}
