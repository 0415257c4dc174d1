/** Class names of components, by which a document is dressed. */
const IN_MARKUP = /\sclass="([^"]*)"/g;
const OF_COMPONENT = /^_[\w-]+_[\w-]+$/;

/** Classes of components that a document's markup has and none of its styles knows: they would come with a script, and things would jump. */
export function findUndressed(document: string, styles: string): string[] {
	const classes = [...document.matchAll(IN_MARKUP)].flatMap(([, names = ""]) => names.split(" "));
	return [...new Set(classes)].filter(
		(name) => OF_COMPONENT.test(name) && !styles.includes(`.${name}`),
	);
}
