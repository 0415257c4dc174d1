const kinds = ["Detached", "SemiDetached", "Terraced", "Flat", "Cash", "Mortgage", "FTB", "FOO"];
const measures = ["Price", "Index", "1m%Change", "12m%Change"];
const counted: readonly string[] = ["Cash", "Mortgage", "New", "Old"];

/** The 54 columns of the full file, in its order. */
export const indexHeader: readonly string[] = [
	...["Date", "RegionName", "AreaCode", "AveragePrice", "Index", "IndexSA", "1m%Change"],
	...["12m%Change", "AveragePriceSA", "SalesVolume"],
	...[...kinds, "New", "Old"].flatMap((kind) => [
		...measures.map((measure) => `${kind}${measure}`),
		...(counted.includes(kind) ? [`${kind}SalesVolume`] : []),
	]),
];

/** A line by column; columns not given are blank. */
export type SomeLine = { readonly code: string; readonly month?: string } & Readonly<
	Record<string, string | number>
>;

export function indexLine({ code, month = "2026-09", ...said }: SomeLine): string {
	const [year, ofYear] = month.split("-");
	const known: Record<string, string | number> = {
		Date: `01/${ofYear}/${year}`,
		RegionName: `Area ${code}`,
		AreaCode: code,
		AveragePrice: 200_000,
		...said,
	};
	return indexHeader.map((column) => known[column] ?? "").join(",");
}

export function indexText(...lines: readonly SomeLine[]): string {
	return [indexHeader.join(","), ...lines.map(indexLine)].map((line) => `${line}\n`).join("");
}

/** Both authorities in a month, so that neither is missing. */
export function bothIn(month: string, said: Readonly<Record<string, string | number>> = {}) {
	return ["E08000003", "E08000039"].map((code): SomeLine => ({ code, month, ...said }));
}
