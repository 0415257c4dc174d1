import { env } from "cloudflare:workers";
import { connect } from "#worker/db/client.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW } from "./ask-app.ts";

/** What a stranger says is wrong, waiting to be decided, unless said otherwise. Gives its id. */
export async function someSuggestion(
	over: Partial<typeof registerSuggestions.$inferInsert> = {},
): Promise<string> {
	const id = newId("sug", randomToken);
	await connect(env.DB)
		.insert(registerSuggestions)
		.values({
			id,
			digest: id,
			authorityCode: "E08000003",
			kind: "selective",
			postcode: "M14 5LL",
			what: "The scheme covers the whole ward.",
			link: "https://www.manchester.gov.uk/licensing",
			createdAt: NOW,
			...over,
		});
	return id;
}
