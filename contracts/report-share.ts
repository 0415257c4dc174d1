import * as z from "zod";
import { SHARE_NAME_LENGTH, SHARE_NAME_WANTED } from "#domain/telling/report/share-terms.ts";
import { ReportParam } from "./report-asked.ts";
import { lettersAtMost, TypedLine } from "./typed-text.ts";

/** POST /api/reports/{id}/shares. Answers `ShareList`. */
export const NewShare = z.object({
	/** Whom it is for, in the owner's words. */
	name: TypedLine({
		min: [1, SHARE_NAME_WANTED],
		max: lettersAtMost(SHARE_NAME_LENGTH),
	}),
	/** Whether it shows the owner's tax, from which their income and share can be worked out. */
	withTax: z.boolean().default(false),
});
export type NewShare = z.infer<typeof NewShare>;

/** POST /api/reports/{id}/shares/{shareId}/withdraw. Answers `ShareList`, also when it was withdrawn before. */
export const ShareParam = ReportParam.extend({ shareId: z.string().max(40) });
export type ShareParam = z.infer<typeof ShareParam>;

/** A link by which anyone reads one report. Times are ISO instants. */
export type Share = {
	readonly id: string;
	readonly name: string;
	readonly withTax: boolean;
	/** The screen that it opens, below the product's own address. */
	readonly path: string;
	readonly createdAt: string;
	/** How often people other than the owner opened it. */
	readonly uses: number;
	readonly lastUsedAt: string | null;
};

/** GET /api/reports/{id}/shares, for the owner alone: the links that work, the newest first. */
export type ShareList = { readonly shares: readonly Share[] };

/** GET /api/shared/{token} and below: the token of a link. Any other text, of whatever length, is not found. */
export const SharedParam = z.object({ token: z.string() });
export type SharedParam = z.infer<typeof SharedParam>;
