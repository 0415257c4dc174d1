import type { FigureDto } from "../evidence-dto.ts";
import type { Block, ChapterContent } from "./blocks.ts";
import { type ChapterId, chapterTitles } from "./chapter-titles.ts";
import type { ReportDocument, ReportSections } from "./document.ts";
import { printedClaims, risksAlone } from "./risk-chapters.ts";

/** The chapters that are made of blocks: screen and PDF draw them without knowing which chapter it is. */
const contentOf = {
	place: ({ place }) => ({
		blocks: place.length > 0 ? [{ kind: "figures", figures: place, areSentences: true }] : [],
	}),
} as const satisfies Partial<Record<ChapterId, (document: ReportSections) => ChapterContent>>;

type BlockChapterId = keyof typeof contentOf;

/** The chapters that screen and PDF have a drawing of their own for. */
export type DrawnChapterId = Exclude<ChapterId, BlockChapterId>;

type ReportChapter = {
	readonly title: string;
} & (
	| { readonly id: DrawnChapterId; readonly content: null }
	| { readonly id: BlockChapterId; readonly content: ChapterContent }
);

/** The chapters that have something to say. */
export function chaptersOf(document: ReportDocument): readonly ReportChapter[] {
	return chapterIds.flatMap((id): readonly ReportChapter[] => {
		const title = chapterTitles[id];
		if (isOfBlocks(id)) {
			const content: ChapterContent = contentOf[id](document);
			return content.blocks.length > 0 ? [{ id, title, content }] : [];
		}
		return listedIn(document)[id]?.length === 0 ? [] : [{ id, title, content: null }];
	});
}

/** What some of the drawn chapters list: with nothing to list they are left out. */
function listedIn({
	narrative,
	risks,
	flags,
	compliance,
	dates,
	plan,
	unchecked,
}: ReportDocument): Readonly<Partial<Record<DrawnChapterId, readonly unknown[]>>> {
	return {
		risks: [...risksAlone(risks), ...printedClaims(narrative.keyRisks, { narrative, risks })],
		recommendations: [...plan, ...printedClaims(narrative.recommendations, { narrative, risks })],
		flags,
		changes: [...dates, ...compliance.changes],
		unchecked,
	};
}

const chapterIds = Object.keys(chapterTitles).filter((id): id is ChapterId => id in chapterTitles);

/** The figures that chapters of blocks tell, in the order of the chapters. */
export function figuresInBlocks(document: ReportSections): readonly FigureDto[] {
	return chapterIds
		.filter(isOfBlocks)
		.flatMap((id): readonly Block[] => contentOf[id](document).blocks)
		.flatMap((block) => (block.kind === "figures" ? block.figures : []));
}

function isOfBlocks(id: ChapterId): id is BlockChapterId {
	return id in contentOf;
}
