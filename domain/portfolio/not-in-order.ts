import { isOwn, type KeptHome } from "./kept-home.ts";

/** Homes with a gap among those of one group. */
export type OrderOfGroup<Home> = {
	/** Client or branch; null of homes without one. */
	readonly group: string | null;
	readonly homes: number;
	readonly withGap: readonly Home[];
	/** Share with a gap, 0 to 1; 0 where there is no home. */
	readonly share: number;
};

type ListedHome = Pick<KeptHome, "standing" | "group"> & { readonly gaps: readonly unknown[] };

/** Share and list of own homes with a gap, of all and by group in the order of their names, those without one last. Source: Rule HELD-4. */
export function notInOrder<Home extends ListedHome>(
	homes: readonly Home[],
): OrderOfGroup<Home> & { readonly groups: readonly OrderOfGroup<Home>[] } {
	const own = homes.filter(isOwn);
	const groups = [...Map.groupBy(own, ({ group }) => group)]
		.map(([group, members]) => orderOf(group, members))
		.toSorted((a, b) =>
			a.group === null || b.group === null
				? Number(a.group === null) - Number(b.group === null)
				: a.group.localeCompare(b.group),
		);
	return { ...orderOf(null, own), groups };
}

function orderOf<Home extends ListedHome>(
	group: string | null,
	homes: readonly Home[],
): OrderOfGroup<Home> {
	const withGap = homes
		.filter(({ gaps }) => gaps.length > 0)
		.toSorted((a, b) => b.gaps.length - a.gaps.length);
	return {
		group,
		homes: homes.length,
		withGap,
		share: homes.length === 0 ? 0 : withGap.length / homes.length,
	};
}
