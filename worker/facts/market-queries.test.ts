import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { planOf } from "#worker/test/query-plans.ts";
import { authorityMarketQueries, marketValues } from "./market-queries.ts";

test("prices of the areas are looked up, and not sought among those of every area", async () => {
	const { prices } = authorityMarketQueries(
		connect(env.DB),
		marketValues({ nation: "England", authorities: [["E08000003", 1]] }),
	);

	expect(await planOf(prices.toSQL())).toContainEqual(
		expect.stringMatching(/^SEARCH house_prices .*\(snapshot=\? AND code=\?\)/),
	);
});
