import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { DataSources } from "#contracts/data-sources.ts";
import type { Health } from "#contracts/health.ts";
import { askApp, NOW, online } from "#worker/test/ask-app.ts";
import {
	addScheme,
	forgetSites,
	lookIn,
	page,
	reviews,
	sites,
	WEEK,
} from "#worker/test/council-sites.ts";
import { theRow } from "#worker/test/refreshing.ts";
import type { Steps } from "./steps.ts";

beforeEach(forgetSites);

test("the first look finds nothing changed, and says how many pages it read", async () => {
	await addScheme("york", page("hmo"));
	expect(await lookIn(0)).toEqual({
		outcome: "updated",
		error: null,
		notes: '["1 page looked at, 1 read, 0 changed, 0 gone."]',
		stamped_at: null,
		done: '{"count":1,"of":1}',
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
	sites.answers = { [page("hmo")]: "new" };
	expect(await lookIn(1)).toMatchObject({ stamped_at: NOW + WEEK });
	expect(sites.asked).toEqual([page("hmo"), page("selective")]);
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
	sites.answers = { [page("hmo")]: "new" };
	await lookIn(1);
	sites.answers = { [page("hmo")]: "newer" };
	await lookIn(2);
	expect(await reviews()).toEqual([["york", "page_changed", NOW + 2 * WEEK]]);
});

test.each([404, 410])(
	"a page that sites.answers %i counts as gone the second time in a row",
	async (status) => {
		await addScheme("york", page("hmo"));
		await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
		await lookIn(0);
		sites.answers = { [page("hmo")]: status };
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
	sites.answers = { [page("hmo")]: 404 };
	await lookIn(1);
	await lookIn(2);
	sites.answers = {};
	expect(await lookIn(3)).toMatchObject({ stamped_at: NOW + 3 * WEEK });
	expect(await reviews()).toEqual([]);
});

test("a change that nobody has read yet stays one when the page goes and comes back", async () => {
	await addScheme("york", page("hmo"));
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await lookIn(0);
	sites.answers = { [page("hmo")]: "new" };
	await lookIn(1);
	sites.answers = { [page("hmo")]: 404 };
	await lookIn(2);
	await lookIn(3);
	sites.answers = { [page("hmo")]: "new" };
	await lookIn(4);
	expect(await reviews()).toEqual([["york", "page_changed", NOW + WEEK]]);
});

test.each<[string, number | Error]>([
	["is not to be reached", new TypeError("no connection")],
	["refuses", 403],
	["is broken", 500],
])(
	"a page that %s is neither changed nor gone, keeps nobody from the others, and is named",
	async (_, answer) => {
		await addScheme("york", page("hmo"));
		await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
		await addScheme("hull", "https://www.hull.gov.uk/hmo");
		await lookIn(0);
		sites.answers = { [page("hmo")]: answer };
		await lookIn(1);
		const run = await lookIn(2);
		expect(run).toMatchObject({ outcome: "updated", done: '{"count":2,"of":3}' });
		expect(run?.["notes"]).toContain("3 pages looked at, 2 read");
		expect(run?.["notes"]).toContain(page("hmo"));
		sites.answers = {};
		await lookIn(3);
		expect(await reviews()).toEqual([]);
	},
);

test("a run that read no page at all has failed", async () => {
	await addScheme("york", page("hmo"));
	sites.answers = { [page("hmo")]: new TypeError("no network") };
	expect(await lookIn(0)).toMatchObject({
		outcome: "failed",
		error: `None of 1 page could be read, the first of the others ${page("hmo")}: it could not be reached.`,
	});
	expect(await theRow("SELECT * FROM datasets")).toBeNull();
});

test("a run that could read fewer than two pages in three is no look at them: it has failed, says how many it read, and what it found of them stands", async () => {
	for (const name of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
		await addScheme(name, page(name));
	}
	await lookIn(0);
	const wall = () =>
		new Response(`<h1>Just a moment...</h1><p>${"Checking you. ".repeat(30)}</p>`, {
			headers: { "Content-Type": "text/html" },
		});
	sites.answers = {
		...{ [page("a")]: wall(), [page("b")]: wall(), [page("c")]: 503 },
		[page("d")]: "new",
	};
	expect(await lookIn(1)).toMatchObject({
		outcome: "failed",
		error: `Only 5 of 8 pages could be read, the first of the others ${page("a")}: it keeps machines out.`,
		stamped_at: NOW + WEEK,
	});
	expect(await reviews()).toEqual([["d", "page_changed", NOW + WEEK]]);
	expect(await theRow("SELECT as_of, rows FROM datasets")).toEqual({
		as_of: "2026-11-20",
		rows: 8,
	});
	expect(await theRow("SELECT failures, last_ok_at FROM source_runs")).toEqual({
		failures: 1,
		last_ok_at: NOW,
	});
	const health = await (await askApp("/api/health", { bindings: online })).json<Health>();
	expect(health.sources["licensing_pages"]).toMatchObject({
		...{ outcome: "failed", read: null },
		error: expect.stringContaining("Only 5 of 8 pages"),
	});
	const told = async () => {
		const { datasets } = await (await askApp("/api/sources")).json<DataSources>();
		return datasets.find(({ id }) => id === "licensing_pages");
	};
	expect(await told()).toMatchObject({ hasFailed: true, read: null, rows: 8 });
	delete sites.answers[page("c")];
	await lookIn(2);
	expect(await told()).toMatchObject({ hasFailed: false, read: { count: 6, of: 8 } });
});

test("a scheme that has ended is not looked after, nor is its page kept", async () => {
	await addScheme("york", page("hmo"), { end: "2026-11-26" });
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await lookIn(0);
	expect(sites.asked).toHaveLength(2);
	sites.answers = { [page("hmo")]: "new" };
	await lookIn(1);
	expect(sites.asked).toEqual(["https://www.leeds.gov.uk/hmo"]);
	expect(await reviews()).toEqual([]);
	await env.DB.prepare("DELETE FROM licensing_schemes WHERE id = 'york'").run();
	await lookIn(2);
	expect(await theRow("SELECT count(*) AS n FROM scheme_pages")).toEqual({ n: 1 });
});

test("a row whose page is none of the public internet is not asked for, and is named", async () => {
	await addScheme("york", "http://127.0.0.1:8787/api/admin");
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await addScheme("hull", "https://www.hull.gov.uk/hmo");
	const run = await lookIn(0);
	expect(sites.asked).toEqual(["https://www.hull.gov.uk/hmo", "https://www.leeds.gov.uk/hmo"]);
	expect(run?.["notes"]).toContain("http://127.0.0.1:8787/api/admin");
});

test("a run that dies goes on with the page after the last it kept, and ends as one that did not", async () => {
	for (let number = 10; number < 30; number += 1) {
		await addScheme(`york-${number}`, page(String(number)));
	}
	await lookIn(0);
	sites.answers = { [page("11")]: "new", [page("28")]: "new", [page("20")]: 404 };
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
	const before = sites.asked.length;
	await lookIn(1);
	expect(before).toBeGreaterThan(0);
	expect(before + sites.asked.length).toBe(20);
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
	expect(sites.asked).toEqual([]);
});

test("pages of evidence are looked at too, but for what the press says, and any of them puts the row under review", async () => {
	const gazette = "https://www.thegazette.co.uk/notice/5023682";
	const notice = "https://publicnoticeportal.uk/notice/statutory/6800f46c";
	const gov = "https://www.planning.data.gov.uk/entity/6101843";
	await addScheme("york-1", page("hmo"), {
		evidence: [
			[page("hmo"), "council"],
			[gazette, "gazette"],
			[notice, "notice_portal"],
			[gov, "gov_uk"],
			["https://www.yorkpress.co.uk/news/1", "press"],
			["https://www.somebody.co.uk/list", "other"],
			["http://www.york.gov.uk/plain", "council"],
			["https://staging.york.gov.uk/hmo", "council"],
		],
	});
	await addScheme("york-2", null, { evidence: [[notice, "notice_portal"]] });
	await addScheme("york-3", page("selective"));
	await lookIn(0);
	expect(sites.asked.toSorted()).toEqual(
		[gazette, notice, gov, page("hmo"), page("selective")].toSorted(),
	);
	sites.answers = { [notice]: "new" };
	await lookIn(1);
	expect(await reviews()).toEqual([
		["york-1", "page_changed", NOW + WEEK],
		["york-2", "page_changed", NOW + WEEK],
	]);
});

test("a row of two pages that are gone is under review until both are back", async () => {
	await addScheme("york", page("a"), { evidence: [[page("b"), "council"]] });
	await addScheme("leeds", page("c"));
	await lookIn(0);
	sites.answers = { [page("a")]: 404, [page("b")]: 404 };
	await lookIn(1);
	await lookIn(2);
	sites.answers = { [page("b")]: 404 };
	await lookIn(3);
	expect(await reviews()).toEqual([["york", "page_gone", NOW + 2 * WEEK]]);
	sites.answers = {};
	await lookIn(4);
	expect(await reviews()).toEqual([]);
});
