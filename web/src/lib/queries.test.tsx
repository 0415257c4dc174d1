import { expect, test } from "vitest";
import { invalidateSubscription } from "./queries.ts";
import { createQueryClient } from "./query-client.ts";
import { ownKey } from "./session.ts";

test.for([
	["how the subscription stands", ownKey("subscription"), true],
	["the trial", ownKey("trial"), true],
	["the invoices", ownKey("invoices"), true],
	["every preview", ["preview", "M145LL", {}], true],
	["who is signed in", ["user"], false],
	["the prices", ["subscription-prices"], false],
] as const)("of %s it is known whether it has to be asked for again", async (told) => {
	const [, queryKey, isOutdated] = told;
	const queryClient = createQueryClient();
	queryClient.setQueryData(queryKey, {});

	await invalidateSubscription(queryClient);

	expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isOutdated);
});
