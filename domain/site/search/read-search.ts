import { type Postcode, parsePostcode } from "../../base/postcode.ts";
import { houseNumberIn } from "../../subjects/licensing/streets/home-address.ts";
import { likelyPostcodes } from "./likely-postcodes.ts";

/** What a visitor typed into the postcode search. */
export type SearchReading =
	/** A certain postcode, and the house number beside it. */
	| { readonly kind: "postcode"; readonly postcode: Postcode; readonly houseNumber: string | null }
	/** Possible meanings to choose from: a letter in place of a digit, or two postcodes in one text. */
	| {
			readonly kind: "likely";
			readonly postcodes: readonly Postcode[];
			readonly houseNumber: string | null;
	  }
	/** A postcode of no home that we cover, and why. */
	| { readonly kind: "refused"; readonly reason: string }
	/** Words that may name a place: the whole text, and the part after the last comma. */
	| { readonly kind: "place"; readonly names: readonly string[] }
	| { readonly kind: "nothing" };

/** Characters of an address as people paste it; longer text is refused unread. */
const LONGEST = 300;
/** Invisible characters that are copied along. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
/** Allows a dash or a point between the halves, as people type. */
const POSTCODE = /(?<![A-Z0-9])([A-Z]{1,2}\d[A-Z\d]?)[\s.\-–_]{0,3}(\d[A-Z]{2})(?![A-Z0-9])/gi;
const LONGEST_PLACE = 60;
const OUTCODE = /(?<![A-Z0-9])[A-Z]{1,2}\d[A-Z\d]?(?![A-Z0-9])/gi;
/** Countries and counties of several authorities, which add nothing after a place name. */
const WIDER =
	/^(?:uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland|greater manchester|merseyside|tyne (?:and|&) wear|west midlands|(?:(?:west|south) )?yorkshire|(?:east |west )?sussex|kent|essex|surrey|devon|norfolk|suffolk|cumbria|(?:berk|bedford|cambridge|che|derby|gloucester|hamp|hertford|lanca|leicester|lincoln|nottingham|oxford|stafford|warwick|worcester)shire)$/i;

/** Reads a search: a postcode in any spelling, an address with one, or the name of a place. */
export function readSearch(typed: string): SearchReading {
	const text = typed.length > LONGEST ? "" : plainText(typed);
	const whole = parsePostcode(text);
	if (whole.ok) {
		return { kind: "postcode", postcode: whole.postcode, houseNumber: null };
	}
	if (whole.refusal !== "malformed") {
		return { kind: "refused", reason: whole.reason };
	}
	const found = [...text.matchAll(POSTCODE)].map(({ 0: printed, 1: out, 2: inward, index }) => ({
		before: text.slice(0, index),
		after: text.slice(index + printed.length),
		parsed: parsePostcode(`${out} ${inward}`),
	}));
	const [first] = found;
	const postcodes = distinct(found.flatMap(({ parsed }) => (parsed.ok ? [parsed.postcode] : [])));
	const [only, ...others] = postcodes;
	if (only) {
		const houseNumber = numberBeside(first?.before ?? "", first?.after ?? "");
		return others.length === 0
			? { kind: "postcode", postcode: only, houseNumber }
			: { kind: "likely", postcodes, houseNumber: null };
	}
	if (first && !first.parsed.ok && first.parsed.refusal !== "malformed") {
		return { kind: "refused", reason: first.parsed.reason };
	}
	const { likely, before } = likelyPostcodes(text);
	if (likely.length > 0) {
		return { kind: "likely", postcodes: likely, houseNumber: numberBeside(before, "") };
	}
	const names = distinctNames(text);
	return names.length === 0 ? { kind: "nothing" } : { kind: "place", names };
}

/** House number before a postcode, else after it. The street may be missing; rooms are not a street. "12/14" is 12-14, "14/5" a flat of 14. */
function numberBeside(before: string, after: string): string | null {
	const behind = /\bbed|£/i.test(after) ? "" : after;
	const [number = null] = [before, behind].flatMap((part) => {
		const words = part.replace(/^[\s,.]+|[\s,.]+$/g, "");
		return houseNumberIn(/\d[a-z]?$/i.test(words) ? `${words} Street` : words) ?? [];
	});
	const [, house, second] = /^(\d+)\/(\d+)$/.exec(number ?? "") ?? [];
	if (house === undefined || second === undefined) {
		return number;
	}
	return Number(second) > Number(house) ? `${house}-${second}` : house;
}

/** Without quotes, brackets and signs that cannot be seen; full-width letters as plain ones. */
function plainText(typed: string): string {
	return typed
		.normalize("NFKC")
		.replace(UNSEEN, "")
		.replace(/(?<!\p{L})['’]|['’](?!\p{L})/gu, " ")
		.replace(/["`´“”‘«»()[\]{}<>*;:|\\]+/g, " ")
		.replace(/(?<!\b\d{1,4}[a-z]?)\/|\/(?!\d{1,4}[a-z]?\b)/gi, " ")
		.replace(/\s+/g, " ")
		.replace(/^[\s.,_-]+/, "")
		.replace(/[\s.,_-]+$/, "");
}

function distinct(postcodes: readonly Postcode[]): Postcode[] {
	return [...new Map(postcodes.map((postcode) => [postcode.compact, postcode])).values()];
}

function distinctNames(text: string): string[] {
	const parts = text
		.replace(OUTCODE, " ")
		.split(",")
		.map((part) => part.replace(/\s+/g, " ").trim())
		.filter((part) => part !== "");
	while (parts.length > 1 && WIDER.test(parts.at(-1) ?? "")) {
		parts.pop();
	}
	return [...new Set([parts.join(", "), parts.at(-1) ?? ""])].filter(
		(name) => name.length <= LONGEST_PLACE && /^\p{L}[\p{L} ,.'’&-]+$/u.test(name),
	);
}
