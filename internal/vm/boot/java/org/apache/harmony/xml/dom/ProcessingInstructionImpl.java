package org.apache.harmony.xml.dom;

import org.w3c.dom.DOMException;
import org.w3c.dom.ProcessingInstruction;

/** An instruction for a program. */
public final class ProcessingInstructionImpl extends NodeImpl implements ProcessingInstruction {
    private final String target;
    private String data;

    ProcessingInstructionImpl(DocumentImpl document, String target, String data) {
        super(document);
        this.target = target;
        this.data = data;
    }

    @Override
    public String getTarget() {
        return target;
    }

    @Override
    public String getData() {
        return data;
    }

    @Override
    public void setData(String data) throws DOMException {
        this.data = data;
    }

    @Override
    public String getNodeName() {
        return target;
    }

    @Override
    public short getNodeType() {
        return PROCESSING_INSTRUCTION_NODE;
    }

    @Override
    public String getNodeValue() {
        return data;
    }

    @Override
    public void setNodeValue(String value) throws DOMException {
        data = value;
    }
}
