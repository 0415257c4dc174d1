import { env } from "cloudflare:workers";
import { eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ReportMade } from "#contracts/report.ts";
import { fromPounds } from "#domain/base/money.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { connect } from "#worker/db/client.ts";
import { unpackText } from "#worker/db/packed-text.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { answeredAddresses } from "#worker/db/schema/suggestions.ts";
import { runSchedule } from "#worker/jobs/schedule.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { consuming, NOW } from "#worker/test/ask-app.ts";
import { type Browser, member, PASSWORD } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { openShop, paying } from "#worker/test/shop.ts";
import { someSuggestion } from "#worker/test/some-suggestion.ts";

const db = connect(env.DB);
const DAY = 24 * 60 * 60_000;

beforeAll(loadReferenceData);

/** What somebody types, each as it may stand in a table: no other row holds any of it. */
const typed = {
	firstName: "Zephyrine",
	lastName: "Quillfeather",
	pendingEmail: "moving-zq@example.com",
	buyerEmail: "buying-zq@example.com",
	income: "4812397",
	otherIncome: "1811273",
	rent: /161373|1613\.73/,
	price: /18345791|183457\.91|183,458/,
	serviceCharge: /193719|1937\.19/,
	houseNumber: "77Q",
	address: "1 Zephyr Terrace",
	reportName: "Zephyr's first",
	reportNote: "Ask Zephyr about the roof",
	linkName: "Zephyr's broker",
	scenario: "Zephyr dearer",
	scenarioFigure: "98765431",
	suggestion: "Zephyr says that the ward is left out.",
	suggestedPage: "zephyr-page",
	suggestionEmail: "telling-zq@example.com",
	answered: "let_zephyr_was_answered",
	device: "Zephyrfox/1.0",
} as const;
type Typed = keyof typeof typed;

/** Most of the thousands of rows hold nothing typed: one match on the whole row shows that. */
const anyTyped = new RegExp(
	Object.values(typed)
		.map((pattern) => (typeof pattern === "string" ? pattern : pattern.source))
		.join("|"),
);

const owners = [
	{ incomePence: 4_812_397, nation: "England", share: 0.37, company: false },
	{ incomePence: 1_811_273, nation: "Wales", share: 0.63, company: false },
];
const home = {
	postcode: "M14 5LL",
	inputs: { rent: 1_613.73, price: 183_457.91, serviceCharge: 1_937.19, houseNumber: "77Q" },
};

/** Every cell of every table that there is, and of cache and files, that holds something typed: "reports.rent: rent". */
async function standing(): Promise<string[]> {
	const { results } = await env.DB.prepare(
		"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'",
	).all<{ name: string }>();
	expect(results.length).toBeGreaterThan(30);
	const found = new Set<string>();
	const look = (place: string, text: string) => {
		for (const [what, pattern] of Object.entries(typed)) {
			if (typeof pattern === "string" ? text.includes(pattern) : pattern.test(text)) {
				found.add(`${place}: ${what}`);
			}
		}
	};
	for (const { name } of results) {
		const { results: kept } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
		const rows = kept.map(unpacked);
		for (const row of rows) {
			if (!anyTyped.test(Object.values(row).join("\n"))) {
				continue;
			}
			for (const [column, value] of Object.entries(row)) {
				look(`${name}.${column}`, String(value));
			}
		}
	}
	for (const { name } of (await env.CACHE.list()).keys) {
		// Mails that were sent, which builds for development alone keep.
		if (name.startsWith("mail:")) {
			continue;
		}
		look(`cache ${name}`, `${name} ${await env.CACHE.get(name)}`);
	}
	for (const { key } of (await env.FILES.list()).objects) {
		look("files", key);
	}
	return [...found].toSorted();
}

let before: readonly string[] = [];
beforeEach(async () => {
	await env.DB.batch([
		env.DB.prepare("DELETE FROM reports"),
		env.DB.prepare("DELETE FROM report_payments"),
		env.DB.prepare("DELETE FROM register_suggestions"),
		env.DB.prepare("DELETE FROM outbox"),
	]);
	before = await standing();
});

/** Typed cells that were nowhere before. */
const typedStands = async () => (await standing()).filter((cell) => !before.includes(cell));
const kindsOf = (cells: readonly string[]) =>
	new Set(cells.map((cell) => cell.slice(cell.lastIndexOf(" ") + 1) as Typed));

/** Runs the five-minute and the daily jobs, then the five-minute ones again for what followed. Leaves out the weekly refresh. */
async function run(shop: ReturnType<typeof openShop>, now: number): Promise<void> {
	const world = { fetch: shop.sim.fetch, now: () => now, token: randomToken };
	for (const cron of ["*/5 * * * *", "30 4 * * *", "*/5 * * * *"]) {
		await runSchedule({ cron, scheduledTime: now }, consuming(paying, world), world);
	}
}

async function made(browser: Browser, over: object = {}): Promise<string> {
	const response = await browser.ask("/api/reports/generate", { json: { ...home, ...over } });
	expect(response.status, await response.clone().text()).toBe(201);
	const { id } = await response.json<ReportMade>();
	await db.update(reports).set({ address: typed.address }).where(eq(reports.id, id));
	return id;
}

/** A row with the texts of its packed columns, which begin as every gzip file does. */
function unpacked(row: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(row).map(([column, value]) => [
			column,
			typeof value === "string" && value.startsWith("H4sI") ? unpackText(value) : value,
		]),
	);
}

/** Buys a report at the provider. */
async function bought(shop: ReturnType<typeof openShop>, browser: Browser, id: string) {
	const begun = await shop.begin(id, browser, { email: typed.buyerEmail });
	const { clientSecret } = await begun.json<{ clientSecret: string }>();
	await shop.typeCard(clientSecret);
	const [paymentIntentId = ""] = clientSecret.split("_secret_");
	expect((await shop.confirm(id, paymentIntentId, browser)).status).toBe(200);
}

/** Somebody with an account that typed into every field there is: a report bought, and one that is not, with a payment begun and without. */
async function somebodyWhoTyped(shop: ReturnType<typeof openShop>) {
	const {
		browser,
		id: userId,
		email,
	} = await member({
		bindings: paying,
		fetch: shop.sim.fetch,
		verifiedAt: NOW,
	});
	const ask = async (path: string, method: string, json: object) => {
		const answer = await browser.ask(`/api${path}`, { method, json });
		expect(answer.status, `${path} ${await answer.clone().text()}`).toBeLessThan(300);
	};
	await db.$client
		.prepare("UPDATE sessions SET user_agent = ? WHERE user_id = ?")
		.bind(typed.device, userId)
		.run();
	const { firstName, lastName } = typed;
	await ask("/account/profile", "PATCH", { firstName, lastName });
	await ask("/account/position", "PUT", { owners });
	const id = await made(browser, { owners });
	await bought(shop, browser, id);
	const unpaid = await made(browser, { owners });
	const waiting = await made(browser, { owners });
	await shop.begin(waiting, browser, { email: typed.buyerEmail });
	for (const each of [id, unpaid]) {
		await ask(`/reports/${each}`, "PATCH", {
			name: typed.reportName,
			note: typed.reportNote,
			noteBefore: "",
		});
	}
	const { document } = await (await browser.ask(`/api/reports/${id}`)).json<{
		document: { plan: { id: string }[] };
	}>();
	await ask(`/reports/${id}/plan/${document.plan[0]?.id}`, "PUT", {});
	await ask(`/reports/${id}/shares`, "POST", { name: typed.linkName, withTax: true });
	const { price, rent } = { price: fromPounds(987_654.31), rent: fromPounds(950) };
	const assumptions = startingAssumptions({ price, rent });
	await ask(`/reports/${id}/scenarios`, "POST", { name: typed.scenario, assumptions, owners });
	for (const file of ["download", "download?tax=bands"]) {
		expect((await browser.ask(`/api/reports/${id}/${file}`)).status).toBe(200);
	}
	const said = { what: typed.suggestion, link: `https://example.gov.uk/${typed.suggestedPage}` };
	await someSuggestion({ ...said, userId, emailKey: email.toLowerCase() });
	await someSuggestion({ ...said, emailKey: email.toLowerCase() });
	const decided = {
		decidedAt: NOW,
		decision: "accepted",
		note: "Thank you.",
		decidedBy: "ann",
	} as const;
	const answer = { letterId: "let_of_an_answer", emailKey: typed.suggestionEmail };
	await someSuggestion({ ...said, ...decided, ...answer, userId });
	await db.insert(outbox).values({
		...{ id: answer.letterId, kind: "suggestion_decided", recipient: answer.emailKey },
		...{ createdAt: NOW, dueAt: NOW + DAY },
	});
	await db.insert(answeredAddresses).values({
		...{ addressHash: hashToken(email.toLowerCase()), letterId: typed.answered, answeredAt: NOW },
	});
	await ask("/account/email", "POST", { email: typed.pendingEmail, password: PASSWORD });
	return browser;
}

test("of a deleted account nothing that was typed stays, in no table there is, and its drafts are gone", async () => {
	const shop = openShop();
	const browser = await somebodyWhoTyped(shop);
	expect(kindsOf(await typedStands())).toEqual(new Set(Object.keys(typed)));

	const deleted = await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(deleted.status).toBe(200);
	expect(await typedStands()).toEqual([]);

	await run(shop, NOW + 8 * DAY);
	expect(await typedStands()).toEqual([]);
	expect((await env.FILES.list()).objects).toEqual([]);
	const left = await db.select().from(reports);
	expect(left.map(({ state }) => state)).toEqual(["paid"]);
	expect(left).toMatchObject([
		{ postcode: "M14 5LL", userId: null, paysVerdict: null, investmentScore: null },
	]);
});

test("of what was typed for reports that nobody pays for nothing stays, after a week without an account, after 90 days with one", async () => {
	const shop = openShop();
	const guest = shop.browser();
	const abandoned = await made(guest);
	await shop.begin(abandoned, guest, { email: typed.buyerEmail });
	await made(guest);
	await run(shop, NOW + 32 * DAY);
	expect(await typedStands()).toEqual([]);

	const { browser } = await member({ bindings: paying, fetch: shop.sim.fetch });
	await made(browser, { owners });
	await run(shop, NOW + 89 * DAY);
	expect(kindsOf(await typedStands())).toContain("rent");
	await run(shop, NOW + 91 * DAY);
	expect(await typedStands()).toEqual([]);
});

test("of a report bought without an account nothing that was typed stays two years after its last use, but what was paid", async () => {
	const shop = openShop();
	const guest = shop.browser();
	const id = await made(guest);
	await bought(shop, guest, id);
	await guest.ask(`/api/reports/${id}/download`);
	await run(shop, NOW + 2 * 366 * DAY);
	expect(await typedStands()).toEqual(["report_payments.email_key: buyerEmail"]);
	expect(await db.$count(reports, isNull(reports.rent))).toBe(1);
	await run(shop, NOW + 8 * 366 * DAY);
	expect(await typedStands()).toEqual([]);
	expect(await db.$count(reports)).toBe(0);
});
