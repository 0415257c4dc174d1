import type { Context, TypedResponse } from "hono";
import type { World } from "#worker/platform/env.ts";
import { isRateLimited } from "#worker/platform/problem.ts";
import { SingleFlight } from "#worker/platform/single-flight.ts";
import type { AppEnv } from "./app-env.ts";

/** Bytes of answers that an isolate keeps, of the 128 MB that it has: what was asked for longest ago goes first. */
const MOST_BYTES = 16_000_000;

type Question<Body> = {
	/** What is asked for, with all that the answer depends on beside its edition. */
	readonly what: string;
	/** A key that changes as soon as the answer may. Null while nobody can say: the answer is then made and not kept. */
	readonly edition: string | null;
	/** `isWhole` is false of an answer that lacks what a later one may have: it is given and not kept. */
	readonly make: () => Promise<{ readonly body: Body; readonly isWhole?: boolean }>;
};

/** One for each product that runs in an isolate. */
const shelves = new WeakMap<World, KeptAnswers>();

/**
 * Returns an answer that is the same for everyone, made once for an edition. Those who ask
 * at the same moment share the making, and later ones get its bytes. A failure is not kept.
 * @throws what `make` throws
 */
export function keptAnswer(c: Context<AppEnv>, question: Question<string>): Promise<ArrayBuffer> {
	const { world } = c.var;
	const shelf = shelves.get(world) ?? new KeptAnswers();
	shelves.set(world, shelf);
	return shelf.answer(question, (work) => c.executionCtx.waitUntil(work));
}

/** The same as an answer in JSON. */
export async function keptJson<Body extends object>(
	c: Context<AppEnv>,
	{ make, ...question }: Question<Body>,
): Promise<Response & TypedResponse<Body, 200, "json">> {
	const bytes = await keptAnswer(c, {
		...question,
		make: async () => {
			const { body, ...made } = await make();
			return { ...made, body: JSON.stringify(body) };
		},
	});
	const response: Response = c.body(bytes, 200, { "Content-Type": "application/json" });
	// Bytes carry no type, and `make` says which these are of.
	return response as Response & TypedResponse<Body, 200, "json">;
}

class KeptAnswers {
	readonly #kept = new Map<string, { readonly edition: string; readonly bytes: ArrayBuffer }>();
	readonly #flights = new SingleFlight<{
		readonly bytes: ArrayBuffer;
		readonly isWhole: boolean;
	}>();
	#size = 0;

	async answer(
		{ what, edition, make }: Question<string>,
		hold: (all: Promise<unknown>) => void,
	): Promise<ArrayBuffer> {
		const work = async () => {
			const { body, isWhole = true } = await make();
			return { bytes: await new Response(body).arrayBuffer(), isWhole };
		};
		if (edition === null) {
			return (await work()).bytes;
		}
		const kept = this.#kept.get(what);
		if (kept?.edition === edition) {
			return kept.bytes;
		}
		const { bytes } = await this.#flights.share(`${edition} ${what}`, {
			work,
			after: async (made) => {
				if (made.isWhole) {
					this.#keep(what, { edition, bytes: made.bytes });
				}
			},
			hold,
			isLeadersOwn: isRateLimited,
		});
		return bytes;
	}

	#keep(what: string, made: { readonly edition: string; readonly bytes: ArrayBuffer }): void {
		this.#drop(what);
		this.#kept.set(what, made);
		this.#size += made.bytes.byteLength;
		for (const oldest of this.#kept.keys()) {
			if (this.#size <= MOST_BYTES) {
				break;
			}
			this.#drop(oldest);
		}
	}

	#drop(what: string): void {
		this.#size -= this.#kept.get(what)?.bytes.byteLength ?? 0;
		this.#kept.delete(what);
	}
}
