type Gap = { readonly name: string; readonly reason: string | null };

/** Groups what is unknown or uncertain by its reason, in the order in which the reasons first come. */
export function gapsByReason<G extends Gap>(
	gaps: readonly G[],
): { reason: string; names: string[]; first: G }[] {
	const grouped = new Map<string, { reason: string; names: string[]; first: G }>();
	for (const gap of gaps) {
		const reason = gap.reason ?? "Not published for this area";
		const group = grouped.get(reason);
		if (group) {
			group.names.push(gap.name);
		} else {
			grouped.set(reason, { reason, names: [gap.name], first: gap });
		}
	}
	return [...grouped.values()];
}
