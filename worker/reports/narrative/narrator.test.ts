import { expect, test } from "vitest";
import { INVENTED } from "#tools/source-sim/sources/language-model.ts";
import { boundModel, type LanguageModel, simulatedModel } from "#worker/platform/language-model.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";
import { losing, someDocument } from "#worker/test/some-document.ts";
import { modelNarrator } from "./narrator.ts";

const document = someDocument(losing);
const { keyRisks, recommendations } = document.narrative;

const named = (run: LanguageModel["run"]): LanguageModel => ({ name: "some-model", run });
const answering = (response: unknown) => named(() => Promise.resolve({ response }));

/** A rewording that adds nothing: the claim's own words, told to come first. */
const kept = (claim: number, text: string) => ({ claim, text: `Consider: ${lowerFirst(text)}` });

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

test("the claims are what the model is asked about, and nothing else", async () => {
	let asked = "";
	const model = named((request) => {
		asked = request.messages.map(({ content }) => content).join("\n");
		return Promise.resolve(null);
	});
	await modelNarrator(model)(document);
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
	expect(narrative).toMatchObject({ writtenBy: "model", model: "some-model", recommendations });
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
] as const)("a model that %s leaves the report as the rules wrote it", async (_, run) => {
	expect(await modelNarrator(named(run), 50)(document)).toEqual(document);
});

const simulated = { SIMULATED_MODEL_URL: "http://language-model.sim" } as Parameters<
	typeof boundModel
>[0];
const { fetch } = simulatedFetch();

test("what stands in for a language model is named as that, rewords, and what it invents is left out", async () => {
	const model = boundModel(simulated, fetch);
	const { narrative } = await modelNarrator(model ?? answering(null))(document);
	expect(narrative).toMatchObject({
		writtenBy: "model",
		model: expect.stringMatching(/simulated/),
	});
	expect(narrative.keyRisks.map(({ text }) => text)).toEqual(
		keyRisks.map(({ text }, at) => (at % 3 === 1 ? text : `Keep in mind: ${text}`)),
	);
	expect(narrative.recommendations.some(({ text }) => text.startsWith("Plan to "))).toBe(true);
	expect(JSON.stringify(narrative)).not.toContain(INVENTED);
});

test("a build that may name no simulator has none for a language model", () => {
	expect(simulatedModel(simulated, fetch)).not.toBeNull();
	expect(simulatedModel(simulated, fetch, false)).toBeNull();
});

test("a language model that is bound comes before what stands in for one", () => {
	const AI = { run: () => Promise.resolve(null) } as unknown as Ai;
	expect(boundModel({ ...simulated, AI }, fetch)?.name).toMatch(/^@cf\//);
});
