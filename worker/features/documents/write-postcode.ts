import { DRAWN_POSTCODE } from "#domain/document-marks.ts";
import { tabTitle } from "#domain/product.ts";
import type { PropertyPage } from "#domain/property-page.ts";

/**
 * Names a preview after its postcode before it leaves: for search engines, for shared links, and for the moment until the browser draws it.
 */
export function writePostcode(
	rewriter: HTMLRewriter,
	{ postcode, title, description, path }: PropertyPage,
	base: string,
): void {
	rewriter
		.on("title", {
			element(element) {
				element.setInnerContent(tabTitle(title));
			},
		})
		.on('meta[name="description"]', {
			element(element) {
				element.setAttribute("content", description);
			},
		})
		.on(`[${DRAWN_POSTCODE}]`, {
			element(element) {
				element.setInnerContent(postcode);
			},
		})
		.on("head", {
			element(element) {
				for (const [name, content] of [
					["og:url", `${base}${path}`],
					["og:title", title],
					["og:description", description],
				]) {
					element.append(`<meta property="${name}" content="${content}">`, { html: true });
				}
				element.append(`<link rel="canonical" href="${base}${path}">`, { html: true });
			},
		});
}
