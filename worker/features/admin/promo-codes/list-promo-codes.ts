import { PAGE_ROWS } from "#contracts/admin/paging.ts";
import type { PromoCodeList } from "#contracts/admin/promo-codes.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { cutPage, readPageEnd } from "#worker/db/page.ts";
import { toPromoCode } from "./promo-code-view.ts";
import { readPromos } from "./promo-codes-repository.ts";

/** A page of the codes, newest first. @throws Problem `invalid_input` for an end that no page had | `unavailable` */
export async function listPromoCodes(
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
