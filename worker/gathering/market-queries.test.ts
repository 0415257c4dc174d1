import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { parsePostcode } from "#domain/postcode.ts";
import { connect } from "#worker/db/client.ts";
import { marketQueries } from "./market-queries.ts";

async function planOf({ sql, params }: { sql: string; params: unknown[] }): Promise<string[]> {
	const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...params)
		.all<{ detail: string }>();
	return results.map(({ detail }) => detail);
}

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
