import { queryOptions, skipToken } from "@tanstack/react-query";
import type { PublicContent } from "#contracts/public-content.ts";
import { sameForEveryone } from "./session.ts";

/** What stands in for the public sources here. The page alone says it: there is no call for it, and it holds as long as the page does. */
export const simulatorQuery = queryOptions<PublicContent["simulator"]>({
	meta: sameForEveryone,
	queryKey: ["simulator"],
	queryFn: skipToken,
	gcTime: Number.POSITIVE_INFINITY,
});
