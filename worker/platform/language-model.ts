import type { Fetch } from "#datasets/http/read-body.ts";
import { SIMULATORS_ALLOWED } from "./build.ts";
import type { Bindings } from "./env.ts";

/** A language model by the name that a report gives it. */
export type LanguageModel = {
	readonly name: string;
	/** Answers as Workers AI does. */
	readonly run: (request: ModelRequest) => Promise<unknown>;
};

export type ModelRequest = {
	readonly messages: { role: string; content: string }[];
	readonly response_format: { type: "json_schema"; json_schema: object };
	readonly max_tokens: number;
	readonly temperature: number;
};

export const MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";

/** The language model of a deployment: Workers AI's, or what stands in for it beside the simulators; null where there is neither. */
export function boundModel(env: ModelEnv, fetch: Fetch): LanguageModel | null {
	const { AI } = env;
	if (AI) {
		return { name: MODEL, run: (request) => AI.run(MODEL, request) };
	}
	// Asked here already, so that a production build drops the stand-in.
	return SIMULATORS_ALLOWED ? simulatedModel(env, fetch) : null;
}

type ModelEnv = Pick<Bindings, "AI" | "SIMULATED_MODEL_URL">;

/** What stands in for a language model; null where none is named, and in a build that may name no simulator. */
export function simulatedModel(
	{ SIMULATED_MODEL_URL: address }: ModelEnv,
	fetch: Fetch,
	simulatorsAllowed = SIMULATORS_ALLOWED,
): LanguageModel | null {
	return simulatorsAllowed && address
		? {
				name: "a simulated one, which stands in for it here",
				run: async (request) => {
					const body = JSON.stringify(request);
					return (await fetch(address, { method: "POST", body })).json();
				},
			}
		: null;
}
