/** Class names of components, by which a document is dressed. */
const IN_MARKUP = /\sclass="([^"]*)"/g;
const OF_COMPONENT = /^_[\w-]+_[\w-]+$/;

/** Returns the component classes that a document's markup uses and its styles do not define. Their styles would come with a script and move things. */
export function findUndressed(document: string, styles: string): string[] {
	const classes = [...document.matchAll(IN_MARKUP)].flatMap(([, names = ""]) => names.split(" "));
	return [...new Set(classes)].filter(
		(name) => OF_COMPONENT.test(name) && !styles.includes(`.${name}`),
	);
}
