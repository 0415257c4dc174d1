import { beforeEach, expect, test } from "vitest";
import type { RegisterPage } from "#contracts/admin/licensing-register.ts";
import type { SchemePages } from "#contracts/admin/scheme-pages.ts";
import { administrator } from "#worker/test/browser.ts";
import { addScheme, forgetSites, lookIn, page, sites } from "#worker/test/council-sites.ts";

beforeEach(forgetSites);

async function read(id = "york") {
	const { browser } = await administrator();
	return browser.ask(`/api/admin/licensing/${id}/pages`);
}

async function pages(id?: string): Promise<SchemePages["pages"]> {
	const answer: SchemePages = await (await read(id)).json();
	return answer.pages;
}

const said = (word: string) => `The scheme is ${word}. `.repeat(20).trim();
const WEEK_0 = "2026-11-20T12:00:00.000Z";
const WEEK_1 = "2026-11-27T12:00:00.000Z";
const WEEK_2 = "2026-12-04T12:00:00.000Z";

test("a row's pages have what they say and what they said before, the council's page first", async () => {
	const notice = "https://publicnoticeportal.uk/notice/1";
	await addScheme("york", page("hmo"), { evidence: [[notice, "notice_portal"]] });
	await addScheme("leeds", "https://www.leeds.gov.uk/hmo");
	await lookIn(0);
	sites.answers = { [page("hmo")]: "new" };
	await lookIn(1);
	await lookIn(2);
	expect(await pages()).toEqual([
		{
			url: page("hmo"),
			checkedAt: WEEK_2,
			changedAt: WEEK_1,
			fault: null,
			now: { seenAt: WEEK_1, text: said("new") },
			before: { seenAt: WEEK_0, text: said("old") },
		},
		{
			url: notice,
			checkedAt: WEEK_2,
			changedAt: null,
			fault: null,
			now: { seenAt: WEEK_0, text: said("old") },
			before: null,
		},
	]);
});

test("a page that cannot be read says why, and has what was read of it before", async () => {
	await addScheme("york", page("hmo"), { evidence: [[page("b"), "council"]] });
	await lookIn(0);
	sites.answers = { [page("hmo")]: 403 };
	await lookIn(1);
	expect((await pages())[0]).toEqual({
		url: page("hmo"),
		checkedAt: WEEK_1,
		changedAt: null,
		fault: "status 403",
		now: { seenAt: WEEK_0, text: said("old") },
		before: null,
	});
});

test("a document has no text to read, and a page that nobody looked at has nothing yet", async () => {
	await addScheme("york", page("hmo"), { evidence: [["https://www.press.co.uk/1", "press"]] });
	expect(await pages()).toEqual([
		{ url: page("hmo"), checkedAt: null, changedAt: null, fault: null, now: null, before: null },
	]);
	const document = new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });
	sites.answers = { [page("hmo")]: document };
	await lookIn(0);
	expect((await pages())[0]?.now).toEqual({ seenAt: WEEK_0, text: null });
});

test("a row without any page has none, and what is no row is not found", async () => {
	await addScheme("york", null);
	expect(await pages()).toEqual([]);
	expect((await read("leeds")).status).toBe(404);
});

test("a row of which one page cannot be read says in the list that it is not watched", async () => {
	await addScheme("york", page("hmo"), { evidence: [[page("b"), "council"]] });
	const { browser } = await administrator();
	const isUnread = async () => {
		const found: RegisterPage = await (await browser.ask("/api/admin/licensing?q=york")).json();
		return found.schemes[0]?.isPageUnread;
	};
	await lookIn(0);
	expect(await isUnread()).toBe(false);
	sites.answers = { [page("b")]: 500 };
	await lookIn(1);
	expect(await isUnread()).toBe(true);
});
