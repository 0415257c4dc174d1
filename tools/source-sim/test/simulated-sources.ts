import { afterAll, beforeAll, beforeEach } from "vitest";
import { bankRateSource } from "#datasets/bank-rate/bank-rate.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import type { Answer } from "#domain/base/facts/facts.ts";
import { energyRegister } from "#worker/facts/sources/energy-register/energy-register.ts";
import { fetchAnswer } from "#worker/facts/sources/fetch-answer.ts";
import { floodMonitoring } from "#worker/facts/sources/flood-monitoring/flood-monitoring.ts";
import { landRegistry } from "#worker/facts/sources/land-registry/land-registry.ts";
import { planningData } from "#worker/facts/sources/planning-data/planning-data.ts";
import { police } from "#worker/facts/sources/police/police.ts";
import { postcodesIo } from "#worker/facts/sources/postcodes-io/postcodes-io.ts";
import { postcode } from "#worker/facts/sources/test/postcodes.ts";
import type { SourceName } from "../simulated.ts";
import { startSourceSim } from "../start-source-sim.ts";

export const simulatedNow = () => Date.UTC(2026, 10, 20, 12);
export const manchester = { lat: 53.450179, lng: -2.221381 };
export const brighton = { lat: 50.824943, lng: -0.135393 };

type Call<T> = (signal: AbortSignal) => Promise<T>;

/** Milliseconds; room enough for two tries on a busy machine. */
const PATIENT_MS = 5000;

/**
 * A simulator for the tests of one file, in order again before each, and the product's own sources pointed at it,
 * each given `limitMs` to answer.
 */
export function simulatedSources(limitMs = PATIENT_MS) {
	let simulator = { url: "", close: () => Promise.resolve() };
	beforeAll(async () => {
		simulator = await startSourceSim({ port: 0 });
	});
	afterAll(() => simulator.close());
	beforeEach(async () => {
		await order("reset");
	});

	function order(path: string, body?: unknown): Promise<Response> {
		const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
		return fetch(`${simulator.url}/_sim/${path}`, { method: "POST", body: text });
	}

	function answer<T>(call: Call<T>): Promise<Answer<T>> {
		return fetchAnswer(call, { limitMs, now: simulatedNow, onFault: () => undefined });
	}

	const at = (name: SourceName) => ({ baseUrl: `${simulator.url}/${name}`, fetch });
	const register = () => energyRegister({ ...at("epc-register"), token: "simulated" });
	return {
		order,
		addressOf: (name: SourceName) => at(name).baseUrl,
		get: (path: string) => fetch(`${simulator.url}${path}`),
		hits: async (): Promise<Record<string, number>> =>
			await (await fetch(`${simulator.url}/_sim/hits`)).json(),
		lookUp: (text: string) =>
			answer((signal) => postcodesIo(at("postcodes-io")).lookUp(postcode(text), signal)),
		nearest: (position: Coordinates) =>
			answer((signal) => postcodesIo(at("postcodes-io")).nearest(position, signal)),
		search: (text: string) => answer((signal) => register().search(postcode(text), signal)),
		certificate: (number: string) => answer((signal) => register().certificate(number, signal)),
		salesAt: (text: string, since: string) =>
			answer((signal) => landRegistry(at("land-registry")).salesAt(postcode(text), since, signal)),
		constraintsAt: (position: Coordinates) =>
			answer((signal) =>
				planningData({ ...at("planning-data"), now: simulatedNow }).constraintsAt(position, signal),
			),
		shapesOf: (...entities: Parameters<ReturnType<typeof planningData>["shapesOf"]>[0]) =>
			answer((signal) =>
				planningData({ ...at("planning-data"), now: simulatedNow }).shapesOf(entities, signal),
			),
		crimesNear: (position: Coordinates) =>
			answer((signal) => police(at("police")).crimesNear(position, signal)),
		warningsNear: (position: Coordinates) =>
			answer((signal) => floodMonitoring(at("flood")).warningsNear(position, signal)),
		bankRates: () => answer((signal) => bankRateSource(at("bank-rate")).series(signal)),
	};
}

export type SimulatedSources = ReturnType<typeof simulatedSources>;

/** What an answer holds, for a test in which silence is a failure. */
export async function dataOf<T>(answered: Promise<Answer<T>>): Promise<T> {
	const settled = await answered;
	if (settled.state === "silent") {
		throw new Error(`silent: ${settled.why}`);
	}
	return settled.data;
}
