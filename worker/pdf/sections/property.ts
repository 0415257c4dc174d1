import type { ReportDocument } from "#domain/report/document.ts";
import { chapter } from "../chapter.ts";
import { plainRows, toldRows } from "../figures.ts";
import type { Strip } from "../strip.ts";

/** What the home is. */
export function propertyChapter({ home, property }: ReportDocument): readonly Strip[] {
	return chapter("Property Information", [
		...plainRows([
			...(home.address ? [{ label: "Address", text: home.address }] : []),
			{ label: "Postcode", text: home.postcode },
		]),
		...toldRows(property),
	]);
}
