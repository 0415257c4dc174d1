import * as z from "zod";
import { type ScreenName, screenNames } from "#domain/base/screens.ts";
import { answerVerdicts } from "#domain/judgement/answer/answer.ts";

/** POST /api/page-views: a visitor who agreed to being counted opened a screen. Holds the screen's name alone: no address, no visitor. */
export const PageView = z.object({
	screen: z.enum(screenNames as [ScreenName, ...ScreenName[]]),
});
export type PageView = z.infer<typeof PageView>;

/**
 * POST /api/offer-views: a visitor who agreed to being counted saw the offer of a report, under an answer with these verdicts. The verdicts are used for a
 * count only: no home, no visitor.
 */
export const OfferView = z.object({ let: z.enum(answerVerdicts), pays: z.enum(answerVerdicts) });
