import type { IsoDate } from "#domain/calendar.ts";
import type { PublishedFile } from "#national/files/published-file.ts";

const PLACES = 48;
const BYTES_AT_A_PLACE = 64 * 1024;
const transferDay = /"(\d{4}-\d\d-\d\d) 00:00"/g;

/**
 * The newest day not after today among rows here and there in a file, its end among them; null where none has one. The newest of all may be later: it
 * says from when on sales are kept at least, before the whole file was read, so that the far greater number of older ones need not be put by.
 */
export async function newestDayFound(file: PublishedFile, today: IsoDate): Promise<IsoDate | null> {
	const last = Math.max(0, file.size - BYTES_AT_A_PLACE);
	const places = new Set(
		Array.from({ length: PLACES }, (_, at) => Math.floor((last * at) / (PLACES - 1))),
	);
	let newest: IsoDate | null = null;
	for (const place of places) {
		const text = await textAt(file, place);
		for (const [, day = ""] of text.matchAll(transferDay)) {
			newest = day <= today && day > (newest ?? "") ? day : newest;
		}
	}
	return newest;
}

async function textAt(file: PublishedFile, place: number): Promise<string> {
	let text = "";
	for await (const chunk of file.read(place, Math.min(file.size, place + BYTES_AT_A_PLACE))) {
		text += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString("latin1");
	}
	return text;
}
