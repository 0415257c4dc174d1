import type { Context } from "hono";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { gatewayFor } from "#worker/payments/payments-of.ts";
import type { Till } from "#worker/reports/sync-payment.ts";

/** What a request brings to payments. */
export function tillOf(c: Context<AppEnv>): Till {
	const { world } = c.var;
	return { db: connect(c.env.DB), gatewayOf: gatewayFor(c.env, world), world };
}
