import { Hono } from "hono";
import { PageQuery } from "#contracts/admin/paging.ts";
import {
	NewPromoCode,
	type PromoCode,
	PromoCodeChange,
	type PromoCodeList,
	PromoParam,
} from "#contracts/admin/promo-codes.ts";
import type { Done } from "#contracts/recovery.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { changePromoCode } from "./change-promo-code.ts";
import { createPromoCode } from "./create-promo-code.ts";
import { deletePromoCode } from "./delete-promo-code.ts";
import { listPromoCodes } from "./list-promo-codes.ts";

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
