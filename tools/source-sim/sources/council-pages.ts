import type { Reply, SourceRequest } from "../exchange.ts";

let visits = 0;

/**
 * Any page of any council, below the name of its host: the same words on every visit, among a menu, a notice and a token that are not. A page whose
 * address ends in `gone` is not there, and one whose address ends in `changes` says something else every time.
 */
export function answerCouncilPages({ path }: SourceRequest): Reply {
	visits += 1;
	const [, host = "", ...rest] = path.split("/");
	if (host === "" || path.endsWith("gone")) {
		return { status: 404, html: "<!doctype html><title>Page not found</title>" };
	}
	const until = path.endsWith("changes")
		? `until somebody has read it ${visits} times`
		: "until when";
	const about = rest.join(" ").replaceAll(/[^a-z0-9]+/gi, " ");
	return {
		status: 200,
		html: `<!doctype html><html lang="en"><head><title>Licensing</title><script nonce="${visits}">let visits = ${visits};</script></head><body>
<div id="cookie-notice"><p>We use cookies. Visit ${visits}.</p></div>
<nav><a href="/">Home</a> <a href="/news">${visits} items of news</a></nav>
<main><h1>Property licensing at ${host}</h1>
<p>This invented page is about ${about || "nothing in particular"}. It says what it said last week: who needs a licence, where, ${until}, and what it costs.</p>
<form><input type="hidden" name="token" value="${visits}"></form></main>
<footer>Page served ${visits} times</footer></body></html>`,
	};
}
