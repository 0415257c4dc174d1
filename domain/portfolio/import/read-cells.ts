import { fromPounds, type Pence } from "../../base/money.ts";
import { countedUse, type Use } from "../../base/use.ts";
import { type AmountPer, typedAmount } from "../../subjects/listing/typed-amount.ts";
import type { HeldLicence, HomeStanding, Tenure } from "../kept-home.ts";

/** A cell that cannot be read, in words for its person. */
export type Unreadable = { readonly reason: string };

export function isUnreadable(value: unknown): value is Unreadable {
	return typeof value === "object" && value !== null && "reason" in value;
}

/** Cells that state nothing: people fill a gap so. */
export function isBlank(cell: string): boolean {
	return /^(?:|[-–—?.]+|n\/?a|tbc|tba|unknown|not known|null|nil known)$/i.test(cell.trim());
}

/** Characters of a cell. */
const LONGEST = 300;

/** Why a cell cannot be read whatever its field: too long, an error of the sheet, or a number that Excel cut short. */
export function faultOf(cell: string): Unreadable | null {
	if (cell.length > LONGEST) {
		return { reason: `Write at most ${LONGEST} characters.` };
	}
	if (/^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/i.test(cell.trim())) {
		return { reason: "The sheet shows an error here." };
	}
	return /^\d(?:\.\d+)?E\+\d+$/i.test(cell.trim())
		? { reason: "The sheet cut this number short. Widen its column and save again." }
		: null;
}

const periods: readonly [RegExp, "pcm" | "pw" | "pa" | "per quarter" | "per 4 weeks"][] = [
	[/^(?:p\.?c\.?m\.?|pm|(?:calendar )?month(?:ly)?|per (?:calendar )?month)$/i, "pcm"],
	[/^(?:p\.?w\.?|week(?:ly)?|per week)$/i, "pw"],
	[/^(?:p\.?a\.?|year(?:ly)?|annual(?:ly)?|per annum|per year)$/i, "pa"],
	[/^(?:quarter(?:ly)?|per quarter)$/i, "per quarter"],
	[/^(?:(?:4|four)[ -]?week(?:s|ly)?|every (?:4|four) weeks)$/i, "per 4 weeks"],
];

/** The period of a column that tells how often rent is paid, as rents write it. */
export function readPeriod(cell: string): string | Unreadable {
	const found = periods.find(([words]) => words.test(cell.trim()));
	return found?.[1] ?? { reason: "Write weekly, monthly, quarterly or yearly." };
}

/** A month's rent. What the cell says of the period counts first, then `period`. */
export function readRent(cell: string, period: string): Pence | Unreadable {
	const isPlain = /^[£\d.,\s]+$|^GBP/i.test(cell.trim());
	return amountOf(isPlain ? `${withoutGuards(cell)} ${period}` : cell, "month");
}

/** A sum that is paid once or owed. */
export function readMoney(cell: string): Pence | Unreadable {
	return amountOf(cell, "once");
}

function amountOf(cell: string, per: AmountPer): Pence | Unreadable {
	const pounds = typedAmount(withoutGuards(cell), per);
	return pounds === null
		? { reason: "This is no amount in pounds. Write it as 1,250.00." }
		: fromPounds(pounds);
}

/** Without "GBP", and with what a formula left behind the pence rounded to them. */
function withoutGuards(cell: string): string {
	return cell
		.trim()
		.replace(/^GBP ?| ?GBP$/i, "")
		.replace(
			/^(£? ?)(\d+\.\d{4,})/,
			(_, pound: string, figure: string) => pound + Number(figure).toFixed(2),
		);
}

/** A percentage: "5.25%", "5.25" and what Excel keeps of it. */
export function readPercent(cell: string): number | Unreadable {
	const [, figure] = /^(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent|percent)?$/i.exec(cell.trim()) ?? [];
	const percent = Number(figure);
	return figure === undefined || percent > 100
		? { reason: "This is no percentage. Write it as 5.25%." }
		: Number(percent.toFixed(6));
}

/** How many: "4", "3 bed", "2 adults, 1 child"; a studio has no bedroom. */
export function readCount(cell: string): number | Unreadable {
	const plain = cell.trim().toLowerCase();
	if (plain === "studio") {
		return 0;
	}
	const kinds = "adults?|child(?:ren)?|people|persons?|tenants?|occupants?|beds?|bedrooms?";
	const whole = new RegExp(
		`^\\d{1,3}(?:\\.0+)?$|^\\d{1,2} ?(?:${kinds})(?:(?:,| and| &|,? \\+)? \\d{1,2} ?(?:${kinds}))*$`,
	);
	return whole.test(plain)
		? [...plain.matchAll(/\d+(?:\.0+)?/g)].reduce((sum, [figure]) => sum + Number(figure), 0)
		: { reason: "This is no whole number." };
}

export function readYesNo(cell: string): boolean | Unreadable {
	const plain = cell.trim().toLowerCase();
	if (/^(?:y|yes|true|1|✓|✔|x)$/.test(plain)) {
		return true;
	}
	return /^(?:n|no|none|false|0|no gas|electric only|all electric)$/.test(plain)
		? false
		: { reason: "Write yes or no." };
}

const standings: readonly [RegExp, HomeStanding][] = [
	[/^(?:let|occupied|tenanted|rented|in tenancy|active tenancy|current|let agreed|yes)$/, "let"],
	[/^(?:empty|vacant|void|available|available to let|to let|unoccupied|unlet)$/, "empty"],
	[/^(?:sold|disposed|completed sale)$/, "sold"],
	[/^(?:watched|watching|prospect|prospective|lead|researching|shortlisted)$/, "watched"],
];

export function readStanding(cell: string): HomeStanding | Unreadable {
	const found = standings.find(([words]) => words.test(cell.trim().toLowerCase()));
	return found?.[1] ?? { reason: "Write let, empty, watched or sold." };
}

/** The use, with how many people live there. An HMO of unstated size is no use, because the law parts them at five people. */
export function readUse(cell: string, people: number | null): Use | Unreadable {
	const plain = cell.trim().toLowerCase();
	if (
		/^(?:single(?: let| household| family)?|one household|family|family let|c3|standard|no|n|false|non-?hmo|not hmo|ast|couple)$/.test(
			plain,
		)
	) {
		return "single";
	}
	if (/^(?:sharers?|house ?share|shared house|small hmo|three or four sharers)$/.test(plain)) {
		return countedUse({ use: "sharers", people });
	}
	if (/^(?:large hmo|larger hmo|sui generis|five or more people)$/.test(plain)) {
		return countedUse({ use: "hmo", people: people !== null && people < 5 ? null : people });
	}
	if (
		/^(?:hmo|c4|multi ?let|multi-let|student(?: let)?|students|rooms?|room let|by the room|yes|y|true)$/.test(
			plain,
		)
	) {
		return people === null || people < 3
			? { reason: "State how many people live there. The rules differ from three and five on." }
			: countedUse({ use: "hmo", people });
	}
	return { reason: "Write one household, sharers or HMO." };
}

export function readTenure(cell: string): Tenure | Unreadable {
	const plain = cell.trim().toLowerCase();
	if (/^(?:share of (?:the )?freehold|s ?o ?f)$/.test(plain)) {
		return "share_of_freehold";
	}
	const [, kind] = /^(free|lease)hold(?: house| flat|er)?$|^(?:f|l)\/?h$/.exec(plain) ?? [];
	if (kind === undefined && !/^[fl]\/?h$/.test(plain)) {
		return { reason: "Write freehold, leasehold or share of freehold." };
	}
	return plain.startsWith("f") ? "freehold" : "leasehold";
}

/** Kind of a licence; null where the cell says that there is none. */
export function readLicence(cell: string): HeldLicence["kind"] | null | Unreadable {
	const plain = cell.trim().toLowerCase();
	if (/^(?:no|none|n|false|not (?:required|needed|held|licensed)|unlicensed)$/.test(plain)) {
		return null;
	}
	const [, kind] =
		/^(selective|additional|mandatory|hmo)(?: hmo)?(?: licen[cs](?:e|ing))?$/.exec(plain) ?? [];
	const known = (["selective", "additional", "mandatory", "hmo"] as const).find(
		(one) => one === kind,
	);
	return known ?? { reason: "Write selective, additional, mandatory, HMO or none." };
}

/** Number of an energy certificate, with its hyphens. */
export function readCertificate(cell: string): string | Unreadable {
	const digits = cell.replaceAll(/[\s-]/g, "");
	const [inLink = digits] = /\d{4}(?:-\d{4}){4}/.exec(cell) ?? [];
	const groups = inLink.replaceAll("-", "").match(/^\d{20}$/) ? inLink.replaceAll("-", "") : null;
	return groups === null
		? { reason: "A certificate’s number has 20 digits." }
		: (groups.match(/\d{4}/g) ?? []).join("-");
}

/** An owner as a file names one, with a share as a fraction; null where none is stated. */
export type NamedShare = { readonly name: string; readonly share: number };

/** Owners of a cell: one name, or several with the share of each. Source: Rule HOMES-13. */
export function readOwners(cell: string, share: number | null): readonly NamedShare[] | Unreadable {
	const split = (by: RegExp) =>
		cell
			.split(by)
			.map((part) => part.trim())
			.filter(Boolean);
	const lines = split(/[;\n]/);
	// Where each line has one share, what else parts names may belong to one: "Doe & Sons 50%; Jane Doe 50%".
	const isByLine = /[;\n]/.test(cell) && lines.every((line) => line.split("%").length === 2);
	const parts = isByLine ? lines : split(/[;,\n]| & | and (?=[^%]*%)|(?<=%\)?) (?=[A-Z])/);
	const shares = parts.map((part) => /^(.+?)[ (:-]*(\d{1,3}(?:\.\d+)?) ?%\)?$/.exec(part));
	if (shares.every((found) => found !== null)) {
		const named = shares.map((found) => ({
			name: found?.[1]?.trim() ?? "",
			share: Number(found?.[2]) / 100,
		}));
		const sum = named.reduce((total, one) => total + one.share, 0);
		return sum > 1 + 1e-9 ? { reason: "The shares come to more than 100%." } : named;
	}
	return parts.length === 1 && !/ (?:and|&) /.test(cell)
		? [{ name: cell.trim(), share: share ?? 1 }]
		: { reason: "State each owner’s share, as in “Jane Doe 50%; John Doe 50%”." };
}
