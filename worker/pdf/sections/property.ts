import type { ReportDocument } from "#domain/report/document.ts";
import { chapter } from "../chapter.ts";
import { plainRows, toldRows } from "../figures.ts";
import { inCompany, type Strip } from "../strip.ts";

/** What the home is. */
export function propertyChapter({ home, property }: ReportDocument): readonly Strip[] {
	const where = [
		...(home.address ? [{ label: "Address", text: home.address }] : []),
		{ label: "Postcode", text: home.postcode },
	];
	return chapter("Property Information", inCompany([...plainRows(where), ...toldRows(property)]));
}
