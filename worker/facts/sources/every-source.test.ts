import { expect, test } from "vitest";
import { bankRateSource } from "#datasets/bank-rate/bank-rate.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import type { Fault } from "#datasets/http/source-fault.ts";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { energyRegister } from "./energy-register/energy-register.ts";
import { floodMonitoring } from "./flood-monitoring/flood-monitoring.ts";
import { landRegistry } from "./land-registry/land-registry.ts";
import { planningData } from "./planning-data/planning-data.ts";
import { police } from "./police/police.ts";
import { postcodesIo } from "./postcodes-io/postcodes-io.ts";
import { postcode } from "./test/postcodes.ts";

const baseUrl = "https://source.example";
const asked = postcode("M14 5LL");
const at = { lat: 53.45, lng: -2.22 };
const token = "secret";
const now = () => 0;

type Question = (fetch: Fetch, signal: AbortSignal) => Promise<unknown>;

const questions: [name: string, question: Question][] = [
	["postcodes.io", (fetch, signal) => postcodesIo({ baseUrl, fetch }).lookUp(asked, signal)],
	[
		"postcodes around a position",
		(fetch, signal) => postcodesIo({ baseUrl, fetch }).nearest(at, signal),
	],
	[
		"the certificate search",
		(fetch, signal) => energyRegister({ baseUrl, token, fetch }).search(asked, signal),
	],
	[
		"a certificate",
		(fetch, signal) => energyRegister({ baseUrl, token, fetch }).certificate("0", signal),
	],
	[
		"the Land Registry",
		(fetch, signal) => landRegistry({ baseUrl, fetch }).salesAt(asked, "2023-01-01", signal),
	],
	[
		"planning data",
		(fetch, signal) => planningData({ baseUrl, fetch, now }).constraintsAt(at, signal),
	],
	[
		"shapes of planning data",
		(fetch, signal) =>
			planningData({ baseUrl, fetch, now }).shapesOf(
				[{ entity: 1, kind: "flood", name: "3" }],
				signal,
			),
	],
	["the police", (fetch, signal) => police({ baseUrl, fetch }).crimesNear(at, signal)],
	[
		"flood warnings",
		(fetch, signal) => floodMonitoring({ baseUrl, fetch }).warningsNear(at, signal),
	],
	["the Bank of England", (fetch, signal) => bankRateSource({ baseUrl, fetch }).series(signal)],
];

const faults: [name: string, scripted: Scripted, why: Fault][] = [
	["no connection", new TypeError("fetch failed"), "unreachable"],
	["silence", "never", "timed_out"],
	["a permanent redirect", { status: 301, text: "", headers: { Location: "/" } }, "unreachable"],
	["a bad request", { status: 400, json: { error: "bad" } }, "refused"],
	["a closed door", { status: 401, text: "" }, "refused"],
	["a shut door", { status: 403, text: "Forbidden" }, "refused"],
	["too many requests", { status: 429, text: "" }, "refused"],
	["an error of its own", { status: 500, text: "" }, "unreachable"],
	["a bad gateway", { status: 502, text: "<html>" }, "unreachable"],
	["a service that is too busy", { status: 503, text: "" }, "refused"],
	["a page in place of data", { text: "<!doctype html><title>Sign in</title>" }, "malformed"],
	["half of a body", { text: '{"result": {"postcode": "M14 5' }, "malformed"],
	["no body", { text: "" }, "malformed"],
	["a body without end", { text: `[${" ".repeat(8_000_001)}]` }, "malformed"],
	["null", { json: null }, "malformed"],
	["a number", { json: 42 }, "malformed"],
	["another service's object", { json: { ok: true } }, "malformed"],
	["a list of nonsense", { json: ["a", "b"] }, "malformed"],
];

const cases = questions.flatMap(([source, question]) =>
	faults.map(([fault, scripted, why]) => ({ source, question, fault, scripted, why })),
);

test.each(cases)("$source: $fault is $why", async ({ question, scripted, why }) => {
	const { fetch } = fakeFetch(scripted);
	const signal = AbortSignal.timeout(scripted === "never" ? 20 : 2000);
	await expect(question(fetch, signal)).rejects.toMatchObject({ name: "SourceFault", why });
});

test.each(questions)("%s calls fetch on its own, as workerd demands", async (_, question) => {
	let receiver: unknown = "not called";
	const fetch: Fetch = function (this: unknown) {
		receiver = this;
		return Promise.resolve(new Response("{}"));
	};
	await expect(question(fetch, AbortSignal.timeout(1000))).rejects.toBeDefined();
	expect(receiver).toBeUndefined();
});
