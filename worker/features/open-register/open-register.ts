import { toCsv } from "#domain/base/csv.ts";
import { APP_NAME } from "#domain/base/product.ts";
import type { OpenScheme } from "#domain/subjects/licensing/open-scheme.ts";

/** On what terms the register is given on. */
export const OPEN_TERMS = `Use it freely; name ${APP_NAME} and the page that a row rests on. Codes of authorities and wards: Office for National Statistics, Open Government Licence v3.0. A lead is not checked: ask the council.`;

/** What a reader of the rows has to know before anything else. */
export const OPEN_NOTICE =
	"A lead is a row that rests on no page we read. It says only that a council has, or may have, a scheme of that kind: it is no answer. Of a row that rests on a page, a day is null where that page does not name it. What is not here is unknown, not absent.";

const columns = [
	"id",
	"authorityCode",
	"authority",
	"kind",
	"state",
	"councilPage",
	"ruledOut",
	"name",
	"status",
	"coverage",
	"wardCodes",
	"wardVintage",
	"hasUnmatchedWards",
	"designatedOn",
	"startsOn",
	"endsOn",
	"hmo",
	"exemptions",
	"fees",
	"plans",
	"evidence",
	"verifiedOn",
	"missing",
] as const;

const listsOfCodes: readonly (typeof columns)[number][] = ["wardCodes", "ruledOut", "missing"];

/** The rows as a file of columns; what is a list of words stands with spaces between, and what has parts of its own as JSON. */
export function registerCsv(schemes: readonly OpenScheme[]): string {
	return toCsv([
		columns,
		...schemes.map((scheme) => {
			const fields: Readonly<Record<string, unknown>> = scheme;
			return columns.map((column) => cellOf(column, fields[column]));
		}),
	]);
}

function cellOf(column: (typeof columns)[number], value: unknown): string {
	if (value === null || value === undefined) {
		return "";
	}
	if (listsOfCodes.includes(column) && Array.isArray(value)) {
		return value.join(" ");
	}
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
