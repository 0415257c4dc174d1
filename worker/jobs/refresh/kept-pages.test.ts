import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { NOW } from "#worker/test/ask-app.ts";
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

/** What is kept of what pages said, by when it was first seen, in weeks. */
async function kept(url = page("hmo")) {
	const { results } = await env.DB.prepare(
		"SELECT seen_at, text FROM scheme_page_texts WHERE url = ? ORDER BY seen_at",
	)
		.bind(url)
		.all<{ seen_at: number; text: string | null }>();
	return results.map(({ seen_at: seenAt, text }) => [
		(seenAt - NOW) / WEEK,
		text?.slice(0, text.indexOf(".") + 1) ?? null,
	]);
}

const said = (word: string) => `The scheme is ${word}.`;

test("what a page says is kept from the first look on, and stays beside what it says next", async () => {
	await addScheme("york", page("hmo"));
	await lookIn(0);
	expect(await kept()).toEqual([[0, said("old")]]);
	await lookIn(1);
	expect(await kept()).toEqual([[0, said("old")]]);
	sites.answers = { [page("hmo")]: "new" };
	await lookIn(2);
	await lookIn(3);
	expect(await kept()).toEqual([
		[0, said("old")],
		[2, said("new")],
	]);
});

test("while nobody has read a change, what stood before it stays, however often the page changes", async () => {
	await addScheme("york", page("hmo"));
	await lookIn(0);
	for (const week of [1, 2, 3]) {
		sites.answers = { [page("hmo")]: `new since ${week}` };
		await lookIn(week);
	}
	expect(await kept()).toEqual([
		[0, said("old")],
		[3, said("new since 3")],
	]);
	await env.DB.prepare("DELETE FROM scheme_reviews").run();
	sites.answers = { [page("hmo")]: "newest" };
	await lookIn(4);
	expect(await kept()).toEqual([
		[3, said("new since 3")],
		[4, said("newest")],
	]);
});

test("a page that is again as it was is seen so from then on", async () => {
	await addScheme("york", page("hmo"));
	await lookIn(0);
	sites.answers = { [page("hmo")]: "new" };
	await lookIn(1);
	sites.answers = {};
	await lookIn(2);
	expect(await kept()).toEqual([
		[1, said("new")],
		[2, said("old")],
	]);
});

const signIn = () =>
	new Response(`<h1>Sign in</h1><input type="password"><p>${"Use your account. ".repeat(20)}</p>`, {
		headers: { "Content-Type": "text/html" },
	});

test("a page that became a sign-in has not changed, keeps its text, is named, and says why until it can be read", async () => {
	await addScheme("york", page("hmo"));
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await addScheme("hull", "https://www.hull.gov.uk/hmo");
	await lookIn(0);
	sites.answers = { [page("hmo")]: signIn() };
	const run = await lookIn(1);
	expect(run?.["notes"]).toContain(`${page("hmo")}: it asks to sign in.`);
	expect(await reviews()).toEqual([]);
	expect(await kept()).toEqual([[0, said("old")]]);
	const fault = "SELECT fault, changed_at FROM scheme_pages WHERE url LIKE '%york%'";
	expect(await theRow(fault)).toEqual({ fault: "it asks to sign in", changed_at: null });
	sites.answers = {};
	await lookIn(2);
	expect(await theRow(fault)).toEqual({ fault: null, changed_at: null });
	expect(await reviews()).toEqual([]);
});

test("of a document no text is kept, and a page that becomes one has changed", async () => {
	await addScheme("york", page("hmo"));
	await lookIn(0);
	const document = new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });
	sites.answers = { [page("hmo")]: document };
	await lookIn(1);
	expect(await reviews()).toHaveLength(1);
	expect(await kept()).toEqual([
		[0, said("old")],
		[1, null],
	]);
});

test("another way of reading pages has no text to be compared with", async () => {
	await addScheme("york", page("hmo"));
	await lookIn(0);
	await env.DB.batch(
		["scheme_pages", "scheme_page_texts"].map((table) =>
			env.DB.prepare(`UPDATE ${table} SET hash = '0:ab'`),
		),
	);
	await lookIn(1);
	expect(await reviews()).toEqual([]);
	expect(await kept()).toEqual([[1, said("old")]]);
});

test("a page that was looked at before texts were kept has one from the next look on", async () => {
	await addScheme("york", page("hmo"));
	await lookIn(0);
	await env.DB.prepare("DELETE FROM scheme_page_texts").run();
	await lookIn(1);
	expect(await kept()).toEqual([[1, said("old")]]);
});

test("two texts a page are kept at most, each of bounded length, and none of a page that no row names", async () => {
	await addScheme("york", page("hmo"), { evidence: [[page("long"), "council"]] });
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	for (const week of [0, 1, 2, 3]) {
		sites.answers = {
			[page("long")]: `${week} ${"very long ".repeat(3000)}`,
			[page("hmo")]: `${week}`,
		};
		await lookIn(week);
	}
	const most =
		"SELECT max(n) AS texts, max(longest) AS longest FROM (SELECT count(*) AS n, max(length(text)) AS longest FROM scheme_page_texts GROUP BY url)";
	expect(await theRow(most)).toEqual({ texts: 2, longest: expect.any(Number) });
	expect(Number((await theRow(most))?.["longest"])).toBeLessThanOrEqual(60_000);
	await env.DB.prepare("DELETE FROM licensing_schemes WHERE id = 'york'").run();
	await lookIn(4);
	expect(await theRow("SELECT count(DISTINCT url) AS pages FROM scheme_page_texts")).toEqual({
		pages: 1,
	});
});

test("two refreshes at once keep what one would", async () => {
	await addScheme("york", page("hmo"));
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await lookIn(0);
	sites.answers = { [page("hmo")]: "new" };
	await Promise.allSettled([lookIn(1), lookIn(1)]);
	expect(await kept()).toEqual([
		[0, said("old")],
		[1, said("new")],
	]);
	expect(await reviews()).toEqual([["york", "page_changed", NOW + WEEK]]);
});

test("a refresh that dies between its parts has kept the texts of the pages it looked at, and the next goes on", async () => {
	for (let number = 10; number < 23; number += 1) {
		await addScheme(`york-${number}`, page(String(number)));
	}
	let parts = 0;
	const dying: Steps = {
		do: async (name, work) => {
			parts += name.includes(": part ") ? 1 : 0;
			if (parts > 1) {
				throw new Error("killed");
			}
			return work();
		},
	};
	await lookIn(0, { steps: dying }).catch(() => undefined);
	const count = "SELECT count(*) AS n FROM scheme_page_texts";
	expect(await theRow(count)).toEqual({ n: 6 });
	await env.DB.prepare("UPDATE source_runs SET outcome = 'failed' WHERE outcome = 'running'").run();
	await lookIn(0);
	expect(await theRow(count)).toEqual({ n: 13 });
	expect(await reviews()).toEqual([]);
});
