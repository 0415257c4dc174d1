import * as z from "zod";
import { SourceFault } from "../http/source-fault.ts";

/** Parts of a dataset's page that we read: its editions. */
export const DatasetPage = z.object({ datasets: z.array(z.object({ uri: z.string() })).min(1) });

/** Parts of an edition's page that we read: its files. */
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
 * Path of the newest edition: `.../current` where there is one, else the latest day at the end of a path (`.../19august2026`).
 * @throws SourceFault when there is neither
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

/** Day at the end of a path in UTC milliseconds; infinitely late for the current one, null for any other ending. */
function dayOf(uri: string): number | null {
	const last = uri.replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";
	if (last === "current") {
		return Number.POSITIVE_INFINITY;
	}
	const [, day, month = "", year] = /^(\d{1,2})([a-z]+)(\d{4})$/.exec(last) ?? [];
	return months.includes(month) ? Date.UTC(Number(year), months.indexOf(month), Number(day)) : null;
}

/**
 * Address of an edition's workbook, which its page names by file name, path or full address. An address outside `baseUrl` is not requested.
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
