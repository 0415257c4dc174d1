import { type DrawnPage, isPublicPage } from "#domain/drawn-pages.ts";
import { inScript } from "#domain/in-script.ts";
import { publicPages } from "#domain/public-pages.ts";
import { structuredData } from "#domain/structured-data.ts";

/** Makes the addresses of a drawn page whole, which a build leaves without the product's origin. */
export function writeAddress(
	rewriter: HTMLRewriter,
	{ base, page }: { base: string; page: DrawnPage },
): void {
	const whole = (attribute: string) => ({
		element(element: Element) {
			const address = element.getAttribute(attribute);
			if (address?.startsWith("/")) {
				element.setAttribute(attribute, `${base}${address}`);
			}
		},
	});
	rewriter
		.on('link[rel="canonical"]', whole("href"))
		.on('meta[property="og:url"]', whole("content"))
		.on('meta[property="og:image"]', whole("content"));
	if (isPublicPage(page)) {
		const told = publicPages[page];
		rewriter.on('script[type="application/ld+json"]', {
			element(element) {
				element.setInnerContent(inScript(structuredData(told, base)), { html: true });
			},
		});
	}
}
