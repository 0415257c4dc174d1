import { createWriteStream, readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const samples = ["greater-manchester_2019", "barbican_EC2Y", "goldenlane_EC1Y"];
/** Areas of England and Wales. */
const areas =
	"AL B BA BB BD BH BL BN BR BS CA CB CF CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP HR HU HX IG IP KT L LA LD LE LL LN LS LU M ME MK N NE NG NN NP NR NW OL OX PE PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO".split(
		" ",
	);
/** First and last year of the sales in a file. */
export type Years = readonly [number, number];

/** A row of a sample, in the columns of the bulk files, without its identifier, day and postcode. */
type Row = { id: string; day: string; postcode: string; price: string; rest: string };

/**
 * Writes a file in the form of `pp-complete.csv` by repeating the rows of the samples, and gives how many rows it has. Each repetition gets
 * identifiers of its own and lies in the next postcode area; its year is moved too, so that all of `years` come up evenly.
 */
export async function writeSalesFile(
	target: string,
	{ folder, bytes, years }: { folder: string; bytes: number; years: Years },
): Promise<number> {
	const rows = samples.flatMap((name) => readRows(path.join(folder, `ppd_app_export_${name}.csv`)));
	let count = 0;
	function* parts(): Generator<string> {
		let written = 0;
		for (let turn = 0; written < bytes; turn += 1) {
			const part = rows
				.map((row, place) => rowText(row, { turn, number: count + place, years }))
				.join("");
			written += part.length;
			count += rows.length;
			yield part;
		}
	}
	await pipeline(Readable.from(parts()), createWriteStream(target));
	return count;
}

type Place = { readonly turn: number; readonly number: number; readonly years: Years };

function rowText({ id, day, postcode, price, rest }: Row, { turn, number, years }: Place): string {
	// An odd factor gives each number below 2^32 another one.
	const ownId = (Math.imul(number, 0x9e3779b1) >>> 0).toString(16).toUpperCase().padStart(8, "0");
	const area = areas[turn % areas.length] ?? "";
	const [first, last] = years;
	const year = first + ((turn * 7) % (last + 1 - first));
	const date = day.endsWith("-02-29") ? "02-28" : day.slice(5);
	return `"{${ownId}${id.slice(8)}}","${price}","${year}-${date} 00:00","${postcode.replace(/^[A-Z]+/, area)}",${rest}\n`;
}

/** The app's export has other columns than the bulk files: no braces, the flat before the house, a link at the end. */
function readRows(file: string): Row[] {
	const row =
		/"([\dA-F-]{36})","(\d+)","(\d{4}-\d\d-\d\d)","([A-Z\d ]+)",("."),("."),("."),("[^"]*"),("[^"]*"),((?:"[^"]*",){5})("."),"/g;
	return [...readFileSync(file, "utf8").matchAll(row)].map(
		([
			,
			id = "",
			price = "",
			day = "",
			postcode = "",
			type,
			age,
			tenure,
			saon,
			paon,
			place,
			category,
		]) => ({
			id,
			price,
			day,
			postcode,
			rest: `${type},${age},${tenure},${paon},${saon},${place}${category},"A"`,
		}),
	);
}
