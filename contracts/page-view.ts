import * as z from "zod";
import { type ScreenName, screenNames } from "#domain/base/screens.ts";
import { answerVerdicts } from "#domain/judgement/answer/answer.ts";

/**
 * POST /api/page-views: a screen was opened by somebody who agreed to being counted. The screen's name and nothing else: no address,
 * no visitor.
 */
export const PageView = z.object({
	screen: z.enum(screenNames as [ScreenName, ...ScreenName[]]),
});
export type PageView = z.infer<typeof PageView>;

/**
 * POST /api/offer-views: the offer of a report came into view of somebody who agreed to being counted, under an answer with these verdicts. They are
 * believed for a count and for nothing else: no home, no visitor.
 */
export const OfferView = z.object({ let: z.enum(answerVerdicts), pays: z.enum(answerVerdicts) });
