/**
 * What is dear to make and not always needed, made when first asked for. The formatters of Intl read the language's tables when made: a few
 * milliseconds each on a phone, in which a page that has just appeared does not answer.
 */
export function lazy<Made>(make: () => Made): () => Made {
	let made: { readonly value: Made } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
