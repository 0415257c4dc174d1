import * as z from "zod";
import { pence } from "#domain/base/money.ts";
import { nations } from "#domain/base/nation.ts";
import { MOST_OWNERS, type Owners, ownersRefusal } from "#domain/subjects/finance/owners.ts";

/** The highest yearly income that may be stated, in pence: a hundred million pounds. */
const MOST_INCOME = 10_000_000_000;

/**
 * Who lets the home, as far as tax depends on it. Personal, so it is only ever sent in the body of a call: never in an address, a log or a copied link.
 * Source: Rule ACCESS-8, Rule TAX-6.
 */
const StatedPosition = z.object({
	/** A year's income besides this letting; for a company, its other profits. */
	incomePence: z
		.number("Enter an amount in pence")
		.int("Enter whole pence")
		.min(0, "Enter an income of £0 or more")
		.max(MOST_INCOME, "That amount is too large")
		.transform(pence),
	/** Where the person lives. */
	nation: z.enum(nations, { error: "That is not a nation of the United Kingdom" }),
	/** Share of the ownership, as a fraction. */
	share: z
		.number("Enter a share of the ownership")
		.gt(0, "Enter a share above 0")
		.max(1, "A share is 1 at most"),
	company: z.boolean("This is true or false"),
});

/** All joint owners of a home; empty where nothing is stated about them. */
export const StatedOwners = z
	.array(StatedPosition)
	.max(MOST_OWNERS, `${MOST_OWNERS} owners at most`)
	.superRefine((owners: Owners, context) => {
		const refusal = ownersRefusal(owners);
		if (refusal !== null) {
			context.addIssue(refusal);
		}
	});
