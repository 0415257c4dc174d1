import type { Known } from "#contracts/known.ts";
import { DRAWN_FOR_STRANGERS, KNOWN_ELEMENT } from "#domain/document-marks.ts";
import { inScript } from "#domain/in-script.ts";
import { type PublicTexts, publicTexts } from "#domain/public-texts.ts";

/** Fills the gaps that a build leaves for what is settled while the product runs, and tells the browser the same. */
export function writeKnown(rewriter: HTMLRewriter, known: Known): void {
	const texts: Readonly<Record<string, string | null>> = publicTexts(known) satisfies PublicTexts;
	rewriter
		.on("[data-public-text]", {
			element(element) {
				const text = texts[element.getAttribute("data-public-text") ?? ""];
				if (text) {
					element.setInnerContent(text);
				}
			},
		})
		.on("[data-public-link]", {
			element(element) {
				const email = texts[element.getAttribute("data-public-link") ?? ""];
				if (email) {
					element.setAttribute("href", `mailto:${email}`);
				}
			},
		})
		.on(`[${DRAWN_FOR_STRANGERS}]`, {
			element(element) {
				if (known.hasSession) {
					element.remove();
				}
			},
		})
		.on(`#${KNOWN_ELEMENT}`, {
			element(element) {
				element.setInnerContent(inScript(known), { html: true });
			},
		});
}
