package java.net;

import java.io.IOException;

/** Makes objects of what connections deliver. */
public abstract class ContentHandler {
    public abstract Object getContent(URLConnection connection) throws IOException;
}
