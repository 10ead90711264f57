package org.apache.http.impl.client;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import org.apache.http.Header;
import org.apache.http.HttpEntity;
import org.apache.http.HttpEntityEnclosingRequest;
import org.apache.http.HttpException;
import org.apache.http.HttpHost;
import org.apache.http.HttpRequest;
import org.apache.http.HttpRequestInterceptor;
import org.apache.http.HttpResponse;
import org.apache.http.HttpResponseInterceptor;
import org.apache.http.HttpVersion;
import org.apache.http.client.ClientProtocolException;
import org.apache.http.client.CookieStore;
import org.apache.http.client.CredentialsProvider;
import org.apache.http.client.HttpClient;
import org.apache.http.client.HttpRequestRetryHandler;
import org.apache.http.client.ResponseHandler;
import org.apache.http.client.methods.HttpUriRequest;
import org.apache.http.client.params.HttpClientParams;
import org.apache.http.client.protocol.ClientContext;
import org.apache.http.conn.ClientConnectionManager;
import org.apache.http.conn.HttpHostConnectException;
import org.apache.http.entity.BasicHttpEntity;
import org.apache.http.message.BasicHttpResponse;
import org.apache.http.params.CoreProtocolPNames;
import org.apache.http.params.HttpParams;
import org.apache.http.protocol.BasicHttpContext;
import org.apache.http.protocol.ExecutionContext;
import org.apache.http.protocol.HttpContext;

/** Sends requests by the platform's own connections. */
public abstract class AbstractHttpClient implements HttpClient {
    private HttpParams defaultParams;
    private ClientConnectionManager connManager;
    private CookieStore cookieStore;
    private CredentialsProvider credsProvider;
    private HttpRequestRetryHandler retryHandler;
    private final ArrayList<HttpRequestInterceptor> requestInterceptors = new ArrayList<HttpRequestInterceptor>();
    private final ArrayList<HttpResponseInterceptor> responseInterceptors = new ArrayList<HttpResponseInterceptor>();

    protected AbstractHttpClient(ClientConnectionManager conman, HttpParams params) {
        defaultParams = params;
        connManager = conman;
    }

    protected abstract HttpParams createHttpParams();

    protected abstract HttpContext createHttpContext();

    protected abstract ClientConnectionManager createClientConnectionManager();

    public final synchronized HttpParams getParams() {
        if (defaultParams == null) {
            defaultParams = createHttpParams();
        }
        return defaultParams;
    }

    public synchronized void setParams(HttpParams params) {
        defaultParams = params;
    }

    public final synchronized ClientConnectionManager getConnectionManager() {
        if (connManager == null) {
            connManager = createClientConnectionManager();
        }
        return connManager;
    }

    public final synchronized CookieStore getCookieStore() {
        if (cookieStore == null) {
            cookieStore = new BasicCookieStore();
        }
        return cookieStore;
    }

    public synchronized void setCookieStore(CookieStore cookieStore) {
        this.cookieStore = cookieStore;
    }

    public final synchronized CredentialsProvider getCredentialsProvider() {
        if (credsProvider == null) {
            credsProvider = new BasicCredentialsProvider();
        }
        return credsProvider;
    }

    public synchronized void setCredentialsProvider(CredentialsProvider credsProvider) {
        this.credsProvider = credsProvider;
    }

    public final synchronized HttpRequestRetryHandler getHttpRequestRetryHandler() {
        if (retryHandler == null) {
            retryHandler = new DefaultHttpRequestRetryHandler();
        }
        return retryHandler;
    }

    public synchronized void setHttpRequestRetryHandler(HttpRequestRetryHandler retryHandler) {
        this.retryHandler = retryHandler;
    }

    public synchronized void addRequestInterceptor(HttpRequestInterceptor itcp) {
        requestInterceptors.add(itcp);
    }

    public synchronized void addRequestInterceptor(HttpRequestInterceptor itcp, int index) {
        requestInterceptors.add(index, itcp);
    }

    public synchronized void addResponseInterceptor(HttpResponseInterceptor itcp) {
        responseInterceptors.add(itcp);
    }

    public synchronized void addResponseInterceptor(HttpResponseInterceptor itcp, int index) {
        responseInterceptors.add(index, itcp);
    }

    public final HttpResponse execute(HttpUriRequest request) throws IOException, ClientProtocolException {
        return execute(request, (HttpContext) null);
    }

    public final HttpResponse execute(HttpUriRequest request, HttpContext context) throws IOException, ClientProtocolException {
        if (request == null) {
            throw new IllegalArgumentException("Request must not be null.");
        }
        return execute(determineTarget(request), request, context);
    }

    private HttpHost determineTarget(HttpUriRequest request) {
        URI uri = request.getURI();
        return uri.isAbsolute() ? new HttpHost(uri.getHost(), uri.getPort(), uri.getScheme()) : null;
    }

    public final HttpResponse execute(HttpHost target, HttpRequest request) throws IOException, ClientProtocolException {
        return execute(target, request, (HttpContext) null);
    }

    public final HttpResponse execute(HttpHost target, HttpRequest request, HttpContext context)
            throws IOException, ClientProtocolException {
        if (request == null) {
            throw new IllegalArgumentException("Request must not be null.");
        }
        if (target == null) {
            throw new IllegalStateException("Target host must not be null, or set in parameters.");
        }
        HttpContext execContext = new BasicHttpContext(context != null ? context : createHttpContext());
        execContext.setAttribute(ExecutionContext.HTTP_TARGET_HOST, target);
        execContext.setAttribute(ExecutionContext.HTTP_REQUEST, request);
        if (execContext.getAttribute(ClientContext.COOKIE_STORE) == null) {
            execContext.setAttribute(ClientContext.COOKIE_STORE, getCookieStore());
        }
        try {
            for (HttpRequestInterceptor i : requestInterceptors) {
                i.process(request, execContext);
            }
            HttpResponse response = send(target, request);
            execContext.setAttribute(ExecutionContext.HTTP_RESPONSE, response);
            for (HttpResponseInterceptor i : responseInterceptors) {
                i.process(response, execContext);
            }
            return response;
        } catch (HttpException httpException) {
            throw new ClientProtocolException(httpException);
        }
    }

    private HttpResponse send(HttpHost target, HttpRequest request) throws IOException {
        String uri = request instanceof HttpUriRequest ? ((HttpUriRequest) request).getURI().toASCIIString() : request.getRequestLine().getUri();
        URL url = new URL(new URL(target.toURI() + "/"), uri);
        HttpURLConnection connection = (HttpURLConnection) url.openConnection();
        connection.setInstanceFollowRedirects(HttpClientParams.isRedirecting(getParams()));
        connection.setRequestMethod(request.getRequestLine().getMethod());
        String agent = (String) getParams().getParameter(CoreProtocolPNames.USER_AGENT);
        if (agent != null) {
            connection.setRequestProperty("User-Agent", agent);
        }
        for (Header h : request.getAllHeaders()) {
            connection.addRequestProperty(h.getName(), h.getValue());
        }
        try {
            if (request instanceof HttpEntityEnclosingRequest && ((HttpEntityEnclosingRequest) request).getEntity() != null) {
                HttpEntity entity = ((HttpEntityEnclosingRequest) request).getEntity();
                connection.setDoOutput(true);
                if (entity.getContentType() != null) {
                    connection.setRequestProperty("Content-Type", entity.getContentType().getValue());
                }
                OutputStream out = connection.getOutputStream();
                entity.writeTo(out);
                out.close();
            }
            HttpResponse response = new BasicHttpResponse(HttpVersion.HTTP_1_1, connection.getResponseCode(), connection.getResponseMessage());
            for (int i = 0; connection.getHeaderField(i) != null; i++) {
                if (connection.getHeaderFieldKey(i) != null) {
                    response.addHeader(connection.getHeaderFieldKey(i), connection.getHeaderField(i));
                }
            }
            if (!request.getRequestLine().getMethod().equals("HEAD")) {
                response.setEntity(body(connection, response));
            }
            return response;
        } catch (ConnectException e) {
            throw new HttpHostConnectException(target, e);
        }
    }

    private static HttpEntity body(HttpURLConnection connection, HttpResponse response) throws IOException {
        InputStream in = response.getStatusLine().getStatusCode() >= 400 ? connection.getErrorStream() : connection.getInputStream();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] buffer = new byte[4096];
        int n;
        while (in != null && (n = in.read(buffer)) != -1) {
            all.write(buffer, 0, n);
        }
        BasicHttpEntity entity = new BasicHttpEntity();
        entity.setContent(new ByteArrayInputStream(all.toByteArray()));
        entity.setContentLength(all.size());
        entity.setContentType(response.getFirstHeader("Content-Type"));
        entity.setContentEncoding(response.getFirstHeader("Content-Encoding"));
        return entity;
    }

    public <T> T execute(HttpUriRequest request, ResponseHandler<? extends T> responseHandler) throws IOException, ClientProtocolException {
        return execute(request, responseHandler, null);
    }

    public <T> T execute(HttpUriRequest request, ResponseHandler<? extends T> responseHandler, HttpContext context)
            throws IOException, ClientProtocolException {
        return execute(determineTarget(request), request, responseHandler, context);
    }

    public <T> T execute(HttpHost target, HttpRequest request, ResponseHandler<? extends T> responseHandler)
            throws IOException, ClientProtocolException {
        return execute(target, request, responseHandler, null);
    }

    public <T> T execute(HttpHost target, HttpRequest request, ResponseHandler<? extends T> responseHandler, HttpContext context)
            throws IOException, ClientProtocolException {
        if (responseHandler == null) {
            throw new IllegalArgumentException("Response handler must not be null.");
        }
        HttpResponse response = execute(target, request, context);
        T result = responseHandler.handleResponse(response);
        if (response.getEntity() != null) {
            response.getEntity().consumeContent();
        }
        return result;
    }
}
