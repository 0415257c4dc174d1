import * as z from "zod";
import { pence } from "#domain/base/money.ts";
import { nations } from "#domain/base/nation.ts";
import { MOST_OWNERS, type Owners, ownersRefusal } from "#domain/subjects/finance/owners.ts";

/** The most that a year's income may be stated as, in pence: a hundred million pounds. */
const MOST_INCOME = 10_000_000_000;

/**
 * Who lets the home, as far as tax hangs on it. Personal, and so in the body of a call alone: never in an address, a log or a copied link.
 * Source: Rule ACCESS-8, Rule TAX-6.
 */
const StatedPosition = z.object({
	/** A year's income besides this letting; of a company its other profits. */
	incomePence: z
		.number("Enter an amount in pence")
		.int("Enter whole pence")
		.min(0, "Enter an income of £0 or more")
		.max(MOST_INCOME, "That amount is too large")
		.transform(pence),
	/** Where the person lives. */
	nation: z.enum(nations, { error: "That is not a nation of the United Kingdom" }),
	/** Of the ownership, as a fraction. */
	share: z
		.number("Enter a share of the ownership")
		.gt(0, "Enter a share above 0")
		.max(1, "A share is 1 at most"),
	company: z.boolean("This is true or false"),
});

/** Whoever owns a home together; none where nothing is stated of them. */
export const StatedOwners = z
	.array(StatedPosition)
	.max(MOST_OWNERS, `${MOST_OWNERS} owners at most`)
	.superRefine((owners: Owners, context) => {
		const refusal = ownersRefusal(owners);
		if (refusal !== null) {
			context.addIssue(refusal);
		}
	});
