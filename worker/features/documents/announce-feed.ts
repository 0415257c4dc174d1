import { registerFeed } from "#domain/telling/register/register-feed.ts";

/** Tells readers of feeds where to follow what changes in the register. */
export function announceFeed(rewriter: HTMLRewriter): void {
	const { path, title, type } = registerFeed;
	rewriter.on("head", {
		element(element) {
			element.append(`<link rel="alternate" type="${type}" title="${title}" href="${path}">`, {
				html: true,
			});
		},
	});
}
