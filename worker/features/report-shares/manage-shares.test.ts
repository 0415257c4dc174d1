import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ShareList } from "#contracts/report-share.ts";
import { MOST_SHARES } from "#domain/telling/report/share-terms.ts";
import { connect } from "#worker/db/client.ts";
import { reportShares } from "#worker/db/schema/reports.ts";
import { deleteShare, insertShare } from "#worker/reports/report-shares.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { someReport } from "#worker/test/shop.ts";

const db = connect(env.DB);
const paid = { state: "paid", paidAt: NOW } as const;

async function owned() {
	const owner = await member();
	return { ...owner, id: await someReport({ ...paid, userId: owner.id }), userId: owner.id };
}

const make = (browser: Browser, id: string, name: unknown = "My accountant", now = NOW) =>
	browser.ask(`/api/reports/${id}/shares`, { json: { name }, now });
const list = (browser: Browser, id: string) => browser.ask(`/api/reports/${id}/shares`);
const withdraw = (browser: Browser, id: string, share: string) =>
	browser.ask(`/api/reports/${id}/shares/${share}/withdraw`, { json: {} });
const told = async (response: Response) => (await response.json<ShareList>()).shares;
const kept = (id: string) => db.select().from(reportShares).where(eq(reportShares.reportId, id));

test("an owner makes links, each with a name, and finds them again, the newest first, until they withdraw them", async () => {
	const { browser, id } = await owned();
	expect(await told(await list(browser, id))).toEqual([]);

	const made = await make(browser, id, "  My accountant ");
	expect(made.status).toBe(201);
	const [first] = await told(made);
	await make(browser, id, "Sam", NOW + 1);

	const shares = await told(await list(browser, id));
	expect(shares).toMatchObject([
		{ name: "Sam", uses: 0, lastUsedAt: null },
		{ name: "My accountant", createdAt: new Date(NOW).toISOString() },
	]);
	expect(shares[1]).toEqual(first);
	expect(first?.path).toMatch(/^\/shared\/[\w-]{44}$/);

	expect(await told(await withdraw(browser, id, first?.id ?? ""))).toMatchObject([{ name: "Sam" }]);
});

test("the link's secret is kept nowhere", async () => {
	const { browser, id } = await owned();
	const [share] = await told(await make(browser, id));
	const [row] = await kept(id);
	const secret = share?.path.slice("/shared/".length + 22) ?? "";
	expect(secret).toHaveLength(22);
	expect(JSON.stringify(row)).not.toContain(secret);
});

test("withdrawn twice at once, or never made, a link is gone and nothing else is", async () => {
	const { browser, id } = await owned();
	const [gone] = await told(await make(browser, id));
	await make(browser, id, "Sam");
	const answers = await Promise.all([
		withdraw(browser, id, gone?.id ?? ""),
		withdraw(browser.copy(), id, gone?.id ?? ""),
		withdraw(browser, id, "shr_none"),
	]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(await kept(id)).toMatchObject([{ name: "Sam" }]);
});

test("of thirty links asked for at once twenty are made, and of the others it is told why not", async () => {
	const { browser, id } = await owned();
	const answers = await Promise.all(
		Array.from({ length: MOST_SHARES + 10 }, (_, at) => make(browser, id, `Reader ${at}`)),
	);
	expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_SHARES);
	const refused = answers.find(({ status }) => status !== 201);
	expect(refused?.status).toBe(422);
	expect(await refused?.json()).toMatchObject({
		code: "limit_reached",
		message: "A report has 20 links at most. Withdraw one to make another.",
	});
	const shares = await told(await list(browser, id));
	expect(shares).toHaveLength(MOST_SHARES);
	await withdraw(browser, id, shares[0]?.id ?? "");
	expect((await make(browser, id)).status).toBe(201);
});

test("nobody but the owner makes, sees or withdraws links, be they an administrator", async () => {
	const { browser: owner, id } = await owned();
	const [share] = await told(await make(owner, id));
	const other = await member();
	for (const { browser } of [other, await administrator()]) {
		for (const response of [
			await make(browser, id),
			await list(browser, id),
			await withdraw(browser, id, share?.id ?? ""),
		]) {
			expect(response.status).toBe(404);
		}
	}
	// Nor does a report of one's own open the links of another's.
	const own = await someReport({ ...paid, userId: other.id });
	expect((await withdraw(other.browser, own, share?.id ?? "")).status).toBe(200);
	expect(await kept(id)).toHaveLength(1);
});

test("no link is made to a report without an owner, by whoever holds its id", async () => {
	const id = await someReport(paid);
	expect((await make(new Browser(), id)).status).toBe(401);
	expect((await make((await member()).browser, id)).status).toBe(404);
	expect((await make((await member()).browser, "sample")).status).toBe(404);
	expect(await kept(id)).toEqual([]);
});

test.each([
	["unpaid", {}, 402],
	["refunded", { state: "refunded", closedAt: NOW, closedFor: "refund" } as const, 409],
])("no link is made to a report that is %s", async (_, report, status) => {
	const { id: userId, browser } = await member();
	const id = await someReport({ ...report, userId });
	expect((await make(browser, id)).status).toBe(status);
	expect(await kept(id)).toEqual([]);
});

test("a report that was closed, or left its owner, since it was looked for gets no link and loses none", async () => {
	const { id, userId } = await owned();
	const closed = await someReport({ userId, state: "refunded", closedAt: NOW });
	const share = {
		id: "shr_of_a_moment_ago",
		name: "Sam",
		withTax: false,
		createdAt: NOW,
	};
	expect(await insertShare(db, { reportId: closed, userId }, share)).toEqual([]);
	expect(await insertShare(db, { reportId: id, userId: "usr_other" }, share)).toEqual([]);
	expect(await insertShare(db, { reportId: id, userId }, share)).toHaveLength(1);
	await deleteShare(db, { reportId: id, userId: "usr_other" }, share.id);
	expect(await kept(id)).toHaveLength(1);
});

test.each([
	["no name", undefined],
	["blanks for a name", "   "],
	["a name that is none", { first: "Sam" }],
	["a name of 61 letters", "x".repeat(61)],
])("%s is refused on its field", async (_, name) => {
	const { browser, id } = await owned();
	const response = await browser.ask(`/api/reports/${id}/shares`, { json: { name } });
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({ fields: { name: expect.any(String) } });
});

test("a megabyte for a name is refused, and none is made", async () => {
	const { browser, id } = await owned();
	expect((await make(browser, id, "x".repeat(1_000_000))).status).toBe(413);
	expect(await kept(id)).toEqual([]);
});

test("where no key is set, links are off and say so", async () => {
	const { browser, id } = await owned();
	const response = await list(browser.copy({ ...offline, LINK_KEY: "" }), id);
	expect(response.status).toBe(503);
	expect(await response.json()).toMatchObject({
		message: "Links are switched off here.",
	});
});

test("links are in the export without what opens them, and go with the account", async () => {
	const { browser, id } = await owned();
	const [share] = await told(await make(browser, id));
	const text = await (await browser.ask("/api/account/export")).text();
	expect(JSON.parse(text).reportLinks).toEqual([
		{
			report: id,
			name: "My accountant",
			createdAt: new Date(NOW).toISOString(),
			uses: 0,
			lastUsedAt: null,
		},
	]);
	expect(text).not.toContain(share?.path.slice("/shared/".length));

	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });

	expect(await kept(id)).toEqual([]);
});
