import { page } from "vitest/browser";

/** The links and buttons of a screen that a notice covers: in sight, and with the notice on their middle. */
export function coveredByNotice(): (string | null)[] {
	const region = page.getByRole("region", { name: /^Notifications/ }).element();
	return [...document.querySelectorAll("a[href], button, summary")]
		.filter((element) => !region.contains(element))
		.filter((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			return region.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		})
		.map((element) => element.textContent);
}
