import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { RegisterPage, RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);
beforeEach(async () => {
	await env.DB.batch(
		["scheme_reviews", "scheme_pages"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
	);
});

const ID = "arun-additional-2025-02-01";
const DAY = 24 * 60 * 60_000;

async function putUnderReview(id = ID, noticedAt = NOW - DAY) {
	await env.DB.prepare("INSERT INTO scheme_reviews VALUES (?1, 'page_changed', ?2)")
		.bind(id, noticedAt)
		.run();
}

type Admin = Awaited<ReturnType<typeof administrator>>;

/** Of the review that was seen. */
const SEEN = "2026-11-19T12:00:00.000Z";

const change = ({ browser }: Admin, json: object) =>
	browser.ask(`/api/admin/licensing/${ID}`, { method: "PATCH", json });

async function listed({ browser }: Admin, query: string): Promise<readonly RegisterScheme[]> {
	const page: RegisterPage = await (await browser.ask(`/api/admin/licensing?${query}`)).json();
	return page.schemes;
}

async function lastNoted() {
	const row = await env.DB.prepare(
		"SELECT action, before, after FROM audit_log WHERE subject_id = ? ORDER BY at DESC, rowid DESC LIMIT 1",
	)
		.bind(ID)
		.first<{ action: string; before: string; after: string }>();
	return row && { ...row, before: JSON.parse(row.before), after: JSON.parse(row.after) };
}

test("a row under review says why and since when, and another does not", async () => {
	const admin = await administrator();
	await putUnderReview();
	expect((await listed(admin, `q=${ID}`))[0]?.review).toEqual({
		reason: "page_changed",
		noticedAt: SEEN,
	});
	expect((await listed(admin, "q=adur-none"))[0]?.review).toBeNull();
});

test.each([
	["was read", 200, "1:ab", null, false],
	["refuses us", 403, "1:ab", "status 403", true],
	["gave no answer", null, "1:ab", "it could not be reached", true],
	["became a sign-in", 200, "1:ab", "it asks to sign in", true],
	["holds nothing to read", 200, null, "it holds next to no text", true],
	["refused us before faults were kept", 403, "1:ab", null, true],
])(
	"a row whose page %s says whether that is watched",
	async (_, status, hash, fault, isPageUnread) => {
		const admin = await administrator();
		expect((await listed(admin, `q=${ID}`))[0]?.isPageUnread).toBe(false);
		await env.DB.prepare(
			"INSERT INTO scheme_pages (url, status, hash, checked_at, fault) SELECT url, ?2, ?3, ?4, ?5 FROM licensing_schemes WHERE id = ?1",
		)
			.bind(ID, status, hash, NOW, fault)
			.run();
		expect((await listed(admin, `q=${ID}`))[0]).toMatchObject({ id: ID, isPageUnread });
	},
);

test.each<[string, string | null, object | null]>([
	["the same review", SEEN, null],
	["an earlier one", "2026-11-19T11:00:00.000Z", { reason: "page_changed", noticedAt: SEEN }],
	["none at all", null, { reason: "page_changed", noticedAt: SEEN }],
])("a row verified by somebody who saw %s", async (_, reviewSeen, left) => {
	const admin = await administrator();
	await change(admin, { verifiedOn: null });
	await putUnderReview();
	const response = await change(admin, { verifiedOn: "2026-11-20", reviewSeen });
	expect(await response.json()).toMatchObject({ verifiedOn: "2026-11-20", review: left });
});

test.each([
	["on the day it was noticed", "2026-11-19", null],
	["since", "2026-11-20", null],
	["before", "2026-11-18", { reason: "page_changed" }],
])("a row verified %s is judged by that", async (_, verifiedOn, left) => {
	const admin = await administrator();
	await putUnderReview();
	const changed: RegisterScheme = await (await change(admin, { verifiedOn })).json();
	expect(changed).toMatchObject({ verifiedOn, review: left });
});

test("verifying notes the end of the review with the change", async () => {
	const admin = await administrator();
	await change(admin, { verifiedOn: null });
	await putUnderReview();
	await change(admin, { verifiedOn: "2026-11-20" });
	expect(await lastNoted()).toMatchObject({
		action: "scheme_changed",
		before: { verifiedOn: null, review: "page_changed" },
		after: { verifiedOn: "2026-11-20", review: null },
	});
});

test.each([{ end: "2030-01-30" }, { verifiedOn: null }, {}])(
	"a change of %j leaves the review",
	async (json) => {
		const admin = await administrator();
		await change(admin, { verifiedOn: "2026-11-20" });
		await putUnderReview();
		const changed: RegisterScheme = await (await change(admin, json)).json();
		expect(changed.review).toMatchObject({ reason: "page_changed" });
	},
);
