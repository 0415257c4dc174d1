import * as z from "zod";
import {
	implausibleFigure,
	type LoanPercent,
	loanPercents,
	rentsOf,
	statedInputs,
	statedTypes,
	type WireInputs,
} from "#domain/base/inputs.ts";
import { nations } from "#domain/base/nation.ts";
import { uses } from "#domain/base/use.ts";
import { type AmountPer, amountText } from "#domain/subjects/listing/typed-amount.ts";
import { TypedLine } from "./typed-text.ts";

const amountOf = (most: number, least: z.core.$ZodCheck<number>) =>
	z
		.number("Enter an amount in pounds")
		.check(
			least,
			z.lte(most, "That amount is too large"),
			z.multipleOf(0.01, "Enter pounds and pence"),
		);

const pounds = (most: number) => amountOf(most, z.positive("Enter an amount above £0"));

const poundsOrNone = (most: number) => amountOf(most, z.gte(0, "Enter an amount in pounds"));

const count = (what: string, most: number) =>
	z
		.number(`Enter a number of ${what}`)
		.int(`Enter a whole number of ${what}`)
		.min(0, `Enter a number of ${what}`)
		.max(most, `Enter ${most} ${what} or fewer`);

const LOAN_REFUSED = `The loan is one of ${loanPercents.join(", ")} percent of the price`;

/** The figures that may be stated of a home, and the refusal for text that is not a number. Amounts in pounds. */
const figures = {
	bedrooms: { schema: count("bedrooms", 20), refusal: "Enter a number of bedrooms" },
	/** Everyone who lives there, across all households. */
	people: {
		schema: count("people", 30).min(1, "Enter at least one person"),
		refusal: "Enter a number of people",
	},
	/** Rooms that are let one by one. */
	rooms: {
		schema: count("rooms", 30).min(1, "Enter at least one room"),
		refusal: "Enter a number of rooms",
	},
	rent: { schema: pounds(100_000), refusal: "Enter an amount in pounds", per: "month" },
	price: { schema: pounds(100_000_000), refusal: "Enter an amount in pounds", per: "once" },
	/** For a home already owned; absent where no loan is left. */
	loanLeft: {
		schema: poundsOrNone(100_000_000),
		refusal: "Enter an amount in pounds",
		per: "once",
	},
	boughtFor: { schema: pounds(100_000_000), refusal: "Enter an amount in pounds", per: "once" },
	valueWhenLet: { schema: pounds(100_000_000), refusal: "Enter an amount in pounds", per: "once" },
	/** Includes ground rent; absent where none is due. */
	serviceCharge: {
		per: "year",
		schema: poundsOrNone(1_000_000),
		refusal: "Enter an amount in pounds",
	},
	/** Percent of the price. */
	loan: {
		schema: z.number(LOAN_REFUSED).transform((percent, context): LoanPercent => {
			const offered = loanPercents.find((each) => each === percent);
			if (offered === undefined) {
				context.addIssue(LOAN_REFUSED);
				return z.NEVER;
			}
			return offered;
		}),
		refusal: LOAN_REFUSED,
	},
} as const;

const HouseNumber = z
	.string()
	.trim()
	.min(1, "Enter a house number")
	.max(40, "That is too long for a house number")
	.regex(/^[\p{L}\p{N} ,'’./-]+$/u, "Enter a house number, such as 12 or 12A");

const choices = {
	certificate: z
		.string()
		.regex(/^\d{4}-\d{4}-\d{4}-\d{4}-\d{4}$/, "A certificate number has twenty digits in fours")
		.optional(),
	use: z.enum(uses, { error: "Use is single, sharers or hmo" }).default("single"),
	/** Stated by the visitor where a postcode lies on a border. */
	nation: z.enum(nations, { error: "That is not a nation of the United Kingdom" }).optional(),
	/** Whether the rent is for the whole home or for one room. */
	rentOf: z.enum(rentsOf, { error: "A rent is of a room or of the whole home" }).default("home"),
	type: z.enum(statedTypes, { error: `The type is one of ${statedTypes.join(", ")}` }).optional(),
	/** Broad Rental Market Area, stated by the visitor where no table gives it. */
	brma: TypedLine({ max: [80, "That is no rental market area"] }).optional(),
	/** Stated by the visitor where a list of streets decides on a licence. */
	houseNumber: HouseNumber.optional(),
};

const refusals = {
	price: "A home has no such price: enter it in pounds",
	rent: "That reads like a year’s rent: enter a month’s",
	rooms: "There are more rooms than people",
} as const;

/** Refuses a price near zero, a monthly rent that looks like a year's, and more let rooms than people. Source: Rule MONEY-13. */
function checkFigures(stated: WireInputs, context: z.RefinementCtx): void {
	// A field that failed its own check may still be text.
	if (context.issues.length > 0) {
		return;
	}
	const { rent, price } = statedInputs(stated);
	const wrong = implausibleFigure({ rent, price });
	const tooMany = (stated.rooms ?? 0) > (stated.people ?? Number.POSITIVE_INFINITY);
	for (const field of [wrong, tooMany ? ("rooms" as const) : null]) {
		if (field !== null) {
			context.addIssue({ code: "custom", path: [field], message: refusals[field] });
		}
	}
}

/** What a buyer states about the home in the body of a call. Every value is used and labelled as the buyer's. */
export const StatedHome = z
	.object({
		...choices,
		bedrooms: figures.bedrooms.schema.optional(),
		people: figures.people.schema.optional(),
		rooms: figures.rooms.schema.optional(),
		rent: figures.rent.schema.optional(),
		price: figures.price.schema.optional(),
		loanLeft: figures.loanLeft.schema.optional(),
		boughtFor: figures.boughtFor.schema.optional(),
		valueWhenLet: figures.valueWhenLet.schema.optional(),
		serviceCharge: figures.serviceCharge.schema.optional(),
		loan: figures.loan.schema.optional(),
		/** The home is owned already, not being bought. */
		owned: z.boolean().default(false),
		/** An exemption from the minimum energy standard is registered. */
		exemption: z.boolean().default(false),
		/** Permission for use as an HMO is held, or it lawfully is one already. */
		c4permission: z.boolean().default(false),
	})
	.superRefine(checkFigures);
export type StatedHome = z.infer<typeof StatedHome>;

const flag = z
	.enum(["true", "false"], { error: "This is true or false" })
	.transform((text) => text === "true");

/** A typed number (digits with at most one point) or a typed amount of money. Blank means not stated. */
function typed<Value extends number>({
	schema,
	refusal,
	per,
}: {
	readonly schema: z.ZodType<Value, number>;
	readonly refusal: string;
	/** What an amount is for; absent for a count. */
	readonly per?: AmountPer;
}) {
	return z
		.string()
		.transform((given, context) => {
			const text = per === undefined ? given.trim() : amountText(given.trim(), per);
			if (!/^(\d+(\.\d+)?)?$/.test(text)) {
				context.addIssue(refusal);
				return z.NEVER;
			}
			return text === "" ? undefined : Number(text);
		})
		.pipe(schema.optional())
		.optional();
}

/** The stated home in the query of the preview, as texts. */
export const PreviewQuery = z
	.object({
		...choices,
		bedrooms: typed(figures.bedrooms),
		people: typed(figures.people),
		rooms: typed(figures.rooms),
		rent: typed(figures.rent),
		price: typed(figures.price),
		loanLeft: typed(figures.loanLeft),
		boughtFor: typed(figures.boughtFor),
		valueWhenLet: typed(figures.valueWhenLet),
		serviceCharge: typed(figures.serviceCharge),
		loan: typed(figures.loan),
		owned: flag.default(false),
		exemption: flag.default(false),
		c4permission: flag.default(false),
	})
	.superRefine(checkFigures);
export type PreviewQuery = z.infer<typeof PreviewQuery>;
