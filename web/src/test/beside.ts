/** Returns the text of the value that stands beside a label of the document's lists of facts, or says that there is none. */
export function beside(label: string): string {
	const term = [...document.querySelectorAll("dt")].find(
		(each) => each.textContent.trim() === label,
	);
	return term?.parentElement?.querySelector("dd")?.textContent ?? `no ${label}`;
}
