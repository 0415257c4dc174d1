import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { RegisterPage, RegisterScheme, Reviews } from "#contracts/admin/licensing-register.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { markReviewed } from "./mark-reviewed.ts";

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

const review = ({ browser }: Admin, id = ID, noticedAt = SEEN) =>
	browser.ask(`/api/admin/licensing/${id}/reviewed`, { method: "POST", json: { noticedAt } });
const change = ({ browser }: Admin, json: object) =>
	browser.ask(`/api/admin/licensing/${ID}`, { method: "PATCH", json });

async function listed({ browser }: Admin, query: string): Promise<RegisterScheme[]> {
	const page: RegisterPage = await (await browser.ask(`/api/admin/licensing?${query}`)).json();
	return page.schemes;
}

async function count({ browser }: Admin): Promise<number> {
	const reviews: Reviews = await (await browser.ask("/api/admin/licensing/reviews")).json();
	return reviews.count;
}

async function lastNoted() {
	const row = await env.DB.prepare(
		"SELECT action, before, after FROM audit_log WHERE subject_id = ? ORDER BY at DESC, rowid DESC LIMIT 1",
	)
		.bind(ID)
		.first<{ action: string; before: string; after: string }>();
	return row && { ...row, before: JSON.parse(row.before), after: JSON.parse(row.after) };
}

test("rows under review say why and since when, are counted, and can be listed alone", async () => {
	const admin = await administrator();
	await putUnderReview();
	await putUnderReview("a-row-that-is-gone");
	const found = await listed(admin, "only=review");
	expect(found.map(({ id, review: why }) => [id, why])).toEqual([
		[ID, { reason: "page_changed", noticedAt: SEEN }],
	]);
	expect(await count(admin)).toBe(1);
	expect(await listed(admin, "only=review&q=adur")).toEqual([]);
	expect((await listed(admin, "q=adur-none"))[0]?.review).toBeNull();
	expect((await admin.browser.ask("/api/admin/licensing?only=edited")).status).toBe(400);
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

test("a row that is marked as reviewed is under no review, is noted, and counts as no edit", async () => {
	const admin = await administrator();
	await putUnderReview();
	const response = await review(admin);
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({ id: ID, review: null, editedAt: null });
	expect(await count(admin)).toBe(0);
	expect(await lastNoted()).toMatchObject({
		action: "scheme_reviewed",
		before: { review: "page_changed", council: "Arun" },
		after: { review: null, council: "Arun" },
	});
});

test("marking twice, or what is under no review, notes nothing more", async () => {
	const admin = await administrator();
	await putUnderReview();
	await Promise.all([review(admin), review(admin)]);
	expect((await review(admin)).status).toBe(200);
	const noted = await env.DB.prepare(
		"SELECT count(*) AS n FROM audit_log WHERE subject_id = ? AND at >= ? AND action = 'scheme_reviewed' AND actor_id = (SELECT id FROM users ORDER BY rowid DESC LIMIT 1)",
	)
		.bind(ID, NOW)
		.first("n");
	expect(noted).toBe(1);
});

test("a page that changed again since the row was seen leaves it under review, and the answer is the row as it stands", async () => {
	const admin = await administrator();
	await putUnderReview(ID, NOW - 1);
	const response = await review(admin);
	expect(response.status).toBe(409);
	expect(await response.json()).toEqual({
		code: "review_outdated",
		error: expect.stringContaining("changed again"),
		message: expect.stringContaining("changed again"),
		requestId: expect.any(String),
		scheme: expect.objectContaining({
			id: ID,
			review: { reason: "page_changed", noticedAt: "2026-11-20T11:59:59.999Z" },
		}),
	});
	expect(await count(admin)).toBe(1);
	expect((await review(admin, ID, "2026-11-20T11:59:59.999Z")).status).toBe(200);
	expect(await count(admin)).toBe(0);
});

test("a review cannot be ended without saying which was seen", async () => {
	const admin = await administrator();
	await putUnderReview();
	const { status } = await admin.browser.ask(`/api/admin/licensing/${ID}/reviewed`, {
		method: "POST",
		json: {},
	});
	expect(status).toBe(400);
	expect(await count(admin)).toBe(1);
});

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

test("an administrator whose rights were withdrawn a moment before ends no review", async () => {
	await putUnderReview();
	await expect(markReviewed(await formerAdmin(), ID, { noticedAt: SEEN })).rejects.toMatchObject({
		code: "admins_only",
	});
	expect(await env.DB.prepare("SELECT count(*) AS n FROM scheme_reviews").first("n")).toBe(1);
});

test("a row that is not there cannot be reviewed", async () => {
	expect((await review(await administrator(), "sch_nothing")).status).toBe(404);
});
