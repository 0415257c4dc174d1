import type { Inputs } from "./inputs.ts";

/** Who reads the report and acts on it. */
export const YOU = "You";

/** Whom an owner asks instead of the seller; the owner themselves where only the seller knows. */
const insteadOfSeller: Readonly<Record<string, string>> = {
	"The seller": YOU,
	"The seller’s agent": YOU,
	"The seller, through your solicitor": YOU,
	"The seller, or a surveyor": "A surveyor",
	"The seller, or the public energy register": "The public energy register",
	"The seller, or the building's managing agent": "The building's managing agent",
	"An energy assessor, or the seller's certificate": "An energy assessor",
	"An insurer and the seller": "An insurer",
	"Royal Mail's address finder, or the seller": "Royal Mail's address finder",
	"The nation's land register, or the seller's solicitor": "The nation's land register",
};

/** Whom to ask about a home; never the seller where it is already owned. Source: Rule RISK-7. */
export function whoIsAsked(who: string, { owned }: Pick<Inputs, "owned">): string {
	return owned ? (insteadOfSeller[who] ?? who) : who;
}
