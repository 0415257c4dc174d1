import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { PAGE_ROWS, PageQuery } from "#contracts/admin/paging.ts";
import {
	NewPromoCode,
	type PromoCode,
	PromoCodeChange,
	type PromoCodeList,
	PromoParam,
} from "#contracts/admin/promo-codes.ts";
import type { Done } from "#contracts/credentials.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { cutPage, readPageEnd } from "#worker/db/page.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { changePromoCode } from "./change-promo-code.ts";
import { createPromoCode } from "./create-promo-code.ts";
import { noSuchCode, toPromoCode } from "./promo-code-view.ts";
import { promoStanding, readPromos } from "./promo-codes-repository.ts";

/** Codes that take something off a plan's price. */
export const promoCodeRoutes = new Hono<AppEnv>()
	.get("/promo-codes", validate("query", PageQuery), async (c) =>
		c.json<PromoCodeList>(await listPromoCodes(administratorOf(c), c.req.valid("query")), 200),
	)
	.post("/promo-codes", validate("json", NewPromoCode), async (c) =>
		c.json<PromoCode>(await createPromoCode(administratorOf(c), c.req.valid("json")), 201),
	)
	.patch(
		"/promo-codes/:id",
		validate("param", PromoParam),
		validate("json", PromoCodeChange),
		async (c) =>
			c.json<PromoCode>(
				await changePromoCode(administratorOf(c), c.req.valid("param").id, c.req.valid("json")),
				200,
			),
	)
	.delete("/promo-codes/:id", validate("param", PromoParam), async (c) =>
		c.json<Done>(await deletePromoCode(administratorOf(c), c.req.valid("param").id), 200),
	);

/**
 * Deletes a code. Discounts that run go on, and so does a checkout that has reserved a use: both know by themselves what was agreed.
 * @throws Problem `not_found`, `admins_only`
 */
export async function deletePromoCode(admin: Administrator, id: string): Promise<Done> {
	const { db } = admin;
	const { deleted } = await runAudited(admin, {
		action: "promo_deleted",
		kind: "promo_code",
		id,
		standing: promoStanding(id),
		change: () => ({
			deleted: db
				.delete(promoCodes)
				.where(and(eq(promoCodes.id, id), admin.isActiveAdmin))
				.returning({ id: promoCodes.id }),
		}),
	});
	if (deleted.length === 0) {
		throw noSuchCode();
	}
	return { message: "Promo code deleted successfully" };
}

/** A page of the codes, newest first. @throws Problem `invalid_input` for an end that no page had | `unavailable` */
async function listPromoCodes(
	{ db }: Administrator,
	query: { after?: string | undefined },
): Promise<PromoCodeList> {
	const after = readPageEnd(query.after);
	const rows = await readPromos(db, { after, limit: PAGE_ROWS + 1 });
	const { page, next } = cutPage(rows, PAGE_ROWS, ({ promo: { createdAt: at, id } }) => ({
		at,
		id,
	}));
	return { promoCodes: page.map(toPromoCode), next };
}
