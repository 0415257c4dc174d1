import { page } from "vitest/browser";

/** The texts and controls in sight, of all or within an element, that a notice lies on. */
export function coveredByNotice(within: Element = document.body): string[] {
	const region = page.getByRole("region", { name: /^Notifications/ }).element();
	const notice = region.getBoundingClientRect();
	const isUnder = ({ top, bottom, width }: DOMRect) =>
		width > 1 && bottom > Math.max(notice.top, 0) + 1 && top < notice.bottom - 1;
	return [...within.querySelectorAll("*")]
		.filter((element) => !region.contains(element) && element.checkVisibility())
		.filter(
			(element) =>
				element.matches("a[href], button, summary, input, select, textarea") ||
				[...element.childNodes].some(
					({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
				),
		)
		.filter((element) => isUnder(element.getBoundingClientRect()))
		.map((element) => element.textContent ?? element.tagName);
}
