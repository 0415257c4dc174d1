import type { OpenChange } from "#contracts/open-register.ts";
import { csvField } from "#domain/csv.ts";
import { type OpenScheme, openChange, openId } from "#domain/licensing/open-scheme.ts";
import { schemeKindInWords } from "#domain/licensing/scheme-words.ts";
import { APP_NAME } from "#domain/product.ts";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";
import type { HistoryEntry } from "./register-history.ts";

/** On what terms the register is given on. */
export const OPEN_TERMS = `Use it freely; name ${APP_NAME} and the page that a row rests on. Codes of authorities and wards: Office for National Statistics, Open Government Licence v3.0. A lead is not checked: ask the council.`;

/** What a reader of the rows has to know before anything else. */
export const OPEN_NOTICE =
	"A lead is a row that rests on no page we read. It says only that a council has, or may have, a scheme of that kind: it is no answer. Of a row that rests on a page, a day is null where that page does not name it. What is not here is unknown, not absent.";

/** Stays as it is whatever the product is called: readers of the feed know its entries by it. */
const FEED_ID = "urn:licensing-register";

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
] as const;

/** The rows as a file of columns; what is a list of words stands with spaces between, and what has parts of its own as JSON. Source: RFC 4180. */
export function registerCsv(schemes: readonly OpenScheme[]): string {
	const lines = [
		[...columns],
		...schemes.map((scheme) => {
			const fields: Readonly<Record<string, unknown>> = scheme;
			return columns.map((column) => cellOf(column, fields[column]));
		}),
	];
	return lines.map((cells) => `${cells.map(csvField).join(",")}\r\n`).join("");
}

function cellOf(column: (typeof columns)[number], value: unknown): string {
	if (value === null || value === undefined) {
		return "";
	}
	if ((column === "wardCodes" || column === "ruledOut") && Array.isArray(value)) {
		return value.join(" ");
	}
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Entries of the history as changes that anybody may have; what changed in a lead beside its being one is not among them. */
export function openChanges(entries: readonly HistoryEntry[]): OpenChange[] {
	return entries.flatMap(({ number, at, before, after }) => {
		const row = after ?? before;
		const changes = openChange(before, after);
		return row === null || changes.length === 0
			? []
			: [
					{
						id: `${FEED_ID}:${openId(row)}:${number}`,
						at: new Date(at).toISOString(),
						schemeId: openId(row),
						authorityCode: row.authorityCode,
						authority: row.council,
						kind: row.kind,
						changes: [...changes],
					},
				];
	});
}

/** The same as a feed. Source: RFC 4287. `base`: where the product is, without a slash at its end. */
export function changesAtom(
	changes: readonly OpenChange[],
	{ base, updated }: { readonly base: string; readonly updated: string },
): string {
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom">',
		"<title>Changes of the licensing register</title>",
		`<id>${FEED_ID}</id>`,
		`<updated>${updated}</updated>`,
		`<author><name>${escapeMarkup(APP_NAME)}</name></author>`,
		`<link rel="self" href="${escapeMarkup(base)}/register/changes.atom"/>`,
		`<rights>${escapeMarkup(OPEN_TERMS)}</rights>`,
		...changes.map(({ id, at, authority, kind, changes: lines }) =>
			[
				"<entry>",
				`<title>${escapeMarkup(`${authority}: ${schemeKindInWords[kind]}`)}</title>`,
				`<id>${escapeMarkup(id)}</id>`,
				`<updated>${at}</updated>`,
				`<summary>${escapeMarkup(lines.join(" "))}</summary>`,
				"</entry>",
			].join(""),
		),
		"</feed>",
		"",
	].join("\n");
}
