import { env } from "cloudflare:workers";
import type { Fetch } from "#datasets/http/read-body.ts";
import { refreshLicensingPages } from "#datasets/licensing-pages/refresh.ts";
import { openRefreshing } from "#worker/jobs/refresh/refresh-job.ts";
import { refreshAll } from "#worker/jobs/refresh/refresh-sources.ts";
import { atOnce, type Steps } from "#worker/jobs/refresh/steps.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { NOW, online } from "./ask-app.ts";
import { theRow } from "./refreshing.ts";

/** Milliseconds. */
export const WEEK = 7 * 24 * 60 * 60_000;
const jobs = new Map([["licensing_pages", refreshLicensingPages]]);

type Answer = number | string | Error | Response;
/** Councils' sites as the refresh meets them, and the addresses it asked for since it was last started. */
export const sites: {
	/** What each page answers: a status, its words, what is no page, or nothing at all. Others hold the words of a page that never changes. */
	answers: Record<string, Answer>;
	asked: string[];
} = { answers: {}, asked: [] };

const ask: Fetch = async (url) => {
	sites.asked.push(url);
	const answer = sites.answers[url] ?? "old";
	if (answer instanceof Error) {
		throw answer;
	}
	if (answer instanceof Response) {
		return answer.clone();
	}
	return typeof answer === "number"
		? new Response("There is no such page.", { status: answer })
		: new Response(
				`<p>${`The scheme is ${answer}. `.repeat(20)}</p><i data-t="${sites.asked.length}">`,
				{
					headers: { "Content-Type": "text/html" },
				},
			);
};

/** The address of a page of York's. */
export const page = (name: string) => `https://www.york.gov.uk/${name}`;

/** A row of York's, with the council's page and the addresses of its evidence, each with who published it. */
export async function addScheme(
	id: string,
	url: string | null,
	{ end = null, evidence = [] }: { end?: string | null; evidence?: [string, string][] } = {},
) {
	const proofs = evidence.map(([address, publisher]) => ({
		url: address,
		publisher,
		pageDay: null,
		readDay: "2026-11-01",
		readBy: "check",
		proves: "That there is a scheme.",
	}));
	await env.DB.prepare(
		`INSERT INTO licensing_schemes (id, authority_code, council, kind, status, coverage, ward_codes, has_unmatched_wards, start_day, end_day, url, evidence)
			VALUES (?1, 'E06000014', 'York', 'additional', 'in_force', 'wards', '[]', 0, '2023-04-01', ?2, ?3, ?4)`,
	)
		.bind(id, end, url, JSON.stringify(proofs))
		.run();
}

/** For `beforeEach`: sites that say what they always said, and nothing known of them. */
export async function forgetSites(): Promise<void> {
	sites.answers = {};
	sites.asked = [];
	await env.DB.batch(
		[
			"source_runs",
			"facts_stamps",
			"datasets",
			"licensing_schemes",
			"scheme_pages",
			"scheme_page_texts",
			"scheme_reviews",
		].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
	);
}

/** Where councils' pages are looked at. */
const withPages: Bindings = { ...online, LICENSING_PAGES: "on" };

/** Looks at all pages in a week counted from now, and gives how that went. */
export async function lookIn(week: number, { bindings = withPages, steps = atOnce as Steps } = {}) {
	sites.asked = [];
	const now = () => NOW + week * WEEK;
	await refreshAll(openRefreshing(bindings, { fetch: ask, now }), steps, jobs);
	return theRow(
		"SELECT outcome, error, notes, done, (SELECT changed_at FROM facts_stamps) AS stamped_at FROM source_runs",
	);
}

/** Rows under review: which, why and since when. */
export async function reviews() {
	const { results } = await env.DB.prepare(
		"SELECT scheme_id, reason, noticed_at FROM scheme_reviews ORDER BY scheme_id",
	).all();
	return results.map((row) => [row["scheme_id"], row["reason"], row["noticed_at"]]);
}
