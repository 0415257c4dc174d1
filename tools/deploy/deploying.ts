import type { Deployment } from "./deployment.ts";
import type { Platform, Secrets } from "./platform.ts";
import type { StripeSetup } from "./stripe-setup.ts";

/** One thing that a deployment does. */
export type Step = { readonly does: string; readonly run: () => Promise<void> };

/** What a deployment is made with. */
export type Deploying = {
	readonly platform: Platform;
	readonly deployment: Deployment;
	/** Name of the version's own address, where it is a preview beside others and takes nobody's place. */
	readonly alias?: string | undefined;
	/** The modes of Stripe that the owner has keys of, as they stand. */
	readonly lookAtStripe: (secretNames: readonly string[]) => Promise<readonly StripeSetup[]>;
	/** Builds the product and writes the configuration it is uploaded with. */
	readonly build: (given: {
		readonly namespaces: ReadonlyMap<string, string>;
		/** Variables that name what was made at Stripe. */
		readonly portals: Secrets;
	}) => Promise<void>;
	/** Tries a version at an address. @throws Refusal that says what failed */
	readonly smoke: (address: string, version: string) => Promise<void>;
	/** Whether the product answers at an address. */
	readonly answers: (address: string) => Promise<boolean>;
	/** A secret no one can guess, of 43 characters or more. */
	readonly token: () => string;
	readonly print: (line: string) => void;
};
