/** Where the words in an element stand, whatever room it takes itself. */
export function rectOfText(element: Element): DOMRect {
	const range = document.createRange();
	range.selectNodeContents(element);
	return range.getBoundingClientRect();
}
