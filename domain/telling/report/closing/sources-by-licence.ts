import type { SourceDto } from "../../../base/evidence-dto.ts";

/** A source with all its dates. A missing date is only kept where no other is known. */
export type DatedSource = {
	readonly source: SourceDto;
	/** The source, once for each of its dates. */
	readonly editions: readonly SourceDto[];
};

/** Sources grouped by licence, so that each source and licence is printed once. */
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
