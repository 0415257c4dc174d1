import { energyNarrative } from "../energy/energy-narrative.ts";
import { licensingNarrative } from "../licensing/licensing-narrative.ts";
import { moneyNarrative } from "../money/money-narrative.ts";
import { placeNarrative } from "../place/place.ts";
import type { ChapterNarrative } from "./rule.ts";

/** What each chapter gives the narrative, in the order of the chapters: of claims of one gravity the first chapter's comes first. */
export const chapterNarratives: readonly ChapterNarrative[] = [
	energyNarrative,
	licensingNarrative,
	moneyNarrative,
	placeNarrative,
];
