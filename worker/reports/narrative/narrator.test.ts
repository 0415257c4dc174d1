import { expect, test } from "vitest";
import { someDocument } from "#worker/test/some-document.ts";
import { type LanguageModel, MODEL, modelNarrator } from "./narrator.ts";

const document = someDocument();
const { keyRisks, recommendations } = document.narrative;

const answering =
	(response: unknown): LanguageModel =>
	() =>
		Promise.resolve({ response });

/** A rewording that adds nothing: the claim's own words, told to come first. */
const kept = (claim: number, text: string) => ({ claim, text: `Consider: ${lowerFirst(text)}` });

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

test("the claims are what the model is asked about, and nothing else", async () => {
	let asked = "";
	await modelNarrator((request) => {
		asked = request.messages.map(({ content }) => content).join("\n");
		return Promise.resolve(null);
	})(document);
	for (const { text } of [...keyRisks, ...recommendations]) {
		expect(asked).toContain(JSON.stringify(JSON.stringify(text)).slice(3, -3));
	}
	expect(asked).not.toContain("licence line");
});

test("a model that only rewords is named as the author, and each claim keeps its id", async () => {
	const [first] = keyRisks;
	const { narrative } = await modelNarrator(
		answering({ keyRisks: [kept(0, first?.text ?? "")], recommendations: [] }),
	)(document);
	expect(narrative).toMatchObject({ writtenBy: "model", model: MODEL, recommendations });
	expect(narrative.keyRisks[0]).toEqual({
		id: first?.id,
		text: `Consider: ${lowerFirst(first?.text ?? "")}`,
	});
});

test("JSON mode's answer as text is read too", async () => {
	const text = JSON.stringify({
		keyRisks: [kept(0, keyRisks[0]?.text ?? "")],
		recommendations: [],
	});
	expect((await modelNarrator(answering(text))(document)).narrative.writtenBy).toBe("model");
});

test("invented numbers and places leave the report as the rules wrote it", async () => {
	const { narrative } = await modelNarrator(
		answering({
			keyRisks: keyRisks.map((_, claim) => ({
				claim,
				text: `Expect to lose £${98_765 + claim} a year on this home in Atlantis.`,
			})),
			recommendations: recommendations.map((_, claim) => ({
				claim,
				text: "Sell it again within ninety-nine days of the purchase.",
			})),
		}),
	)(document);
	expect(narrative).toEqual(document.narrative);
	expect(narrative.writtenBy).toBe("rules");
});

test.each([
	["fails", () => Promise.reject(new Error("out of capacity"))],
	["answers nothing", () => Promise.resolve(undefined)],
	["answers something else", () => Promise.resolve({ response: { text: "Hello" } })],
	["answers text that is no JSON", () => Promise.resolve({ response: "Sure! Here it is: {" })],
	["answers without end", () => Promise.resolve({ response: "x".repeat(100_000) })],
	["never answers", () => new Promise(() => {})],
] as const)("a model that %s leaves the report as the rules wrote it", async (_, model) => {
	expect(await modelNarrator(model, 50)(document)).toEqual(document);
});
