package org.esdroid.samples.podcatch;

class Episode implements Comparable<Episode> {
    final String title;
    final String url;
    private final int priority;

    Episode(String title, String url, int priority) {
        this.title = title;
        this.url = url; // thin
        this.priority = priority;
    }

    String getUrl() { return url; // thin
    }

    @Override
    public int compareTo(Episode other) { return other.priority - priority; }
}
