import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { connect } from "#worker/db/client.ts";
import { postcodeSectors } from "#worker/db/schema/reference.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { someSuggestion } from "#worker/test/some-suggestion.ts";

const db = connect(env.DB);
const PATH = "/api/register/suggestions";
const MANCHESTER = "E08000003";
const OF_COUNCIL = 50;
const OF_SENDER = 20;

beforeEach(async () => {
	await env.DB.batch(
		["register_suggestions", "attempts", "licensing_schemes", "postcode_sectors"].map((table) =>
			env.DB.prepare(`DELETE FROM ${table}`),
		),
	);
	await db.insert(postcodeSectors).values(
		[
			{ sector: "M14 5", code: MANCHESTER },
			{ sector: "LS6 1", code: "E08000035" },
		].map(({ sector, code }) => ({
			sector,
			outcode: sector.split(" ")[0] ?? "",
			postcodes: 1,
			lat: 53,
			lng: -2,
			authorities: [[code, 1]] as [string, number][],
			wards: [],
		})),
	);
});

const kept = async () => (await db.select().from(registerSuggestions)).map(({ id }) => id);

/** What somebody says that nobody said before. */
const said = (over: object = {}) => ({
	postcode: "M14 5LL",
	kind: "selective",
	what: `The scheme covers the whole ward. ${randomToken()}`,
	link: "https://www.testborough.gov.uk/licensing",
	...over,
});

const send = async (browser: Browser, over: object = {}) =>
	(await browser.ask(PATH, { json: said(over) })).status;

/** Suggestions that wait, each a millisecond after the one before. */
const waitOf = (count: number, over: (at: number) => Parameters<typeof someSuggestion>[0]) =>
	Promise.all(
		Array.from({ length: count }, (_, at) =>
			someSuggestion({ createdAt: NOW - count + at, ...over(at) }),
		),
	);

test("of all the networks in one /48 ten an hour are kept, and the next is told when to come back", async () => {
	const statuses: number[] = [];
	for (let at = 0; at < 12; at += 1) {
		statuses.push(await send(new Browser({ address: `2001:db8:5:${at}::1` })));
	}
	expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429]);
	expect(await kept()).toHaveLength(10);
	const refused = await new Browser({ address: "2001:db8:5:ff::1" }).ask(PATH, { json: said() });
	expect(refused.headers.get("retry-after")).toBe("3600");
	expect(await send(new Browser({ address: "2001:db8:6::1" }))).toBe(202);
});

test("an account that proved its address is heard from a network that sent too much, and one that did not is not", async () => {
	const address = "2001:db8:7::1";
	const stranger = new Browser({ address });
	for (let at = 0; at < 10; at += 1) {
		await send(stranger);
	}
	const headers = { "cf-connecting-ip": address };
	const proved = await member({ verifiedAt: NOW });
	const unproved = await member();
	expect((await proved.browser.ask(PATH, { json: said(), headers })).status).toBe(202);
	expect((await unproved.browser.ask(PATH, { json: said(), headers })).status).toBe(429);
	const rows = await db.select().from(registerSuggestions);
	expect(rows.filter(({ isProved }) => isProved).map(({ userId }) => userId)).toEqual([proved.id]);
});

test("who types somebody else's address takes nothing of theirs", async () => {
	const { browser, email } = await member({ verifiedAt: NOW });
	for (let at = 0; at < 12; at += 1) {
		await send(new Browser(), { email });
	}
	expect(await send(browser, { email })).toBe(202);
});

test("a flood of one council from as many networks takes the room of no account, of no other council, and of nobody who came before", async () => {
	const { browser } = await member({ verifiedAt: NOW });
	await send(browser);
	const [ofAccount] = await kept();
	const elsewhere = await someSuggestion({ authorityCode: "E08000035", sender: "s" });
	const early = await waitOf(OF_COUNCIL, (at) => ({ sender: `network ${at}` }));
	const refused = await new Browser().ask(PATH, { json: said() });
	expect(refused.status).toBe(429);
	expect(await refused.text()).toContain("As many suggestions about this council wait as we hold.");
	expect(await send(browser)).toBe(202);
	const left = await kept();
	expect(left).toHaveLength(OF_COUNCIL + 3);
	expect(left).toEqual(expect.arrayContaining([ofAccount, elsewhere, ...early]));
});

test("accounts of one network that proved their addresses are thirty an hour together, and a stranger beside them is heard", async () => {
	const headers = { "cf-connecting-ip": "203.0.113.77" };
	const statuses: number[] = [];
	for (let of = 0; of < 4; of += 1) {
		const { browser } = await member({ verifiedAt: NOW });
		for (let at = 0; at < 8; at += 1) {
			statuses.push((await browser.ask(PATH, { json: said(), headers })).status);
		}
	}
	expect(statuses.filter((status) => status === 202)).toHaveLength(30);
	expect(statuses.slice(30)).toEqual([429, 429]);
	expect(await send(new Browser({ address: "203.0.113.77" }))).toBe(202);
});

test("where a council's room is full, the oldest of whoever sent most gives way, and what others said stays", async () => {
	const honest = await waitOf(OF_COUNCIL - OF_SENDER, (at) => ({
		sender: `honest ${at}`,
		createdAt: NOW - 1000,
	}));
	const flood = await waitOf(OF_SENDER, () => ({ sender: "flood" }));
	expect(await send(new Browser())).toBe(202);
	const left = await kept();
	expect(left).toHaveLength(OF_COUNCIL);
	expect(left).toEqual(expect.arrayContaining(honest));
	expect(flood.filter((id) => !left.includes(id))).toEqual(flood.slice(0, 1));
});

test("of one network's the oldest that wait give way, whatever the councils, and what was decided stays", async () => {
	const address = "203.0.113.9";
	const sender = hashToken(address);
	const decided = await someSuggestion({ sender, decidedAt: NOW, decision: "declined" });
	const [first, ...others] = await waitOf(OF_SENDER, (at) => ({
		sender,
		authorityCode: `E0800${at}`,
	}));
	expect(await send(new Browser({ address }), { postcode: "LS6 1AA" })).toBe(202);
	const left = await kept();
	expect(left).not.toContain(first);
	expect(left).toEqual(expect.arrayContaining([decided, ...others]));
});

test("of many at once no more wait than there is room for", async () => {
	await waitOf(OF_COUNCIL - 2, (at) => ({ sender: `network ${at}` }));
	const statuses = await Promise.all(Array.from({ length: 8 }, () => send(new Browser())));
	expect(statuses.toSorted()).toEqual([202, 202, ...Array.from({ length: 6 }, () => 429)]);
	expect(await kept()).toHaveLength(OF_COUNCIL);
});

test("a network is kept as a hash, and of what lies in no council we know too", async () => {
	await waitOf(OF_COUNCIL - 1, (at) => ({ sender: `network ${at}`, authorityCode: null }));
	expect(await send(new Browser({ address: "203.0.113.8" }), { postcode: "ZE1 0AA" })).toBe(202);
	expect(await send(new Browser(), { postcode: "ZE1 0AA" })).toBe(429);
	const rows = await db.select().from(registerSuggestions);
	expect(rows).toHaveLength(OF_COUNCIL);
	expect(rows.map(({ sender }) => sender)).toContain(hashToken("203.0.113.8"));
});
