import * as z from "zod";
import { SourceFault } from "../http/source-fault.ts";

/** What the page of a dataset says of its editions. */
export const DatasetPage = z.object({ datasets: z.array(z.object({ uri: z.string() })).min(1) });

/** What the page of an edition says of its files. */
export const EditionPage = z.object({ downloads: z.array(z.object({ file: z.string() })) });

const months = [
	"january",
	"february",
	"march",
	"april",
	"may",
	"june",
	"july",
	"august",
	"september",
	"october",
	"november",
	"december",
];

/**
 * The path of the newest edition: `.../current` where there is one, else the one whose path ends in the latest day (`.../19august2026`).
 * @throws SourceFault when there is none of either
 */
export function newestEdition({ datasets }: z.infer<typeof DatasetPage>): string {
	const dated = datasets
		.map(({ uri }) => ({ uri, day: dayOf(uri) }))
		.filter((edition) => edition.day !== null)
		.toSorted((a, b) => (b.day ?? 0) - (a.day ?? 0));
	const [newest] = dated;
	if (!newest?.uri.startsWith("/")) {
		throw malformed("no edition of the rents has a date");
	}
	return newest.uri.replace(/\/+$/, "");
}

/** UTC milliseconds; later than any day for the current one, null for a path that ends otherwise. */
function dayOf(uri: string): number | null {
	const last = uri.replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";
	if (last === "current") {
		return Number.POSITIVE_INFINITY;
	}
	const [, day, month = "", year] = /^(\d{1,2})([a-z]+)(\d{4})$/.exec(last) ?? [];
	return months.includes(month) ? Date.UTC(Number(year), months.indexOf(month), Number(day)) : null;
}

/**
 * Where the workbook of an edition lies: its page names it by its bare name, by a path or by a whole address. What lies elsewhere than at `baseUrl` is
 * not asked for.
 * @throws SourceFault when there is no workbook, or it lies elsewhere
 */
export function workbookAddress(
	baseUrl: string,
	edition: string,
	{ downloads }: z.infer<typeof EditionPage>,
): string {
	const workbook = downloads.find(({ file }) => /\.xlsx$/i.test(file))?.file;
	if (workbook === undefined) {
		throw malformed("the newest edition has no workbook");
	}
	if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(workbook)) {
		const address = URL.canParse(workbook, baseUrl) ? new URL(workbook, baseUrl) : null;
		if (address?.origin !== new URL(baseUrl).origin) {
			throw malformed("the workbook lies on another host");
		}
		return address.href;
	}
	const path = workbook.startsWith("/") ? workbook : `${edition}/${workbook}`;
	return path.startsWith("/file?") ? `${baseUrl}${path}` : `${baseUrl}/file?uri=${path}`;
}

function malformed(message: string): SourceFault {
	return new SourceFault("privateRents", "malformed", message);
}
