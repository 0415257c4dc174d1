import type { IsoDate } from "#domain/calendar.ts";
import type { PublishedFile } from "#national/files/published-file.ts";
import { newestMonth } from "#national/price-paid/newest-month.ts";

const PLACES = 48;
const BYTES_AT_A_PLACE = 64 * 1024;
const transferDay = /"(\d{4}-\d\d-\d\d) 00:00"/g;

/**
 * The newest month, `YYYY-MM`, of rows here and there in a file, its end among them, that is not after today; null where none has one. It says from
 * when on sales are kept, as far as can be told before the whole file was read, so that the far greater number of older ones need not be put by.
 */
export async function newestMonthFound(
	file: PublishedFile,
	today: IsoDate,
): Promise<string | null> {
	const last = Math.max(0, file.size - BYTES_AT_A_PLACE);
	const places = new Set(
		Array.from({ length: PLACES }, (_, at) => Math.floor((last * at) / (PLACES - 1))),
	);
	const months = new Map<string, number>();
	for (const place of places) {
		const text = await textAt(file, place);
		for (const [, day = ""] of text.matchAll(transferDay)) {
			const month = day.slice(0, 7);
			if (day <= today) {
				months.set(month, (months.get(month) ?? 0) + 1);
			}
		}
	}
	return newestMonth(months);
}

async function textAt(file: PublishedFile, place: number): Promise<string> {
	let text = "";
	for await (const chunk of file.read(place, Math.min(file.size, place + BYTES_AT_A_PLACE))) {
		text += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString("latin1");
	}
	return text;
}
