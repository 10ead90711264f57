package org.yaml.snakeyaml;

/** What a library offers: objects that are filled by calls, read as a whole, or made by reflection. */
public class Bag {
	private final java.util.Map<String, Object> kept = new java.util.TreeMap<String, Object>();
	private final boolean sorted;
	private final Check check;

	public Bag(boolean sorted, Check check) { this.sorted = sorted; this.check = check; }

	public interface Check { String name(int number); }

	public void add(String name, Object value) { kept.put(name, value); }

	public Item take(String name) { return new Item(kept.get(name)); }

	public String numbered(int number) {
		return required(check.name(number));//@numbered
	}

	private static String required(String s) {
		if (s == null) throw new NullPointerException("no name");//@required
		return s;
	}

	public static java.util.Map<String, Object> read(String text) {
		java.util.Map<String, Object> all = new java.util.TreeMap<String, Object>();
		for (String part : text.split(";")) {
			all.put(part.split("=")[0], part.split("=")[1].startsWith("{") ? new java.util.TreeMap<String, Object>() : part);
		}
		return all;
	}

	public static <T> T make(String text, Class<T> of) throws Exception {
		T made = of.newInstance();
		for (String part : text.split(";")) of.getField(part.split("=")[0]).set(made, part.split("=")[1]);
		return made;
	}

	public static String send(String address, String agent, int tries) {
		if (address.indexOf(':') < 1) throw new IllegalArgumentException("no scheme: " + address);//@send
		return agent + tries;
	}

	public static class Item {
		private final Object value;
		Item(Object value) { this.value = value; }
		public int number() {
			return Integer.parseInt((String) value);//@number
		}
	}
}
