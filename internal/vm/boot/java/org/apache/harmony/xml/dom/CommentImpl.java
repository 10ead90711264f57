package org.apache.harmony.xml.dom;

import org.w3c.dom.Comment;

/** A comment. */
public final class CommentImpl extends CharacterDataImpl implements Comment {
    CommentImpl(DocumentImpl document, String data) {
        super(document, data);
    }

    @Override
    public String getNodeName() {
        return "#comment";
    }

    @Override
    public short getNodeType() {
        return COMMENT_NODE;
    }
}
