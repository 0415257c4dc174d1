import { env } from "cloudflare:workers";
import { connect } from "#worker/db/client.ts";
import { planGrants } from "#worker/db/schema/subscriptions.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW } from "./ask-app.ts";

/** A grant of Pro that has just begun and holds for thirty days, unless said otherwise. */
export async function someGrant(
	userId: string,
	over: Partial<typeof planGrants.$inferInsert> = {},
) {
	const row = {
		id: newId("grt", randomToken),
		userId,
		plan: "pro",
		startsAt: NOW,
		endsAt: NOW + 30 * 86_400_000,
		overSubscription: null,
		overPlan: null,
		...over,
	} as const;
	await connect(env.DB).insert(planGrants).values(row);
	return row;
}
