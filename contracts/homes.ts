import * as z from "zod";
import type { Band } from "#domain/base/facts/band.ts";
import { fromPounds, type Pence, pence } from "#domain/base/money.ts";
import { nations } from "#domain/base/nation.ts";
import { parsePostcode } from "#domain/base/postcode.ts";
import type { LettingAnswer } from "#domain/judgement/answer/answer.ts";
import type { AnsweredInShort } from "#domain/judgement/answer/answer-words.ts";
import type { HomeEvent } from "#domain/portfolio/changes.ts";
import type { DatabaseReadiness } from "#domain/portfolio/database-readiness.ts";
import type { PortfolioDate } from "#domain/portfolio/dates.ts";
import {
	heldLicenceKinds,
	homeStandings,
	type PropertyOwner,
	tenures,
	unstatedLoan,
} from "#domain/portfolio/kept-home.ts";
import type { GapInShort, Requirement } from "#domain/portfolio/requirement.ts";
import type { ComingWorks } from "#domain/portfolio/way-to-c.ts";
import type { YearOfHomes } from "#domain/portfolio/year-of-homes.ts";
import type { ReportSummary } from "./report.ts";
import { StatedHome } from "./stated-home.ts";
import { TOO_LONG, TypedLine } from "./typed-text.ts";

const day = z.iso.date("Enter a date").nullable().default(null);
const line = (most: number) =>
	TypedLine({ max: [most, TOO_LONG] })
		.transform((text) => (text === "" ? null : text))
		.nullable()
		.default(null);
const amount = z
	.number("Enter an amount in pounds")
	.int("Enter pounds and pence")
	.min(0, "Enter an amount of £0 or more")
	.max(10_000_000_000, "That amount is too large")
	.transform(pence);

const HeldLicence = z.object({
	kind: z.enum(heldLicenceKinds, { error: "That is no kind of licence" }),
	number: line(60),
	people: z
		.number("Enter a number of people")
		.int("Enter a whole number of people")
		.min(1, "Enter at least one person")
		.max(200, "That is too many people")
		.nullable()
		.default(null),
	until: day,
	holder: line(120),
});

const HeldPapers = z.object({
	licences: z.array(HeldLicence).max(6, "Six licences at most").default([]),
	areLicencesStated: z.boolean().default(false),
	hasGas: z.boolean().nullable().default(null),
	gasUntil: day,
	electricalUntil: day,
	energyUntil: day,
	insuranceUntil: day,
	alarmsTestedOn: day,
	depositScheme: line(60),
	registration: z
		.object({ number: line(60), until: day })
		.nullable()
		.default(null),
	databaseEntry: z
		.object({
			number: TypedLine({ min: [1, "Enter the entry’s number"], max: [60, TOO_LONG] }),
			enteredOn: day,
		})
		.nullable()
		.default(null),
});

const Shares = z
	.array(
		z.object({
			ownerId: z.string().max(40),
			share: z
				.number("Enter a share of the ownership")
				.gt(0, "Enter a share above 0")
				.max(1, "A share is 100% at most"),
		}),
	)
	.max(10, "Ten owners at most")
	.superRefine((shares, context) => {
		if (new Set(shares.map(({ ownerId }) => ownerId)).size < shares.length) {
			context.addIssue("Each owner once");
		}
		// Shares are typed in hundredths.
		if (shares.reduce((sum, { share }) => sum + share, 0) > 1 + 1e-6) {
			context.addIssue("The shares make 100% at most");
		}
	});

/** What an account keeps of a home. Amounts within `stated` are pounds, as the preview's. */
export const HomeDetails = z.object({
	standing: z.enum(homeStandings, { error: "A home is watched, let, empty or sold" }),
	/** The owner's own name for it. */
	reference: line(60),
	/** Without the postcode. */
	address: TypedLine({ max: [200, TOO_LONG] }).default(""),
	postcode: TypedLine({ max: [32, TOO_LONG] }).transform((text, context) => {
		const parsed = parsePostcode(text);
		if (!parsed.ok) {
			context.addIssue(parsed.reason);
			return z.NEVER;
		}
		return parsed.postcode.formatted;
	}),
	building: line(80),
	/** A client or branch. */
	group: line(80),
	stated: StatedHome,
	loan: z
		.object({
			ratePercent: z
				.number("Enter a rate in percent")
				.min(0, "Enter a rate of 0 or more")
				.max(30, "That rate is too high")
				.nullable()
				.default(null),
			fixedUntil: day,
			isRepayment: z.boolean().default(false),
			yearsLeft: z
				.number("Enter a number of years")
				.int("Enter whole years")
				.min(1, "Enter at least one year")
				.max(50, "Enter 50 years or fewer")
				.nullable()
				.default(null),
		})
		.default(unstatedLoan),
	tenure: z.enum(tenures, { error: "That is no tenure" }).nullable().default(null),
	owners: Shares.default([]),
	tenancyFrom: day,
	rentRaisedOn: day,
	held: HeldPapers.default(() => HeldPapers.parse({})),
	energySpentPence: amount.nullable().default(null),
});
export type HomeDetails = z.infer<typeof HomeDetails>;

/** PUT /api/homes/{id}: replaces what is kept, unless it was changed since the revision that was seen. Answers `HomeKept`. */
export const HomeChange = z.object({ home: HomeDetails, revisionSeen: z.int().min(1) });
export type HomeChange = z.infer<typeof HomeChange>;

export const HomeParam = z.object({ id: z.string().max(40) });

/** POST /api/homes and PUT /api/homes/{id}. */
export type HomeKept = { readonly id: string; readonly revision: number };

const OwnerName = TypedLine({ min: [1, "Enter a name"], max: [80, TOO_LONG] });

/** Who owns homes of an account: personal, and only ever sent in the body of a call. */
export const OwnerDetails = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("person"),
		name: OwnerName,
		/** A year's income besides all lettings. */
		incomePence: amount,
		nation: z.enum(nations, { error: "That is not a nation of the United Kingdom" }),
		/** Brought forward. */
		lossPence: amount.default(pence(0)),
		financeCostPence: amount.default(pence(0)),
	}),
	z.object({
		kind: z.literal("company"),
		name: OwnerName,
		/** A year's profits besides all lettings. */
		otherProfitsPence: amount,
		associatedCompanies: z.int("Enter a whole number").min(0).max(1_000).default(0),
		lossPence: amount.default(pence(0)),
	}),
]);
export type OwnerDetails = z.infer<typeof OwnerDetails>;

/** GET /api/homes/owners, and what every change of them answers: the first first. */
export type OwnerList = { readonly owners: readonly PropertyOwner[] };

/** PUT /api/homes/{id}/archived: sets a home aside, or takes it back. Answers `Done`. */
export const HomeArchiving = z.object({ isArchived: z.boolean("This is true or false") });

/** GET /api/homes/at/{postcode}: what the account keeps there, set aside or not. */
export const HomesAtParam = z.object({ postcode: z.string().max(32) });
export type HomesAt = {
	readonly homes: readonly (Pick<
		HomeDetails,
		"standing" | "reference" | "address" | "postcode" | "group"
	> & { readonly id: string; readonly certificate: string | null })[];
};

/** GET /api/homes/news: changes of all its homes that the account has not looked at. */
export type HomesNews = { readonly news: number };

/** A home in the list: as it was last judged, which may be some days ago. */
export type HomeInList = Pick<
	HomeDetails,
	"standing" | "reference" | "address" | "postcode" | "building" | "group"
> & {
	readonly id: string;
	/** Of the home, where one was chosen. */
	readonly certificate: string | null;
	readonly isArchived: boolean;
	/** Beyond the number that the plan allows: readable, and not watched. */
	readonly isOverLimit: boolean;
	/** A year's, as stated; null where it is not. */
	readonly rent: Pence | null;
	/** Percent of the value or price a year, before costs; null where one of both is not stated. */
	readonly yield: number | null;
	/** Null before the first look at it. */
	readonly judged: {
		/** Day, `YYYY-MM-DD`. */
		readonly on: string;
		readonly answered: AnsweredInShort;
		readonly gaps: readonly GapInShort[];
		/** Ids of requirements that are not stated, or of which nobody knows yet whether they are needed. */
		readonly unsettled: readonly string[];
		/** Works that take it to band C, by its certificate; none where none are needed or known. */
		readonly works: readonly string[];
		readonly band: Band | null;
	} | null;
	readonly next: Pick<PortfolioDate, "on" | "title" | "isDraft"> | null;
	/** Changes that nobody has looked at. */
	readonly news: number;
};

/** GET /api/homes: the homes of the account, its owners, and what they come to together. */
export type HomeList = OwnerList & {
	readonly homes: readonly HomeInList[];
	/** Most homes of the plan. */
	readonly limit: number;
	/** The next of all homes, soonest first. */
	readonly dates: readonly PortfolioDate[];
	readonly order: {
		readonly homes: number;
		readonly withGap: number;
		/** Own homes of which something is not stated or settled, or that were not judged yet. */
		readonly unsettled: number;
		readonly groups: readonly {
			readonly group: string | null;
			readonly homes: number;
			readonly withGap: number;
		}[];
	};
	readonly year: YearOfHomes;
};

/** Years and pounds, as `2027:5000,2028:3000`. */
export const WorksBudgets = z.object({
	budgets: z
		.string()
		.regex(
			/^(20[23]\d:\d{1,7}(,20[23]\d:\d{1,7}){0,5})?$/,
			"Enter an amount in pounds for each year",
		)
		.default("")
		.transform((text) =>
			text
				.split(",")
				.filter(Boolean)
				.map((part) => {
					const [year, pounds] = part.split(":").map(Number);
					return { year: year ?? 0, amount: fromPounds(pounds ?? 0) };
				}),
		),
});

/** GET, POST and DELETE /api/homes/feed: the secret address of the calendar after the call, as a path on our origin; null where there is none. */
export type HomesFeed = { readonly path: string | null };

/** GET /api/homes/{id}: a home, judged now by the function of the preview. */
export type OpenedHome = HomeKept & {
	readonly home: HomeDetails;
	readonly isArchived: boolean;
	readonly assessedOn: string;
	readonly answer: LettingAnswer;
	readonly requirements: readonly Requirement[];
	readonly dates: readonly PortfolioDate[];
	/** The newest first. */
	readonly events: readonly (HomeEvent & { readonly isNew: boolean })[];
	/** What the coming standard of band C asks of it; null where none is known. */
	readonly works: ComingWorks | null;
	readonly readiness: DatabaseReadiness | null;
	/** The account's reports at its postcode, newest first. */
	readonly reports: readonly Pick<ReportSummary, "id" | "name" | "address" | "createdAt">[];
};
