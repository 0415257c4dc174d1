import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { OutdatedScheme, RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { ProblemBody } from "#contracts/problem.ts";
import { connect } from "#worker/db/client.ts";
import { actingAdmin, formerAdmin, withdrawnBeforeBatch } from "#worker/test/acting.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { addScheme, forgetSites, page } from "#worker/test/council-sites.ts";
import { confirmScheme } from "./confirm-scheme.ts";

beforeEach(forgetSites);

const DAY = 24 * 60 * 60_000;
const SEEN = "2026-11-19T12:00:00.000Z";
const LATER = "2026-11-20T11:00:00.000Z";
const asSeen = { revisionSeen: 1, reviewSeen: null, read: [page("hmo")] };

type Admin = Awaited<ReturnType<typeof administrator>>;

const confirm = ({ browser }: Admin, json: object = asSeen, id = "york") =>
	browser.ask(`/api/admin/licensing/${id}/confirm`, { method: "POST", json });

async function putUnderReview(noticedAt = NOW - DAY) {
	await env.DB.prepare("INSERT OR REPLACE INTO scheme_reviews VALUES ('york', 'page_changed', ?1)")
		.bind(noticedAt)
		.run();
}

function row() {
	return env.DB.prepare("SELECT * FROM licensing_schemes WHERE id = 'york'").first();
}

async function noted(): Promise<string[]> {
	const { results } = await env.DB.prepare(
		"SELECT action FROM audit_log WHERE subject_id = 'york' ORDER BY rowid",
	).all<{ action: string }>();
	return results.map(({ action }) => action);
}

async function isUnderReview(): Promise<boolean> {
	return (await env.DB.prepare("SELECT count(*) AS n FROM scheme_reviews").first("n")) === 1;
}

beforeEach(async () => {
	await env.DB.prepare("DELETE FROM audit_log").run();
	await addScheme("york", page("hmo"), { evidence: [[page("designation"), "council"]] });
});

test("confirming stamps the day and the page that was read, leaves other evidence, and is noted", async () => {
	const response = await confirm(await administrator());
	expect(response.status).toBe(200);
	expect(await response.json<RegisterScheme>()).toMatchObject({
		verifiedOn: "2026-11-20",
		revision: 2,
		editedAt: "2026-11-20T12:00:00.000Z",
		evidence: [
			{ url: page("designation"), readDay: "2026-11-01" },
			{
				url: page("hmo"),
				publisher: "council",
				readDay: "2026-11-20",
				proves: "Additional HMO licensing of listed wards from 1 April 2023: in force.",
			},
		],
	});
	expect(await noted()).toEqual(["scheme_confirmed"]);
	expect(await row()).toMatchObject({ changed_why: "Confirmed at the page" });
});

test("evidence that was read again keeps what it proves, and has its reader", async () => {
	const admin = await actingAdmin();
	await confirmScheme(admin, "york", { ...asSeen, read: [page("designation")] });
	const [piece] = JSON.parse(String((await row())?.["evidence"]));
	expect(piece).toMatchObject({
		readDay: "2026-11-20",
		readBy: admin.viewer.user.id,
		proves: "That there is a scheme.",
	});
});

test("the review that was seen ends with it", async () => {
	await putUnderReview();
	const response = await confirm(await administrator(), { ...asSeen, reviewSeen: SEEN });
	expect(await response.json()).toMatchObject({ review: null, verifiedOn: "2026-11-20" });
	expect(await isUnderReview()).toBe(false);
});

test.each([null, SEEN])(
	"a page that changed since the row was seen (review seen: %s) leaves all as it is, and the answer is the row as it stands",
	async (reviewSeen) => {
		await putUnderReview(Date.parse(LATER));
		const before = await row();
		const response = await confirm(await administrator(), { ...asSeen, reviewSeen });
		expect(response.status).toBe(409);
		expect(await response.json<OutdatedScheme>()).toMatchObject({
			code: "review_outdated",
			scheme: { id: "york", verifiedOn: null, review: { noticedAt: LATER } },
		});
		expect(await row()).toEqual(before);
		expect(await isUnderReview()).toBe(true);
		expect(await noted()).toEqual([]);
	},
);

test("a row that was changed since it was seen is not confirmed, and its review stays", async () => {
	const admin = await administrator();
	await admin.browser.ask("/api/admin/licensing/york", {
		method: "PATCH",
		json: { end: "2028-01-01" },
	});
	await putUnderReview();
	const response = await confirm(admin, { ...asSeen, reviewSeen: SEEN });
	expect(response.status).toBe(409);
	expect(await response.json<OutdatedScheme>()).toMatchObject({
		code: "scheme_changed",
		scheme: { end: "2028-01-01", verifiedOn: null, revision: 2 },
	});
	expect(await isUnderReview()).toBe(true);
	expect(await noted()).toEqual(["scheme_changed"]);
});

test("of two who confirm at once, one does", async () => {
	const admins = await Promise.all([administrator(), administrator()]);
	const answers = await Promise.all(admins.map((admin) => confirm(admin)));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	expect(await noted()).toEqual(["scheme_confirmed"]);
	expect(await row()).toMatchObject({ revision: 2 });
});

test("a confirmation that fails half-way leaves nothing behind", async () => {
	await putUnderReview();
	await env.DB.prepare(
		"CREATE TRIGGER dies BEFORE UPDATE ON licensing_schemes BEGIN SELECT RAISE(ABORT, 'died'); END",
	).run();
	const before = await row();
	const response = await confirm(await administrator(), { ...asSeen, reviewSeen: SEEN });
	await env.DB.prepare("DROP TRIGGER dies").run();
	expect(response.status).toBeGreaterThanOrEqual(500);
	expect(await row()).toEqual(before);
	expect(await isUnderReview()).toBe(true);
	expect(await noted()).toEqual([]);
});

test("who is no administrator any more confirms nothing", async () => {
	await putUnderReview();
	const seen = { ...asSeen, reviewSeen: SEEN };
	await expect(confirmScheme(await formerAdmin(), "york", seen)).rejects.toMatchObject({
		code: "admins_only",
	});
	const admin = await actingAdmin();
	const late = { ...admin, db: connect(withdrawnBeforeBatch(admin.viewer.user.id)) };
	await expect(confirmScheme(late, "york", seen)).rejects.toMatchObject({ code: "admins_only" });
	expect(await row()).toMatchObject({ verified_on: null, revision: 1 });
	expect(await isUnderReview()).toBe(true);
});

test.each<[string, object]>([
	["no page", { ...asSeen, read: [] }],
	["a page that it does not rest on", { ...asSeen, read: ["https://www.leeds.gov.uk/hmo"] }],
	["no revision", { ...asSeen, revisionSeen: undefined }],
	["a review of no time", { ...asSeen, reviewSeen: "yesterday" }],
	["nothing", {}],
])("a confirmation with %s is refused", async (_, json) => {
	const response = await confirm(await administrator(), json);
	expect(response.status).toBe(400);
	expect((await response.json<ProblemBody>()).code).toBe("invalid_input");
	expect(await row()).toMatchObject({ verified_on: null });
});

test("an address that is not https has to be corrected before it can be confirmed at", async () => {
	const old = "http://www.york.gov.uk/hmo";
	await env.DB.prepare("UPDATE licensing_schemes SET url = ?1 WHERE id = 'york'").bind(old).run();
	const response = await confirm(await administrator(), { ...asSeen, read: [old] });
	expect(response.status).toBe(400);
	expect((await response.json<ProblemBody>()).message).toMatch(/https/);
});

test("a row that is not there cannot be confirmed", async () => {
	const admin = await administrator();
	expect((await confirm(admin, asSeen, "leeds")).status).toBe(404);
	expect((await confirm(admin, asSeen, "rub%20bish")).status).toBe(400);
});
