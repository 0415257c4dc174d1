import { listInWords } from "../../base/words.ts";
import type { AreaPage } from "./area-page.ts";

/** Title and description of an authority's page, or of the list, for the browser tab and search results. */
export type AreaHead = { readonly title: string; readonly description: string };

/** Of the list of all authorities. */
export const areasHead: AreaHead = {
	title: "Landlord licensing by council",
	description:
		"Selective and additional licensing and Article 4 by UK council. Which schemes we know of, where and until when, each with the page it rests on.",
};

/** Title for the tab, and description for search results of at most 160 characters. */
export function areaHead({
	name,
	nation,
	kinds,
}: Pick<AreaPage, "name" | "nation" | "kinds">): AreaHead {
	const live = kinds.filter(({ standing }) => standing === "live").map(({ title }) => title);
	const inForce = live.length === 0 ? "" : `In force: ${listInWords(live)}. `;
	const whole = `${inForce}Which homes to let in ${name} need a licence: wards, dates, fees and law, with the page each rests on.`;
	return {
		title: `Landlord licensing in ${name}`,
		description:
			whole.length <= LONGEST_DESCRIPTION
				? whole
				: `Which homes to let in ${name}, ${nation}, need a licence, with the page each answer rests on.`,
	};
}

/** Characters that a search result shows. */
const LONGEST_DESCRIPTION = 160;
