/** A form in Stripe's bracket syntax: `items[0][price]=x` is `items` → `0` → `price`. */
export type Form = Map<string, string | Form>;

/** Decodes `application/x-www-form-urlencoded` text. `a[]=x&a[]=y` counts its entries itself. */
export function decodeForm(text: string): Form {
	const form: Form = new Map();
	for (const [name, value] of new URLSearchParams(text)) {
		put(form, keysOf(name), value);
	}
	return form;
}

/** The text at a path of keys, or undefined where there is none. */
export function textAt(form: Form, ...path: readonly string[]): string | undefined {
	const [key = "", ...rest] = path;
	const found = form.get(key);
	if (rest.length > 0) {
		return found instanceof Map ? textAt(found, ...rest) : undefined;
	}
	return typeof found === "string" ? found : undefined;
}

function keysOf(name: string): string[] {
	const [first = "", ...rest] = name.split("[");
	return [first, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function put(form: Form, [key = "", ...rest]: readonly string[], value: string): void {
	const at = key === "" ? String(form.size) : key;
	if (rest.length === 0) {
		form.set(at, value);
		return;
	}
	const there = form.get(at);
	const within: Form = there instanceof Map ? there : new Map();
	form.set(at, within);
	put(within, rest, value);
}
