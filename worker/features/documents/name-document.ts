import { tabTitle } from "#domain/base/product.ts";
import { inScript } from "#domain/telling/document-marks.ts";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";

/** What a document is called and where it is. No text of it may hold markup. */
type DocumentName = { readonly path: string; readonly title: string; readonly description: string };

/** Names a document that the build left without a name of its own, for search engines and for shared links. `base`: the product's own address. */
export function nameDocument(
	rewriter: HTMLRewriter,
	{ path, title, description }: DocumentName,
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
		.on("head", {
			element(element) {
				for (const [name, content] of [
					["og:url", `${base}${path}`],
					["og:title", title],
					["og:description", description],
				]) {
					element.append(`<meta property="${name}" content="${escapeMarkup(content ?? "")}">`, {
						html: true,
					});
				}
				element.append(`<link rel="canonical" href="${base}${path}">`, { html: true });
			},
		});
}

/** Tells search engines in the words of schema.org what a document is about. */
export function writeStructuredData(rewriter: HTMLRewriter, data: object): void {
	rewriter.on("head", {
		element(element) {
			element.append(`<script type="application/ld+json">${inScript(data)}</script>`, {
				html: true,
			});
		},
	});
}
