import type { HomesAt, HomesNews } from "#contracts/homes.ts";
import { countAllNews, detailsOf, listHomesAt } from "#worker/homes/homes-repository.ts";
import type { Keeping } from "./keep-homes.ts";

/** Lists what an account keeps at a postcode, so that a preview or report can say that its home is kept already. */
export async function readHomesAt(
	{ caller: { db }, userId }: Keeping,
	postcode: string,
): Promise<HomesAt> {
	const rows = await listHomesAt(db, userId, postcode).execute();
	return {
		homes: rows.map((row) => {
			const { standing, reference, address, postcode: at, group, stated } = detailsOf(row);
			const { certificate = null, houseNumber = null } = stated;
			return {
				...{ id: row.id, standing, reference, group, certificate },
				...{ address: address || (houseNumber ?? ""), postcode: at },
			};
		}),
	};
}

/** Counts the changes that an account has not looked at, for the mark in the menu. */
export async function readNews({ caller: { db }, userId }: Keeping): Promise<HomesNews> {
	const [row] = await countAllNews(db, userId).execute();
	return { news: row?.news ?? 0 };
}
