/**
 * Defers costly work until first use. The formatters of Intl read language tables when created: a few milliseconds each on a phone, during which a new page
 * would not respond.
 */
export function lazy<Made>(make: () => Made): () => Made {
	let made: { readonly value: Made } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
