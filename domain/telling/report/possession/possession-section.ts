import type { RuleSource } from "../compliance/compliance-section.ts";

/** A case, what the law asks then, and where it was read. */
export type TenancyLine = RuleSource & {
	readonly id: string;
	readonly what: string;
	readonly how: string;
};

export type PossessionSection = {
	/** How the home comes back from a tenant. */
	readonly homeBack: readonly TenancyLine[];
	/** How its rent rises. */
	readonly rent: readonly TenancyLine[];
	/** What we hold no source of; null where nothing is missing. */
	readonly notChecked: string | null;
};

/** Heading of the rules on rent. */
export const RAISING_RENT = "Raising the rent";
