import { HOME_DATES_TITLE } from "../dates/home-date.ts";
import type { FigureDto } from "../evidence-dto.ts";
import type { Block, ChapterContent } from "./blocks.ts";
import type { ReportDocument, ReportFacts } from "./document.ts";

/** What the report is called. */
export const REPORT_TITLE = "Property Risk Report";

/** The chapters of a report in their order. Titles: SPEC section 2 "Report detail". */
export const chapterTitles = {
	overall: "Overall Risk Assessment",
	risks: "Key Investment Risks",
	recommendations: "Investment Recommendations",
	flags: "Regulatory Red Flags",
	property: "Property Information",
	energy: "Energy Efficiency",
	licensing: "Licensing Requirements",
	market: "Market Intelligence",
	finance: "Financial Analysis",
	roi: "ROI Analysis",
	place: "The Area",
	compliance: "Compliance Checklist",
	dates: HOME_DATES_TITLE,
	changes: "Changes of the Law",
	plan: "Action Plan",
	unchecked: "What We Could Not Check",
	sources: "Sources and Method",
} as const;

export type ChapterId = keyof typeof chapterTitles;

/** The chapters that are made of blocks: screen and PDF draw them without knowing which chapter it is. */
const contentOf = {
	place: ({ place }) => ({
		blocks: place.length > 0 ? [{ kind: "figures", figures: place, areSentences: true }] : [],
	}),
} as const satisfies Partial<Record<ChapterId, (document: ReportFacts) => ChapterContent>>;

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
	flags,
	compliance,
	dates,
	plan,
	unchecked,
}: ReportDocument): Readonly<Partial<Record<DrawnChapterId, readonly unknown[]>>> {
	return {
		risks: narrative.keyRisks,
		recommendations: narrative.recommendations,
		flags,
		dates,
		changes: compliance.changes,
		plan,
		unchecked,
	};
}

const chapterIds = Object.keys(chapterTitles).filter((id): id is ChapterId => id in chapterTitles);

/** The figures that chapters of blocks tell, in the order of the chapters. */
export function figuresInBlocks(document: ReportFacts): readonly FigureDto[] {
	return chapterIds
		.filter(isOfBlocks)
		.flatMap((id): readonly Block[] => contentOf[id](document).blocks)
		.flatMap((block) => (block.kind === "figures" ? block.figures : []));
}

function isOfBlocks(id: ChapterId): id is BlockChapterId {
	return id in contentOf;
}
