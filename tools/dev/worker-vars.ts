import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { knownPostcodes } from "../source-sim/fixtures/places.ts";
import { type SourceName, simulated, sourceNames } from "../source-sim/simulated.ts";

/** Variables of the Worker that name an outside source, each with what serves it in the simulator. */
const simulatedAt = new Map(
	sourceNames.flatMap((name): [SourceVar, string][] => {
		const { variable } = simulated[name];
		return variable === null ? [] : [[variable, name]];
	}),
);
export type SourceVar = NonNullable<(typeof simulated)[SourceName]["variable"]>;
export const sourceVars = [...simulatedAt.keys()];

/**
 * Returns the sources' addresses for `LETTABLE_SOURCES`: `live` (unset) changes none, `off` empties all, and a loopback address points every source at the
 * simulator there, except the one whose variable `LETTABLE_OFF` names. Adds which postcodes the simulator knows.
 */
export function simulatorVars(
	sources: string | undefined = process.env["LETTABLE_SOURCES"],
	off: string | undefined = process.env["LETTABLE_OFF"],
): Record<string, string> {
	if (!sources || sources === "live") {
		return {};
	}
	const isOff = (name: string) => sources === "off" || name === off;
	const vars = Object.fromEntries(
		[...simulatedAt].map(([name, path]) => [name, isOff(name) ? "" : `${sources}/${path}`]),
	);
	return sources === "off"
		? { ...vars, LICENSING_PAGES: "off" }
		: {
				...vars,
				LICENSING_PAGES: `${sources}/council-pages`,
				EPC_REGISTER_TOKEN: "simulated",
				SIMULATED_POSTCODES: knownPostcodes.join(", "),
			};
}

/** What `LETTABLE_PAYMENTS`, the address of the payment simulator, makes of the payment provider's keys; unset leaves them. */
export function paymentVars(
	simulator: string | undefined = process.env["LETTABLE_PAYMENTS"],
): Record<string, string> {
	return simulator
		? {
				STRIPE_API_URL: simulator,
				STRIPE_PUBLIC_KEY_TEST: "pk_test_sim_lettable",
				STRIPE_SECRET_KEY_TEST: "sk_test_sim_lettable",
				STRIPE_WEBHOOK_SECRET_TEST: SIMULATED_WEBHOOK_SECRET,
				TRIAL_CARD_KEY: "simulated-cards-that-had-a-trial-are-known-by-this",
			}
		: {};
}

/** What links to reports are made by where a developer set no key of their own. */
export const developmentKeys = {
	LINK_KEY: "links-to-reports-are-made-by-this-in-development",
};

export const SIMULATED_WEBHOOK_SECRET = "whsec_sim_lettable";

/** What `LETTABLE_PUBLIC_URL` makes of the Worker's own address: unset leaves the one that wrangler.toml or .dev.vars gives. */
export function publicUrlVar(
	address: string | undefined = process.env["LETTABLE_PUBLIC_URL"],
): Record<string, string> {
	return address ? { PUBLIC_URL: address } : {};
}

/** What a developer set in .dev.vars; nothing where there is no such file. */
export function ownVars(file = ".dev.vars"): Record<string, string> {
	const parsed = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
	return Object.fromEntries(
		Object.entries(parsed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
	);
}

/** Whether a developer has keys of their own for the payment provider: then nothing is simulated. */
export function hasPaymentKeys(vars: Record<string, string> = ownVars()): boolean {
	return "STRIPE_SECRET_KEY_TEST" in vars || "STRIPE_SECRET_KEY_LIVE" in vars;
}
