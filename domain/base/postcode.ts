/**
 * The postcode areas in use (Royal Mail Postcode Address File, OS Code-Point Open 2025.4.0 and the
 * Northern Ireland and Crown dependency areas). A well-shaped text outside this list is no postcode.
 */
export const geographicAreas = new Set(
	`AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC
	EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME
	MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST
	SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE`.split(/\s+/),
);

/** Jersey, Guernsey and the Isle of Man: real postcodes under other law, which this product does not cover. */
const crownDependencies: Readonly<Record<string, string>> = {
	JE: "Jersey",
	GY: "Guernsey",
	IM: "the Isle of Man",
};

/** Areas that name an organisation or a forces address, not a place (Royal Mail; BX and XX are bulk mail). */
const nonGeographicAreas: Readonly<Record<string, string>> = {
	GIR: "a bank's own postcode",
	BF: "a British Forces address",
	BX: "a bank's or department's own postcode",
	XX: "a bulk-mail return address",
};

/** A postcode of the United Kingdom, taken apart. `M14 5LL`: outcode `M14`, sector `M14 5`, area `M`. */
export type Postcode = {
	/** With its one space, upper case: `M14 5LL`. */
	readonly formatted: string;
	/** Without the space: `M145LL`, as it stands in our addresses. */
	readonly compact: string;
	readonly outcode: string;
	readonly sector: string;
	readonly area: string;
};

export type PostcodeRefusal = "malformed" | "non_geographic" | "not_covered";

export type ParsedPostcode =
	| { ok: true; postcode: Postcode }
	| { ok: false; refusal: PostcodeRefusal; reason: string };

/** Longest input that is read. No postcode is longer than 8 characters; the margin is for stray spaces. */
const LONGEST_INPUT = 32;

/**
 * The shapes of BS 7666 and the Royal Mail Programmers' Guide: A9, A99, AA9, AA99, A9A and AA9A with the
 * letters each place allows, then a digit and two letters that are none of C I K M O V.
 */
const shape =
	/^(?<outcode>(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY]))(?<incode>\d[ABD-HJLNP-UW-Z]{2})$/;

/** Girobank's one postcode, which follows no shape. */
const girobank = "GIR0AA";
/** Forces addresses are also written "BFPO 123". */
const forcesPost = /^BFPO(C\/O)?\d{1,4}$/;
/** The bulk-mail returns area, whose first letter no geographic postcode may have. */
const bulkMail = /^XX\d{1,2}\d[A-Z]{2}$/;

const malformed: ParsedPostcode = {
	ok: false,
	refusal: "malformed",
	reason: "Check the postcode. It should look like SW1A 1AA.",
};

function nonGeographic(kind: string): ParsedPostcode {
	return {
		ok: false,
		refusal: "non_geographic",
		reason: `This postcode is ${kind}, not a place where a home can be let.`,
	};
}

/**
 * Reads what a person typed: any case, with or without spaces.
 * Refuses with a reason: `malformed` (no such shape or area), `non_geographic` (GIR 0AA, BFPO, BX, XX),
 * `not_covered` (Channel Islands, Isle of Man).
 */
export function parsePostcode(input: string): ParsedPostcode {
	if (input.length > LONGEST_INPUT) {
		return malformed;
	}
	const compact = input.replace(/\s+/g, "").toUpperCase();
	if (compact === girobank) {
		return nonGeographic(nonGeographicAreas["GIR"] ?? "");
	}
	if (forcesPost.test(compact)) {
		return nonGeographic(nonGeographicAreas["BF"] ?? "");
	}
	if (bulkMail.test(compact)) {
		return nonGeographic(nonGeographicAreas["XX"] ?? "");
	}
	const { outcode, incode } = shape.exec(compact)?.groups ?? {};
	return outcode && incode ? placed(outcode, incode) : malformed;
}

/** The postcode that the whole text is, as a list of one; empty for any other text. */
export function postcodesIn(text: string): Postcode[] {
	const parsed = parsePostcode(text);
	return parsed.ok ? [parsed.postcode] : [];
}

function placed(outcode: string, incode: string): ParsedPostcode {
	const area = outcode.replace(/\d.*$/, "");
	const organisation = nonGeographicAreas[area];
	if (organisation) {
		return nonGeographic(organisation);
	}
	const island = crownDependencies[area];
	if (island) {
		return {
			ok: false,
			refusal: "not_covered",
			reason: `This postcode is in ${island}, which has its own law and is not covered.`,
		};
	}
	if (!geographicAreas.has(area)) {
		return malformed;
	}
	return {
		ok: true,
		postcode: {
			formatted: `${outcode} ${incode}`,
			compact: `${outcode}${incode}`,
			outcode,
			sector: `${outcode} ${incode.charAt(0)}`,
			area,
		},
	};
}

/** Check of the shape alone, for a browser that cannot reach the server. Accepts postcodes that do not exist. Source: Rule PLACE-8. */
export function looksLikePostcode(input: string): boolean {
	return /^[A-Z]{1,2}\d{1,2}[A-Z]?\d[A-Z]{2}$/.test(input.replace(/\s+/g, "").toUpperCase());
}
