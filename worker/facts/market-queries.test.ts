import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { parsePostcode } from "#domain/base/postcode.ts";
import { connect } from "#worker/db/client.ts";
import { planOf } from "#worker/test/query-plans.ts";
import { marketQueries } from "./market-queries.ts";

test("prices of the areas are looked up, and not sought among those of every area", async () => {
	const postcode = parsePostcode("M145LL");
	if (!postcode.ok) {
		throw new Error(postcode.reason);
	}
	const { prices } = marketQueries(connect(env.DB), postcode.postcode, {
		nation: "England",
		authorities: [["E08000003", 1]],
	});

	expect(await planOf(prices.toSQL())).toContainEqual(
		expect.stringMatching(/^SEARCH house_prices .*\(snapshot=\? AND code=\?\)/),
	);
});
