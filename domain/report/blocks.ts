import type { FigureDto, ProvenanceDto } from "../evidence-dto.ts";

/** Figures under one another, each with where it comes from. */
type FiguresBlock = {
	readonly kind: "figures";
	readonly figures: readonly FigureDto[];
	/** The figures are sentences rather than numbers. */
	readonly areSentences?: boolean;
};

/** Rows of texts, all from one place. */
type TableBlock = {
	readonly kind: "table";
	/** What the table holds, for those who come to it without what stands around it. */
	readonly caption: string;
	readonly columns: readonly {
		readonly title: string;
		/** Share of the printed table's width; all columns together make 1. */
		readonly share: number;
		/** Figures end at the right. */
		readonly isNumber?: boolean;
	}[];
	/** As many cells as there are columns; the first names the row, and no two rows have one name. */
	readonly rows: readonly (readonly string[])[];
	readonly provenance: ProvenanceDto;
};

/** A part of a chapter, of a kind that screen and PDF can both draw. */
export type Block = FiguresBlock | TableBlock;

/** A chapter that needs no drawing of its own. */
export type ChapterContent = {
	readonly blocks: readonly Block[];
};
