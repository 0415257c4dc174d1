import { type Inputs, implausibleFigure } from "../../base/inputs.ts";
import { houseNumberIn } from "../../subjects/licensing/streets/home-address.ts";
import type { HeldLicence, HeldLoan, HeldPapers } from "../kept-home.ts";
import type { Column, TableRow } from "./columns.ts";
import { type ImportField, importFields } from "./import-fields.ts";
import type { CellRefusal, ImportedHome, ReadRow, UnreadCell } from "./imported-home.ts";
import {
	faultOf,
	isBlank,
	isUnreadable,
	readCertificate,
	readCount,
	readLicence,
	readMoney,
	readOwners,
	readPercent,
	readPeriod,
	readRent,
	readStanding,
	readTenure,
	readUse,
	readYesNo,
	type Unreadable,
} from "./read-cells.ts";
import { readDay } from "./read-day.ts";
import { readPlace } from "./read-place.ts";

/** Words that are an answer in these fields and a gap in others. */
const NONE = /^(?:n\/?a|none|-)$/i;

/** The apostrophe with which a file for spreadsheets disarms what begins like a formula, ours among them. */
const DISARMED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** Cells of a row by field, and what was refused on the way. */
type RowCells = {
	readonly cell: (field: ImportField) => string | undefined;
	/** Reads the cell of a field. Undefined where it states nothing or is refused. */
	readonly read: <Value>(
		field: ImportField,
		reader: (cell: string) => Value | Unreadable,
	) => Value | undefined;
	readonly refuse: (field: ImportField, reason: string) => void;
	readonly refusals: readonly CellRefusal[];
};

/** Reads a row by the fields of its columns. Nothing is guessed and nothing lost. Source: Rule HOMES-13. */
export function readRow(row: TableRow, columns: readonly Column[]): ReadRow {
	const cells = rowCells(row, columns);
	const unread = unreadOf(row, columns);
	const place = readPlace({
		flat: cells.cell("flat"),
		building: cells.cell("building"),
		houseNumber: cells.cell("houseNumber"),
		address: cells.cell("address"),
		addressTwo: cells.cell("addressTwo"),
		addressThree: cells.cell("addressThree"),
		town: cells.cell("town"),
		postcode: cells.cell("postcode"),
	});
	if ("reason" in place) {
		cells.refuse(place.field, place.reason);
		return { row: row.number, state: "refused", home: null, refusals: cells.refusals, unread };
	}
	const home: ImportedHome = {
		...place,
		certificate: cells.read("certificate", readCertificate) ?? null,
		stated: statedOf(cells),
		inputs: inputsOf(cells, place.address),
		loan: loanOf(cells),
		held: heldOf(cells),
		owners: ownersOf(cells),
	};
	const { refusals } = cells;
	return {
		row: row.number,
		state: refusals.length === 0 ? "read" : "review",
		home,
		refusals,
		unread,
	};
}

function rowCells({ cells }: TableRow, columns: readonly Column[]): RowCells {
	const refusals: CellRefusal[] = [];
	const columnOf = (field: ImportField) => columns.find((column) => column.field === field);
	const printed = (field: ImportField) => {
		const column = columnOf(field);
		return column ? (cells[column.at]?.trim().replace(DISARMED, "") ?? "") : "";
	};
	const refuse = (field: ImportField, reason: string) =>
		refusals.push({
			column: columnOf(field)?.header ?? importFields[field].label,
			cell: printed(field),
			reason,
		});
	const cell = (field: ImportField) => {
		const text = printed(field);
		const isAnswer = /^(?:yesno|licence)$/.test(importFields[field].kind) && NONE.test(text);
		return isBlank(text) && !isAnswer ? undefined : text;
	};
	return {
		refusals,
		refuse: (field, reason) => void refuse(field, reason),
		cell,
		read(field, reader) {
			const text = cell(field);
			const value = text === undefined ? undefined : (faultOf(text) ?? reader(text));
			if (!isUnreadable(value)) {
				return value;
			}
			refuse(field, value.reason);
			return undefined;
		},
	};
}

/** Cells of columns that are not used. */
function unreadOf({ cells }: TableRow, columns: readonly Column[]): UnreadCell[] {
	return columns.flatMap(({ at, field, header }) => {
		const cell = cells[at]?.trim() ?? "";
		return field === null && cell !== "" ? [{ column: header, cell }] : [];
	});
}

function statedOf({ read }: RowCells): ImportedHome["stated"] {
	return present({
		reference: read("reference", readText),
		building: read("building", readText),
		group: read("group", readText),
		tenure: read("tenure", readTenure),
		standing: read("standing", readStanding),
		tenancyFrom: read("tenancyFrom", readDay),
		rentRaisedOn: read("rentRaisedOn", readDay),
	});
}

function inputsOf(cells: RowCells, address: string): Partial<Inputs> {
	const { read } = cells;
	const people = read("people", readCount);
	const period = read("rentPeriod", readPeriod);
	const rents = [
		read("rentMonth", (cell) => readRent(cell, period ?? "pcm")),
		read("rentWeek", (cell) => readRent(cell, "pw")),
		read("rentYear", (cell) => readRent(cell, "pa")),
	].filter((rent) => rent !== undefined);
	const value = read("value", readMoney);
	const price = read("price", readMoney);
	const inputs = present({
		use: read("use", (cell) => readUse(cell, people ?? null)),
		people,
		bedrooms: read("bedrooms", readCount),
		rent: rents[0],
		price: value ?? price,
		boughtFor: value === undefined ? undefined : price,
		loanLeft: read("loanLeft", readMoney),
		houseNumber: cells.cell("houseNumber") ?? houseNumberIn(address) ?? undefined,
	});
	const odd = implausibleFigure({ rent: inputs.rent ?? null, price: inputs.price ?? null });
	if (odd !== null) {
		const reason =
			odd === "price" ? "This is too little for a home." : "This is too much rent for the price.";
		cells.refuse(odd === "price" ? (value === undefined ? "price" : "value") : "rentMonth", reason);
		return { ...inputs, [odd]: null };
	}
	return inputs;
}

function loanOf({ read }: RowCells): Partial<HeldLoan> {
	return present({
		ratePercent: read("rate", readPercent),
		fixedUntil: read("fixedUntil", readDay),
	});
}

function heldOf(cells: RowCells): Partial<HeldPapers> {
	const { read } = cells;
	const gasUntil = read("gasUntil", readDay);
	const number = read("databaseNumber", readText);
	const enteredOn = read("databaseOn", readDay) ?? null;
	return present({
		...licencesOf(cells),
		hasGas: read("hasGas", readYesNo) ?? (gasUntil === undefined ? undefined : true),
		gasUntil,
		electricalUntil: read("electricalUntil", readDay),
		energyUntil: read("energyUntil", readDay),
		insuranceUntil: read("insuranceUntil", readDay),
		alarmsTestedOn: read("alarmsTestedOn", readDay),
		depositScheme: read("depositScheme", readText),
		databaseEntry: number === undefined ? undefined : { number, enteredOn },
	});
}

/** The licence of a row, which has one at most. Without a column for its kind it is a licence for an HMO or of a scheme, which nothing tells. */
function licencesOf({ read, cell, refuse }: RowCells): Partial<HeldPapers> {
	const kind = read("licenceKind", readLicence);
	const parts: Omit<HeldLicence, "kind"> = {
		number: read("licenceNumber", readText) ?? null,
		people: read("licencePeople", readCount) ?? null,
		until: read("licenceUntil", readDay) ?? null,
		holder: read("licenceHolder", readText) ?? null,
	};
	const isStated = Object.values(parts).some((part) => part !== null);
	if (kind) {
		return { areLicencesStated: true, licences: [{ kind, ...parts }] };
	}
	if (kind === null && !isStated) {
		return { areLicencesStated: true, licences: [] };
	}
	if (isStated && (kind === null || cell("licenceKind") === undefined)) {
		refuse(
			"licenceKind",
			kind === null
				? "The row has a licence and says that there is none."
				: "State which licence it is: selective, additional, mandatory or HMO.",
		);
	}
	return {};
}

function ownersOf({ read }: RowCells): ImportedHome["owners"] {
	const share = read("ownerShare", readPercent);
	return read("owners", (cell) => readOwners(cell, share === undefined ? null : share / 100)) ?? [];
}

function readText(cell: string): string {
	return cell;
}

/** Without what is undefined. */
function present<Fields extends Readonly<Record<string, unknown>>>(fields: Fields) {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
		[Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
	};
}
