import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import { refreshLicensingPages } from "#datasets/licensing-pages/refresh.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { NOW, online } from "#worker/test/ask-app.ts";
import { theRow } from "#worker/test/refreshing.ts";
import { openRefreshing } from "./refresh-job.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce, type Steps } from "./steps.ts";

const WEEK = 7 * 24 * 60 * 60_000;
const jobs = new Map([["licensing_pages", refreshLicensingPages]]);

type Answer = number | string | Error;
/** What each page answers: a status, its words, or nothing at all. Others hold the words of a page that never changes. */
let answers: Record<string, Answer> = {};
let asked: string[] = [];

const council: Fetch = async (url) => {
	asked.push(url);
	const answer = answers[url] ?? "old";
	if (answer instanceof Error) {
		throw answer;
	}
	return typeof answer === "number"
		? new Response("There is no such page.", { status: answer })
		: new Response(`<p>${`The scheme is ${answer}. `.repeat(20)}</p><i data-t="${asked.length}">`, {
				headers: { "Content-Type": "text/html" },
			});
};

const page = (name: string) => `https://www.york.gov.uk/${name}`;

async function addScheme(id: string, url: string | null, end: string | null = null) {
	await env.DB.prepare(
		`INSERT INTO licensing_schemes (id, authority_code, council, kind, status, coverage, ward_codes, has_unmatched_wards, start_day, end_day, url)
			VALUES (?1, 'E06000014', 'York', 'additional', 'in_force', 'wards', '[]', 0, '2023-04-01', ?2, ?3)`,
	)
		.bind(id, end, url)
		.run();
}

beforeEach(async () => {
	answers = {};
	asked = [];
	await env.DB.batch(
		[
			"source_runs",
			"facts_stamps",
			"datasets",
			"licensing_schemes",
			"scheme_pages",
			"scheme_reviews",
		].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
	);
});

const withPages: Bindings = { ...online, LICENSING_PAGES: "on" };

async function lookIn(week: number, { bindings = withPages, steps = atOnce as Steps } = {}) {
	asked = [];
	const now = () => NOW + week * WEEK;
	await refreshAll(openRefreshing(bindings, { fetch: council, now }), steps, jobs);
	return theRow(
		"SELECT outcome, error, notes, (SELECT changed_at FROM facts_stamps) AS stamped_at FROM source_runs",
	);
}

async function reviews() {
	const { results } = await env.DB.prepare(
		"SELECT scheme_id, reason, noticed_at FROM scheme_reviews ORDER BY scheme_id",
	).all();
	return results.map((row) => [row["scheme_id"], row["reason"], row["noticed_at"]]);
}

test("the first look finds nothing changed, and says how many pages it read", async () => {
	await addScheme("york", page("hmo"));
	expect(await lookIn(0)).toEqual({
		outcome: "updated",
		error: null,
		notes: '["1 page looked at, 1 read, 0 changed, 0 gone."]',
		stamped_at: null,
	});
	expect(await reviews()).toEqual([]);
	expect(await theRow("SELECT as_of, rows FROM datasets")).toEqual({
		as_of: "2026-11-20",
		rows: 1,
	});
});

test("a page that says something else puts every row that rests on it under review, and no other", async () => {
	await addScheme("york-1", page("hmo"));
	await addScheme("york-2", page("hmo"));
	await addScheme("york-3", page("selective"));
	await addScheme("york-4", null);
	await lookIn(0);
	answers = { [page("hmo")]: "new" };
	expect(await lookIn(1)).toMatchObject({ stamped_at: NOW + WEEK });
	expect(asked).toEqual([page("hmo"), page("selective")]);
	expect(await reviews()).toEqual([
		["york-1", "page_changed", NOW + WEEK],
		["york-2", "page_changed", NOW + WEEK],
	]);
	expect(await lookIn(2)).toMatchObject({ outcome: "updated", stamped_at: NOW + WEEK });
	expect(await reviews()).toHaveLength(2);
});

test("a page that changes again while its row waits counts from then", async () => {
	await addScheme("york", page("hmo"));
	await lookIn(0);
	answers = { [page("hmo")]: "new" };
	await lookIn(1);
	answers = { [page("hmo")]: "newer" };
	await lookIn(2);
	expect(await reviews()).toEqual([["york", "page_changed", NOW + 2 * WEEK]]);
});

test.each([404, 410])(
	"a page that answers %i counts as gone the second time in a row",
	async (status) => {
		await addScheme("york", page("hmo"));
		await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
		await lookIn(0);
		answers = { [page("hmo")]: status };
		await lookIn(1);
		expect(await reviews()).toEqual([]);
		await lookIn(2);
		await lookIn(3);
		expect(await reviews()).toEqual([["york", "page_gone", NOW + 2 * WEEK]]);
	},
);

test("a page that was gone and is back as it was needs no review any more", async () => {
	await addScheme("york", page("hmo"));
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await lookIn(0);
	answers = { [page("hmo")]: 404 };
	await lookIn(1);
	await lookIn(2);
	answers = {};
	expect(await lookIn(3)).toMatchObject({ stamped_at: NOW + 3 * WEEK });
	expect(await reviews()).toEqual([]);
});

test("a change that nobody has read yet stays one when the page goes and comes back", async () => {
	await addScheme("york", page("hmo"));
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await lookIn(0);
	answers = { [page("hmo")]: "new" };
	await lookIn(1);
	answers = { [page("hmo")]: 404 };
	await lookIn(2);
	await lookIn(3);
	answers = { [page("hmo")]: "new" };
	await lookIn(4);
	expect(await reviews()).toEqual([["york", "page_changed", NOW + WEEK]]);
});

test.each<[string, Answer]>([
	["is not to be reached", new TypeError("no connection")],
	["refuses", 403],
	["is broken", 500],
])(
	"a page that %s is neither changed nor gone, keeps nobody from the others, and is named",
	async (_, answer) => {
		await addScheme("york", page("hmo"));
		await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
		await lookIn(0);
		answers = { [page("hmo")]: answer };
		await lookIn(1);
		const run = await lookIn(2);
		expect(run).toMatchObject({ outcome: "updated" });
		expect(run?.["notes"]).toContain("2 pages looked at, 1 read");
		expect(run?.["notes"]).toContain(page("hmo"));
		answers = {};
		await lookIn(3);
		expect(await reviews()).toEqual([]);
	},
);

test("a run that read no page at all has failed", async () => {
	await addScheme("york", page("hmo"));
	answers = { [page("hmo")]: new TypeError("no network") };
	expect(await lookIn(0)).toMatchObject({
		outcome: "failed",
		error: `None of 1 page could be read, the first of them ${page("hmo")}: it could not be reached.`,
	});
	expect(await theRow("SELECT * FROM datasets")).toBeNull();
});

test("a scheme that has ended is not looked after, nor is its page kept", async () => {
	await addScheme("york", page("hmo"), "2026-11-26");
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await lookIn(0);
	expect(asked).toHaveLength(2);
	answers = { [page("hmo")]: "new" };
	await lookIn(1);
	expect(asked).toEqual(["https://www.leeds.gov.uk/hmo"]);
	expect(await reviews()).toEqual([]);
	await env.DB.prepare("DELETE FROM licensing_schemes WHERE id = 'york'").run();
	await lookIn(2);
	expect(await theRow("SELECT count(*) AS n FROM scheme_pages")).toEqual({ n: 1 });
});

test("a row whose page is none of the public internet is not asked for, and is named", async () => {
	await addScheme("york", "http://127.0.0.1:8787/api/admin");
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	const run = await lookIn(0);
	expect(asked).toEqual(["https://www.leeds.gov.uk/hmo"]);
	expect(run?.["notes"]).toContain("http://127.0.0.1:8787/api/admin");
});

test("a run that dies goes on with the page after the last it kept, and ends as one that did not", async () => {
	for (let number = 10; number < 30; number += 1) {
		await addScheme(`york-${number}`, page(String(number)));
	}
	await lookIn(0);
	answers = { [page("11")]: "new", [page("28")]: "new", [page("20")]: 404 };
	let parts = 0;
	const dying: Steps = {
		do: async (name, work) => {
			parts += name.includes(": part ") ? 1 : 0;
			if (parts > 2) {
				throw new Error("killed");
			}
			return work();
		},
	};
	await lookIn(1, { steps: dying }).catch(() => undefined);
	await env.DB.prepare("UPDATE source_runs SET outcome = 'failed' WHERE outcome = 'running'").run();
	const before = asked.length;
	await lookIn(1);
	expect(before).toBeGreaterThan(0);
	expect(before + asked.length).toBe(20);
	expect(await reviews()).toEqual([
		["york-11", "page_changed", NOW + WEEK],
		["york-28", "page_changed", NOW + WEEK],
	]);
	expect(await theRow("SELECT misses FROM scheme_pages WHERE url LIKE '%/20'")).toEqual({
		misses: 1,
	});
	expect(await theRow("SELECT notes FROM source_runs")).toMatchObject({
		notes: expect.stringContaining("20 pages looked at, 19 read, 2 changed, 0 gone."),
	});
});

test.each(["off", ""])("with the setting %j no page is asked for", async (setting) => {
	await addScheme("york", page("hmo"));
	const bindings = { ...online, LICENSING_PAGES: setting };
	expect(await lookIn(0, { bindings })).toBeNull();
	expect(asked).toEqual([]);
});
