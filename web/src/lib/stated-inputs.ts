import type { Preview } from "#contracts/preview.ts";

/** What was stated of the home of a preview, as a call takes it; what was not is left out. */
export function statedInputs({
	use,
	rentOf,
	owned,
	exemption,
	c4permission,
	...figures
}: Preview["inputs"]) {
	return { use, rentOf, owned, exemption, c4permission, ...withoutNulls(figures) };
}

type WithoutNulls<Figures> = { [Name in keyof Figures]?: NonNullable<Figures[Name]> };

function withoutNulls<Figures extends object>(figures: Figures): WithoutNulls<Figures> {
	return Object.fromEntries(
		Object.entries(figures).filter(([, value]) => value !== null),
	) as WithoutNulls<Figures>;
}
