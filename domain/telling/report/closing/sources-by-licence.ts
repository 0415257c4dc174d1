import type { SourceDto } from "../../../base/evidence-dto.ts";

/** A source once, with every date of what was read in it; that something of it had none is kept only where all had none. */
export type DatedSource = {
	readonly source: SourceDto;
	/** The same source under each of its dates. */
	readonly editions: readonly SourceDto[];
};

/** Sources by the terms that hold for them, so that each source and each licence is printed once. */
export function sourcesByLicence(
	sources: readonly SourceDto[],
): readonly { readonly licence: string; readonly sources: readonly DatedSource[] }[] {
	const dated = [...Map.groupBy(sources, ({ name }) => name).values()].flatMap(inOne);
	return [...Map.groupBy(dated, ({ source }) => source.licence)].map(([licence, under]) => ({
		licence,
		sources: under,
	}));
}

function inOne(same: readonly SourceDto[]): DatedSource[] {
	const dated = same.filter(({ asOf }) => asOf !== null);
	const editions = dated.length > 0 ? dated : same;
	const [source] = editions;
	return source ? [{ source, editions }] : [];
}
