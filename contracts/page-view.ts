import * as z from "zod";
import { type ScreenName, screenNames } from "#domain/screens.ts";

/**
 * POST /api/page-views: a screen was opened by somebody who agreed to being counted. The screen's name and nothing else: no address,
 * no visitor.
 */
export const PageView = z.object({
	screen: z.enum(screenNames as [ScreenName, ...ScreenName[]]),
});
export type PageView = z.infer<typeof PageView>;
