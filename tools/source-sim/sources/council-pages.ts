import type { Reply, SourceRequest } from "../exchange.ts";
import { DESIGNATION_PDF, noticePages, SIGNED_IN_SINCE } from "../fixtures/council-notices.ts";
import { type PageOfEdition, selectivePages } from "../fixtures/council-schemes.ts";
import { councilPage, councilPdf, htmlParagraph, signInPage } from "../pages/council-page.ts";

const written = new Map<string, PageOfEdition>(
	Object.entries({ ...selectivePages, ...noticePages }),
);

let visits = 0;

/**
 * Any page of any council, below the name of its host: the same words on every visit, among a menu, a notice and a token that are not. Pages of ten
 * authorities of the register say what such pages say. `POST /_sim/edition {"edition": 2}` changes some of them, and so does `?edition=2` for
 * one visit; one is then behind a sign-in. A page whose address ends in `gone` is not there, and one whose address ends in
 * `changes` says something else every time.
 */
export function answerCouncilPages({ path, query, edition }: SourceRequest): Reply {
	visits += 1;
	const [, host = "", ...rest] = path.split("/");
	if (host === "" || path.endsWith("gone")) {
		return { status: 404, html: "<!doctype html><title>Page not found</title>" };
	}
	const address = path.slice(1);
	const current = Number(query.get("edition") ?? edition);
	if (address === DESIGNATION_PDF) {
		const bytes = councilPdf("Selective licensing designation 2024. Invented for tests.");
		return { status: 200, type: "application/pdf", bytes, headers: {} };
	}
	if (address === SIGNED_IN_SINCE && current > 1) {
		return { status: 200, html: signInPage(host) };
	}
	const page = written.get(address)?.(current) ?? anyPage(path, host, rest);
	return { status: 200, html: councilPage(host, page, visits) };
}

function anyPage(path: string, host: string, rest: readonly string[]): ReturnType<PageOfEdition> {
	const until = path.endsWith("changes")
		? `until somebody has read it ${visits} times`
		: "until when";
	const about = rest.join(" ").replaceAll(/[^a-z0-9]+/gi, " ");
	return {
		heading: `Property licensing at ${host}`,
		parts: [
			htmlParagraph(
				`This page is about ${about || "nothing in particular"}. It says what it said last week: who needs a licence, where, ${until}, and what it costs.`,
			),
		],
	};
}
