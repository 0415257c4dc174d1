import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PromoCode, PromoCodeChange } from "#contracts/admin/promo-codes.ts";
import { isPromoCodeName, WHOLE_PRICE } from "#domain/business/subscription/promo.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import {
	beyondWhole,
	codeTaken,
	noSuchCode,
	toPromoCode,
	toStored,
	wrongName,
} from "./promo-code-view.ts";
import {
	type CountedPromo,
	codeIsFree,
	promoStanding,
	readNamesake,
	readPromo,
} from "./promo-codes-repository.ts";

/**
 * Changes what is given of a code and leaves the rest. Discounts that run go on as they were agreed.
 * @throws Problem `not_found`, `taken`, `invalid_input` for a percentage above 100 or a name of other letters, `admins_only`
 */
export async function changePromoCode(
	admin: Administrator,
	id: string,
	change: PromoCodeChange,
): Promise<PromoCode> {
	const { db } = admin;
	const stored = toStored(change);
	const name = { id, code: stored.code ?? "" };
	const {
		changed,
		promo: [promo],
		namesakes,
	} = await runAudited(admin, {
		action: "promo_changed",
		kind: "promo_code",
		id,
		standing: promoStanding(id),
		change: () => ({
			changed: db
				.update(promoCodes)
				// A value is never empty here: naming the id keeps a change of nothing a statement.
				.set({ id, ...stored })
				.where(
					and(
						eq(promoCodes.id, id),
						admin.isActiveAdmin,
						codeIsFree(name),
						isOlderOrPlain(stored),
						staysWithinWhole(stored),
					),
				)
				.returning({ id: promoCodes.id }),
		}),
		after: () => ({ promo: readPromo(db, id), namesakes: readNamesake(db, name) }),
	});
	if (!promo) {
		throw noSuchCode();
	}
	if (changed.length === 0) {
		throw namesakes.length > 0
			? codeTaken()
			: isNameRefused(promo, stored)
				? wrongName()
				: beyondWhole();
	}
	return toPromoCode(promo);
}

type Stored = ReturnType<typeof toStored>;

/** Condition: the name follows the rule for names, or is the unchanged name of a code older than the rule. */
function isOlderOrPlain({ code }: Stored): SQL | undefined {
	return code === undefined || isPromoCodeName(code) ? undefined : eq(promoCodes.code, code);
}

function isNameRefused({ promo }: CountedPromo, { code }: Stored): boolean {
	return code !== undefined && !isPromoCodeName(code) && promo.code !== code;
}

/**
 * Condition: the discount takes off no more than the whole price. Checked in the statement, because two administrators may change type and value at once.
 */
function staysWithinWhole({ discountType, discountValue }: ReturnType<typeof toStored>): SQL {
	const type = sql`coalesce(${discountType ?? null}, ${promoCodes.discountType})`;
	const value = sql`coalesce(${discountValue ?? null}, ${promoCodes.discountValue})`;
	return sql`(${type} <> 'percentage' OR ${value} <= ${WHOLE_PRICE})`;
}
