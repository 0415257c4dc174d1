import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { licensingSchemes, postcodeSectors } from "#worker/db/schema/reference.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";

const db = connect(env.DB);
const PATH = "/api/register/suggestions";
const said = {
	postcode: "m145ll",
	kind: "selective",
	what: "The scheme covers the whole ward.",
	link: "https://www.testborough.gov.uk/licensing",
};

beforeEach(async () => {
	await env.DB.batch(
		["register_suggestions", "attempts", "licensing_schemes", "postcode_sectors"].map((table) =>
			env.DB.prepare(`DELETE FROM ${table}`),
		),
	);
	await db.insert(postcodeSectors).values({
		sector: "M14 5",
		outcode: "M14",
		postcodes: 1,
		lat: 53,
		lng: -2,
		authorities: [
			["E08000003", 0.9],
			["E08000009", 0.1],
		],
		wards: [],
	});
});

const kept = () => db.select().from(registerSuggestions);
const fields = async (response: Response) =>
	(await response.json<{ fields: Record<string, string> }>()).fields;

test("a correction is kept with its council, waits for a decision, and changes nothing in the register", async () => {
	const before = await db.select().from(licensingSchemes);
	const response = await new Browser().ask(PATH, { json: said });
	expect(response.status).toBe(202);
	expect(await kept()).toEqual([
		expect.objectContaining({
			postcode: "M14 5LL",
			authorityCode: "E08000003",
			kind: "selective",
			schemeId: null,
			what: said.what,
			link: said.link,
			userId: null,
			emailKey: null,
			createdAt: NOW,
			decision: null,
			decidedAt: null,
		}),
	]);
	expect(await db.select().from(licensingSchemes)).toEqual(before);
	const letters = await env.DB.prepare("SELECT count(*) AS count FROM outbox").first("count");
	expect(letters).toBe(0);
});

test("the same sent twice at once, and again later, is kept once and answered alike", async () => {
	const browser = new Browser();
	const answers = await Promise.all([1, 2].map(() => browser.ask(PATH, { json: said })));
	answers.push(await new Browser().ask(PATH, { json: { ...said, postcode: "M14 5LL" } }));
	expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
	expect(await kept()).toHaveLength(1);
});

test("whose account it is says the session alone", async () => {
	const { browser, id, email } = await member({ verifiedAt: NOW });
	const { id: foreign } = await member();
	const asked = { ...said, email: email.toUpperCase(), userId: foreign };
	expect((await browser.ask(PATH, { json: asked })).status).toBe(202);
	await new Browser().ask(PATH, { json: { ...asked, what: "Said by somebody signed out." } });
	const rows = await kept();
	expect(rows.map(({ userId }) => userId)).toEqual([id, null]);
	expect(rows.map(({ emailKey }) => emailKey)).toEqual([email.toLowerCase(), email.toLowerCase()]);
});

test.each([
	["nothing", {}, ["kind", "link", "postcode", "what"]],
	["too little", { ...said, what: "  nine ch  " }, ["what"]],
	["too much", { ...said, what: "x".repeat(1001) }, ["what"]],
	["only what is not seen", { ...said, what: "\u200b".repeat(40) }, ["what"]],
	["no link", { ...said, link: "" }, ["link"]],
	["a link that is a script", { ...said, link: "javascript:alert(1)" }, ["link"]],
	["an unencrypted link", { ...said, link: "http://www.testborough.gov.uk/" }, ["link"]],
	["somebody's own page", { ...said, link: "https://example.com/" }, ["link"]],
	["a link of two lines", { ...said, link: "https://www.gov.uk/\nBcc: x@example.com" }, ["link"]],
	["another kind", { ...said, kind: "none" }, ["kind"]],
	["no postcode", { ...said, postcode: "nowhere" }, ["postcode"]],
	["no address", { ...said, email: "ada" }, ["email"]],
	["a header in the address", { ...said, email: "a@example.com\r\nBcc: b@example.com" }, ["email"]],
	["two addresses", { ...said, email: "a@example.com, b@example.com" }, ["email"]],
	["a row that is none", { ...said, schemeId: "x" }, ["schemeId"]],
])("%s is refused by field", async (_, json, refused) => {
	const response = await new Browser().ask(PATH, { json });
	expect(response.status).toBe(400);
	expect(Object.keys(await fields(response)).toSorted()).toEqual(refused);
	expect(await kept()).toEqual([]);
});

test("what is no object, a megabyte and another site are refused", async () => {
	const browser = new Browser();
	expect((await browser.ask(PATH, { json: [said] })).status).toBe(400);
	const huge = { ...said, what: "x".repeat(1_000_000) };
	expect((await browser.ask(PATH, { json: huge })).status).toBe(413);
	const elsewhere = { origin: "https://example.com" };
	expect((await browser.ask(PATH, { json: said, headers: elsewhere })).status).toBe(403);
	expect(await kept()).toEqual([]);
});

test("what is not seen is taken out of the words, and lines stay", async () => {
	const what = "First\r\nsecond\u202e third\u0000\tfourth";
	await new Browser().ask(PATH, { json: { ...said, what } });
	expect((await kept())[0]?.what).toBe("First\nsecond third\tfourth");
});

test("a page on a domain that the register holds of the council will do, and a row that is named gives its council", async () => {
	await env.DB.prepare(
		"INSERT INTO licensing_schemes (id, authority_code, council, kind, status, coverage, ward_codes, has_unmatched_wards, url) VALUES ('tb', 'E08000009', 'Testborough', 'selective', 'in_force', 'whole_district', '[]', 0, 'https://www.testborough-homes.org/licences')",
	).run();
	const link = "https://www.testborough-homes.org/another";
	const browser = new Browser();
	const named = { ...said, link, schemeId: "tb" };
	expect((await browser.ask(PATH, { json: named })).status).toBe(202);
	expect(await kept()).toEqual([
		expect.objectContaining({ authorityCode: "E08000009", schemeId: "tb", link }),
	]);
	const elsewhere = { ...said, link, postcode: "SW1A 1AA" };
	expect((await browser.ask(PATH, { json: elsewhere })).status).toBe(400);
});
