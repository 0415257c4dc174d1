import * as z from "zod";
import { ReportParam } from "./report.ts";

/** Links to one report that may stand at once. */
export const MOST_SHARES = 20;

/** What is said of a link that opens nothing, whatever the reason. */
export const SHARE_GONE = "This link no longer works. Ask whoever sent it.";

const NAME_WANTED = "Say whom the link is for";

/** POST /api/reports/{id}/shares. Answers `ShareList`. */
export const NewShare = z.object({
	/** Whom it is for, in the owner's words. */
	name: z.string(NAME_WANTED).trim().min(1, NAME_WANTED).max(60, "60 letters at most"),
});
export type NewShare = z.infer<typeof NewShare>;

/** POST /api/reports/{id}/shares/{shareId}/withdraw. Answers `ShareList`, also when it was withdrawn before. */
export const ShareParam = ReportParam.extend({ shareId: z.string().max(40) });
export type ShareParam = z.infer<typeof ShareParam>;

/** A link by which anyone reads one report. Times are ISO instants. */
const Share = z.object({
	id: z.string(),
	name: z.string(),
	/** The screen that it opens, below the product's own address. */
	path: z.string(),
	createdAt: z.iso.datetime(),
	/** How often others than the owner opened it. */
	uses: z.number().int(),
	lastUsedAt: z.iso.datetime().nullable(),
});
export type Share = z.infer<typeof Share>;

/** GET /api/reports/{id}/shares, for the owner alone: the links that work, the newest first. */
export const ShareList = z.object({ shares: z.array(Share) });
export type ShareList = z.infer<typeof ShareList>;

/** GET /api/shared/{token} and below: what stands in a link. Anything else of that length or another opens nothing. */
export const SharedParam = z.object({ token: z.string() });
export type SharedParam = z.infer<typeof SharedParam>;
