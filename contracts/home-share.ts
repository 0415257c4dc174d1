import * as z from "zod";
import type { LettingAnswer } from "#domain/judgement/answer/answer.ts";
import type { PortfolioDate } from "#domain/portfolio/dates.ts";
import type { Requirement } from "#domain/portfolio/requirement.ts";
import { SHARE_NAME_LENGTH, SHARE_NAME_WANTED } from "#domain/telling/report/share-terms.ts";
import { HomeParam } from "./homes.ts";
import { lettersAtMost, TypedLine } from "./typed-text.ts";

/** POST /api/homes/{id}/shares. Answers `HomeShareList`. */
export const NewHomeShare = z.object({
	/** Whom it is for, in the owner's words. */
	name: TypedLine({ min: [1, SHARE_NAME_WANTED], max: lettersAtMost(SHARE_NAME_LENGTH) }),
});

/** DELETE /api/homes/{id}/shares/{shareId}. Answers `HomeShareList`, also when it was withdrawn before. */
export const HomeShareParam = HomeParam.extend({ shareId: z.string().max(40) });
export type HomeShareParam = z.infer<typeof HomeShareParam>;

/** GET /api/homes/{id}/shares: the links that work, the newest first. Times are ISO instants. */
export type HomeShareList = {
	readonly shares: readonly {
		readonly id: string;
		readonly name: string;
		/** The screen that it opens, below the product's own address. */
		readonly path: string;
		readonly endsAt: string;
	}[];
};

/** GET /api/shared-home/{token}: a home as anyone reads it who was sent a link, judged now. */
export type SharedHome = {
	readonly address: string;
	readonly postcode: string;
	readonly assessedOn: string;
	readonly answer: LettingAnswer;
	readonly requirements: readonly Requirement[];
	readonly dates: readonly PortfolioDate[];
};
