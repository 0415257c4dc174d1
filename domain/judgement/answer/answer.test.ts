import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { someCertificate, someFacts, someScheme, someUnit } from "../../test/some-facts.ts";
import { bareScotland, someAssessment } from "../../test/some-report.ts";
import { byType, newestIndex } from "../../test/some-types.ts";
import { answerForStrangers } from "./answer.ts";
import { answeredInShort, answerInMail } from "./answer-words.ts";
import { composeAnswer } from "./compose-answer.ts";

type Stated = NonNullable<Parameters<typeof someAssessment>[0]>;

const answered = (stated: Stated = {}) => composeAnswer(someAssessment(stated), 3);
const ofHome = { chosen: someCertificate({ points: 72, band: "C" }) };
const noLicence = {
	facts: {
		place: someUnit(),
		schemes: [someScheme({ kind: "none", verifiedOn: "2026-11-01" })],
	},
};
const paying = { price: fromPounds(100_000), rent: fromPounds(1_200) };

test("a home with a valid certificate, no licence and figures that pay is a plain yes twice", () => {
	const { let: lets, pays } = answered({ ...ofHome, ...noLicence, ...paying });
	expect(lets).toMatchObject({ verdict: "yes", figure: { kind: "band", value: "C" }, needs: [] });
	expect(pays).toMatchObject({ verdict: "yes", basis: "stated", figure: { kind: "pence" } });
});

const bandF = someCertificate({ points: 30, band: "F" });

test.each<[string, Stated, string, string, RegExp]>([
	["rated F", { ...noLicence, chosen: bandF }, "no", "barred", /^Reach band E/],
	[
		"rated F with an exemption",
		{ ...noLicence, chosen: bandF, exemption: true },
		"yes",
		"yes",
		/^Register your own exemption/,
	],
	[
		"with an expired certificate",
		{ ...noLicence, chosen: someCertificate({ registeredOn: "2010-01-01" }) },
		"yes_if",
		"found_none",
		/^Get a new energy certificate/,
	],
	["without an address", noLicence, "yes_if", "found_none", /^Choose the address/],
	["whose licence no one knows", ofHome, "yes_if", "probably", /if it needs a licence$/],
	[
		"of which no one knows anything",
		{ facts: { areas: [] } },
		"unknown",
		"unknown",
		/if it needs a licence$/,
	],
])("whether a home %s can be let", (_, stated, verdict, grade, need) => {
	const { let: lets } = answered(stated);
	expect(lets).toMatchObject({ verdict, grade });
	expect(lets.needs[0]?.what).toMatch(need);
});

test.each<[string, Stated, string]>([
	["nothing stated", {}, "yes_if"],
	["one figure stated", { rent: fromPounds(4_000) }, "yes_if"],
	["no rent published", { facts: { rents: [] } }, "unknown"],
	["a loss", { price: fromPounds(180_000), rent: fromPounds(300) }, "no"],
	["little left, lost to tax", { price: fromPounds(150_000), rent: fromPounds(1_000) }, "yes_if"],
	["in cash", { ...paying, loan: 0 }, "yes"],
])("whether it pays with %s: %s", (_, stated, verdict) => {
	expect(answered(stated).pays.verdict).toBe(verdict);
});

test("a yes that earns less than Bank Rate says so, and bears no whole sign", () => {
	const thin = answered({ price: fromPounds(180_000), rent: fromPounds(1_000), loan: 40 });
	expect(thin.pays).toMatchObject({ verdict: "yes", grade: "yes" });
	expect(thin.pays.reason).toMatch(
		/^After 20% tax: [12]\.\d% on £[\d,]+ put in, less than Bank Rate/,
	);
	expect(answeredInShort(thin).pays.sign).toBe("half");

	const plain = answered({ ...ofHome, ...paying });
	expect(plain.pays.reason).not.toMatch(/Bank Rate/);
	expect(answeredInShort(plain).pays.sign).toBe("yes");
});

test("an answer without a figure has no fragment of a sentence in its place", () => {
	const lists = answeredInShort(
		answered({
			...ofHome,
			facts: { schemes: [someScheme({ kind: "selective", coverage: "streets" })] },
		}),
	);
	expect(lists.let).toMatchObject({ word: "Ask first: your street decides", figure: "" });
});

const { authorities, rents } = someFacts();
/** Prices and rents of each type: flats cost the least. */
const typed = {
	authorities: authorities.map((authority) => ({
		...authority,
		indexPriceByType: byType(({ price }) => newestIndex(fromPounds(2_000 * price))),
	})),
	rents: rents.map((rent) => ({
		...rent,
		byType: byType((percent) => fromPounds(9 * percent.rent)),
	})),
};

test("a type that is stated is reckoned with: its mean rent, its average price, and a flat's charge", () => {
	const { pays: any } = answered({ facts: typed });
	const { pays: flat } = answered({ facts: typed, type: "flat" });
	const { pays: detached } = answered({ facts: typed, type: "detached" });
	expect(any.reason).toMatch(/, as a house/);
	expect(flat.figure.sourceText).toBe("average flat here £140,000");
	expect(flat.reason).toMatch(/before service charge\.$/);
	expect(detached.figure.sourceText).toBe("average detached house here £340,000");
	expect(detached.reason).not.toMatch(/as a house|service charge/);
	expect(Number(detached.figure.value)).toBeGreaterThan(Number(flat.figure.value));
});

test("a type that is stated puts its certificate right, and a result says where none is known", () => {
	const sums = { facts: typed, ...ofHome, ...paying };
	expect(answered({ ...sums, type: "flat" }).pays.grade).toBe("unfinished");
	expect(answered({ ...sums, type: "terraced" }).pays.grade).toBe("yes");
	expect(
		answered({ facts: typed, ...paying, serviceCharge: fromPounds(600) }).pays.reason,
	).not.toMatch(/as a house/);
	expect(answered({ facts: typed, ...paying }).pays.reason).toMatch(/ put in, as a house\.$/);
});

test("a loss is told by its own sum, and says from which rent and price it would pay", () => {
	const { pays } = answered({ price: fromPounds(180_000), rent: fromPounds(300) });
	expect(pays.figure.value).toBeLessThan(0);
	expect(pays.reason).toMatch(/^It would pay up to £[\d,]+ at 20% tax, as a house\.$/);
	expect(pays.needs.map(({ what }) => what)).toEqual([
		expect.stringMatching(/^At £180,000 it pays from £[\d,]+ a month/),
		expect.stringMatching(/^At £300 a month it pays up to £[\d,]+/),
	]);
});

test("three risks are named, gravest first, of all that are counted", () => {
	const { risks } = answered({
		use: "hmo",
		chosen: bandF,
		price: fromPounds(180_000),
		rent: fromPounds(300),
	});
	expect(risks.items.map(({ id }) => id)).toEqual([
		"licence_mandatory",
		"below_minimum",
		"negative_cash_flow",
	]);
	expect(risks.figure).toMatchObject({ kind: "pence", value: risks.items[0]?.amountPence });
	expect(risks.unchecked).toBe(3);
});

test("strangers read no pounds that rest on a published figure beside the home", () => {
	const answer = answered();
	const gated = { id: "a", headline: "Gated", sourceText: "Price Paid Data" };
	const fee = {
		id: "b",
		headline: "Fee",
		amountPence: 200,
		amountOf: "usual fee",
		sourceText: "A council",
	};
	const told = {
		...answer,
		risks: {
			...answer.risks,
			items: [{ ...gated, amountPence: 100, amountOf: "once", isGated: true as const }, fee],
		},
	};
	expect(answerForStrangers(told).risks.items).toEqual([gated, fee]);
	expect(answeredInShort(told).risk).toEqual({ sign: "risk", word: "Gated", figure: "" });
});

test("a mail tells the answers in words, without a figure", () => {
	const answer = answered({ price: fromPounds(180_000), rent: fromPounds(300) });
	const [gravest] = answer.risks.items;
	const told = answerInMail(answer);
	expect(told).toEqual([
		`Can it be let? ${answer.let.headline}. ${answer.let.reason}`,
		"Does it pay? No.",
		`What could go wrong? ${gravest?.headline}. 3 not checked.`,
	]);
	expect(told.join(" ")).not.toContain("£");
});

test("a mail on a home of which no risk was found says in how many checks, and what could not be checked", () => {
	const answer = answered();
	expect(answer.risks.items).toEqual([]);
	expect(answerInMail(answer)[2]).toBe(
		"What could go wrong? Nothing found in 4 checks. 3 not checked.",
	);
});

test("every reason is one line of a phone", () => {
	const homes: Stated[] = [
		{},
		{ ...ofHome, ...noLicence, ...paying },
		{ price: fromPounds(180_000), rent: fromPounds(300) },
		{ use: "hmo" },
		{ facts: { areas: [], rents: [] } },
	];
	for (const home of homes) {
		const { let: lets, pays } = answered(home);
		expect(Math.max(lets.reason.length, pays.reason.length)).toBeLessThanOrEqual(50);
	}
});

test("where no least band binds and the law asks no licence of one household, not knowing the rating turns nothing", () => {
	const of = (use: "single" | "hmo") =>
		composeAnswer(someAssessment({ use, facts: bareScotland }), 3).let;
	expect(of("single")).toMatchObject({
		verdict: "yes",
		reason: "No licence is needed by law; register as a landlord.",
	});
	expect(of("hmo").reason).not.toContain("No licence");
});
