import { excelDay } from "#domain/portfolio/import/read-day.ts";
import { readXml } from "./read-xml.ts";

/** A cell as a sheet stores it. */
export type SheetCell = {
	readonly type: string;
	readonly style: number;
	readonly value: string;
	readonly formula: string;
};

/** How a cell's number is shown, as far as it changes what the number means; a number is how many digits it is filled up to. */
export type CellStyle = "day" | "percent" | "plain" | number;

/** Built-in formats that show a day, and a percentage. Source: ECMA-376 part 1, 18.8.30. */
const isDayFormat = (id: number) =>
	(id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const isPercentFormat = (id: number) => id === 9 || id === 10;
/** Days between the two calendars that a workbook may count by. */
const FROM_1904 = 1_462;
/** From here on a number has lost digits. */
const EXACT = 1e15;

/** Text of a cell as a person reads it. A formula counts by its stored result; without one it stays as its text. */
export function cellText(
	{ type, style, value, formula }: SheetCell,
	{
		strings,
		styles,
		is1904,
	}: {
		readonly strings: readonly string[];
		readonly styles: readonly CellStyle[];
		readonly is1904: boolean;
	},
): string {
	if (value === "") {
		return formula === "" ? "" : `=${formula}`;
	}
	if (type === "s") {
		return strings[Number(value)] ?? "";
	}
	if (type === "b") {
		return value === "1" ? "yes" : "no";
	}
	const number = Number(value);
	return type !== "n" || Number.isNaN(number)
		? value
		: numberText(number, styles[style] ?? "plain", is1904);
}

function numberText(number: number, kind: CellStyle, is1904: boolean): string {
	if (kind === "day" && number >= 1) {
		return excelDay(number + (is1904 ? FROM_1904 : 0));
	}
	if (Math.abs(number) >= EXACT) {
		return number.toExponential();
	}
	if (kind === "percent") {
		return `${Number((number * 100).toFixed(6))}%`;
	}
	const plain = String(Number(number.toPrecision(15)));
	return typeof kind === "number" ? plain.padStart(kind, "0") : plain;
}

/** How each style of a workbook shows numbers. */
export function stylesOf(bytes: Uint8Array): CellStyle[] {
	const own = new Map<number, string>();
	const styles: CellStyle[] = [];
	let isInCells = false;
	readXml(bytes, {
		open(name, attributes) {
			const id = Number(attributes["numFmtId"] ?? 0);
			if (name === "numFmt") {
				own.set(id, attributes["formatCode"] ?? "");
			} else if (name === "cellXfs") {
				isInCells = true;
			} else if (name === "xf" && isInCells) {
				styles.push(styleOf(id, own.get(id)));
			}
		},
		close(name) {
			isInCells &&= name !== "cellXfs";
		},
	});
	return styles;
}

function styleOf(id: number, code: string | undefined): CellStyle {
	const shown = (code ?? "").replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, "");
	if (isDayFormat(id) || /[dy]/i.test(shown)) {
		return "day";
	}
	if (isPercentFormat(id) || shown.includes("%")) {
		return "percent";
	}
	return /^0{2,}$/.test(shown) ? shown.length : "plain";
}
