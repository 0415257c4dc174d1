import type { PlacesFound } from "#contracts/home-import.ts";
import type { HomeKept } from "#contracts/homes.ts";
import { homeDetails } from "#contracts/kept-home.ts";
import type { AssessedHome } from "#contracts/open-door.ts";
import type { HomeAsked } from "#contracts/open-door-asked.ts";
import { HOMES_AT_ONCE, POSTCODES_AT_ONCE } from "#domain/portfolio/import/plan-import.ts";
import type { KeptHome } from "#domain/portfolio/kept-home.ts";
import { ApiError, api, call } from "#web/lib/api.ts";

/** What is known of a postcode. */
export type Place = PlacesFound["places"][number];

/** Calls under way at once. */
const CALLS = 3;

/** Milliseconds before a call is sent again that came too soon after others. */
const PAUSE = 15_000;

/** Looks postcodes up and tells each as it is known. Ends early, with what was told, where a call fails. @throws ApiError */
export async function findPlaces(
	postcodes: readonly string[],
	{ signal, onFound }: { signal: AbortSignal; onFound: (found: [string, Place][]) => void },
): Promise<void> {
	await inParts(postcodes, { size: POSTCODES_AT_ONCE, signal, atOnce: CALLS }, async (part) => {
		const { places } = await patiently(signal, () =>
			call(
				api["home-import"].places.$post({ json: { postcodes: [...part] } }, { init: { signal } }),
			),
		);
		onFound(part.flatMap((postcode, at) => (places[at] ? [[postcode, places[at]]] : [])));
	});
}

/** A home that a row makes or changes. */
export type RowToKeep = {
	readonly row: number;
	readonly home: KeptHome;
	/** Null for a new one. */
	readonly kept: HomeKept | null;
};

/** Keeps homes and tells what came of each: null, or why it was refused. Ends early, with what was told, where a call fails. @throws ApiError */
export async function keepHomes(
	rows: readonly RowToKeep[],
	{ signal, onKept }: { signal: AbortSignal; onKept: (done: [number, string | null][]) => void },
): Promise<void> {
	await inParts(rows, { size: HOMES_AT_ONCE, signal, atOnce: 1 }, async (part) => {
		const homes = part.map(({ home, kept }) => ({ kept, home: homeDetails(home) }));
		const { outcomes } = await patiently(signal, () =>
			call(api["home-import"].homes.$post({ json: { homes } }, { init: { signal } })),
		);
		onKept(part.map(({ row }, at) => [row, outcomes[at]?.refusal ?? null]));
	});
}

/** A home of a list to check, by its row. */
export type RowToCheck = { readonly row: number; readonly home: HomeAsked };

/** Has homes answered without keeping them, and tells each part as it is known. A part that is sent again costs nothing more. @throws ApiError */
export async function checkHomes(
	rows: readonly RowToCheck[],
	{
		signal,
		onChecked,
	}: { signal: AbortSignal; onChecked: (checked: [number, AssessedHome][], left: number) => void },
): Promise<void> {
	await inParts(rows, { size: HOMES_AT_ONCE, signal, atOnce: 1 }, async (part) => {
		const header = { "idempotency-key": crypto.randomUUID() };
		const { homes, allowance } = await patiently(signal, () =>
			call(
				api["home-import"].check.$post(
					{ header, json: { homes: part.map(({ home }) => home) } },
					{ init: { signal } },
				),
			),
		);
		onChecked(
			part.flatMap(({ row }, at) => (homes[at] ? [[row, homes[at]]] : [])),
			allowance === null ? 0 : allowance.limit - allowance.used,
		);
	});
}

async function inParts<Item>(
	items: readonly Item[],
	{ size, signal, atOnce }: { size: number; signal: AbortSignal; atOnce: number },
	send: (part: readonly Item[]) => Promise<void>,
): Promise<void> {
	const parts = Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
		items.slice(at * size, (at + 1) * size),
	);
	const work = async () => {
		for (let part = parts.shift(); part && !signal.aborted; part = parts.shift()) {
			await send(part);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
}

/** Sends a call again after a pause for as long as too much was asked for. */
async function patiently<Answer>(
	signal: AbortSignal,
	send: () => Promise<Answer>,
): Promise<Answer> {
	for (;;) {
		try {
			return await send();
		} catch (cause) {
			if (signal.aborted || !(cause instanceof ApiError) || cause.code !== "rate_limited") {
				throw cause;
			}
			await new Promise((go) => setTimeout(go, PAUSE));
		}
	}
}
