package org.apache.http.client.utils;

import java.io.IOException;
import java.io.UnsupportedEncodingException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import org.apache.http.Header;
import org.apache.http.HttpEntity;
import org.apache.http.NameValuePair;
import org.apache.http.message.BasicNameValuePair;
import org.apache.http.protocol.HTTP;
import org.apache.http.util.EntityUtils;

/** Forms as queries have them. */
public class URLEncodedUtils {
    public static final String CONTENT_TYPE = "application/x-www-form-urlencoded";

    public URLEncodedUtils() {
    }

    public static List<NameValuePair> parse(URI uri, String encoding) {
        List<NameValuePair> result = new ArrayList<NameValuePair>();
        String query = uri.getRawQuery();
        if (query != null && query.length() > 0) {
            parse(result, new Scanner(query), encoding);
        }
        return result;
    }

    public static List<NameValuePair> parse(HttpEntity entity) throws IOException {
        List<NameValuePair> result = new ArrayList<NameValuePair>();
        if (isEncoded(entity)) {
            String content = EntityUtils.toString(entity);
            if (content != null && content.length() > 0) {
                parse(result, new Scanner(content), EntityUtils.getContentCharSet(entity));
            }
        }
        return result;
    }

    public static boolean isEncoded(HttpEntity entity) {
        Header contentType = entity.getContentType();
        return contentType != null && contentType.getValue().equalsIgnoreCase(CONTENT_TYPE);
    }

    public static void parse(List<NameValuePair> parameters, Scanner scanner, String encoding) {
        scanner.useDelimiter("&");
        while (scanner.hasNext()) {
            String[] nameValue = scanner.next().split("=");
            if (nameValue.length == 0 || nameValue.length > 2) {
                throw new IllegalArgumentException("bad parameter");
            }
            parameters.add(new BasicNameValuePair(decode(nameValue[0], encoding), nameValue.length == 2 ? decode(nameValue[1], encoding) : null));
        }
    }

    public static String format(List<? extends NameValuePair> parameters, String encoding) {
        StringBuilder result = new StringBuilder();
        for (NameValuePair parameter : parameters) {
            String value = parameter.getValue();
            if (result.length() > 0) {
                result.append("&");
            }
            result.append(encode(parameter.getName(), encoding)).append("=").append(value != null ? encode(value, encoding) : "");
        }
        return result.toString();
    }

    private static String decode(String content, String encoding) {
        try {
            return URLDecoder.decode(content, encoding != null ? encoding : HTTP.DEFAULT_CONTENT_CHARSET);
        } catch (UnsupportedEncodingException problem) {
            throw new IllegalArgumentException(problem);
        }
    }

    private static String encode(String content, String encoding) {
        try {
            return URLEncoder.encode(content, encoding != null ? encoding : HTTP.DEFAULT_CONTENT_CHARSET);
        } catch (UnsupportedEncodingException problem) {
            throw new IllegalArgumentException(problem);
        }
    }
}
