import { addressParts } from "../../base/address/address-parts.ts";
import { streetKey } from "../../base/address/street-name.ts";
import { listInWords } from "../../base/words.ts";
import type { HomeStanding, KeptHome, OwnerShare, PropertyOwner } from "../kept-home.ts";
import { applyRow, changesOf, type HomeChange } from "./apply-row.ts";
import type { ImportedHome, ReadRow } from "./imported-home.ts";
import { type HomeMatch, type KnownHome, matchHome } from "./match-home.ts";

/** Postcodes that are looked up in one call, and homes that are kept in one. */
export const POSTCODES_AT_ONCE = 25;
export const HOMES_AT_ONCE = 25;

/** What a person decided on a row that asks. */
export type RowChoice = {
	/** The row is left out. */
	readonly isSkipped?: boolean;
	/** The row is taken without the cells that were refused and without owners that have no name yet. */
	readonly isAccepted?: boolean;
	/** The certificate of the home that is meant; null where it is none of them. */
	readonly certificate?: string | null;
};

/** What a row of a file would do. Source: Rule HOMES-15. */
export type ImportStep = {
	readonly row: number;
	/** `same`: nothing would change. `review`: asks first. `skipped`: left out by choice. */
	readonly kind: "new" | "update" | "same" | "review" | "refused" | "skipped";
	/** The home as it would be kept; null where nothing may be kept yet. */
	readonly home: KeptHome | null;
	/** For an update, what it changes. */
	readonly changes: readonly HomeChange[];
	/** How its home was found among those the energy register knows; null of a refused row. */
	readonly match: HomeMatch | null;
	/** Why it asks or is refused, in words. */
	readonly reasons: readonly string[];
	/** Part of why it asks is a cell that was refused or an owner without a name: it may be kept without these. */
	readonly canDoWithout: boolean;
};

/** What rows are set against. */
export type ImportContext = {
	readonly kept: readonly KeptHome[];
	readonly owners: readonly PropertyOwner[];
	/** Homes of a postcode, as `KeptHome` writes it. */
	readonly known: (postcode: string) => readonly KnownHome[];
	/** What homes are where their rows do not say. */
	readonly standing: HomeStanding;
	/** Id of a new home. The same row has the same each time. */
	readonly idOf: (row: number) => string;
	readonly choices: ReadonlyMap<number, RowChoice>;
};

/** Sets the rows of a file against the account's homes: a dry run, and what is done when it is confirmed. Source: Rule HOMES-15. */
export function planImport(rows: readonly ReadRow[], context: ImportContext): ImportStep[] {
	const taken = rows.filter(({ row }) => !context.choices.get(row)?.isSkipped);
	const matches = new Map(
		taken.flatMap(({ row, home }) =>
			home === null
				? []
				: [
						[
							row,
							chosenMatch(home, context.known(home.postcode), context.choices.get(row)),
						] as const,
					],
		),
	);
	const twins = sameHomes(taken, matches);
	const kept = context.kept.map((home) => ({ home, place: placeKey(home) }));
	return rows.map((row) => {
		const choice = context.choices.get(row.row) ?? {};
		const bare = { row: row.row, home: null, changes: [], match: null, canDoWithout: false };
		if (choice.isSkipped) {
			return { ...bare, kind: "skipped", reasons: [] };
		}
		const match = matches.get(row.row);
		if (row.home === null || match === undefined) {
			return { ...bare, kind: "refused", reasons: row.refusals.map(({ reason }) => reason) };
		}
		return stepOf(row, row.home, { context, kept, choice, match, twins: twins.get(row.row) ?? [] });
	});
}

/** A kept home with what tells its place. */
type KeptPlace = { readonly home: KeptHome; readonly place: string };

type StepContext = {
	readonly context: ImportContext;
	readonly kept: readonly KeptPlace[];
	readonly choice: RowChoice;
	readonly match: HomeMatch;
	/** Rows of the same home. */
	readonly twins: readonly number[];
};

function stepOf(
	{ row, refusals }: ReadRow,
	imported: ImportedHome,
	{ context, kept: places, choice, match, twins }: StepContext,
): ImportStep {
	const number = match.kind === "matched" ? match.home.number : null;
	const found = keptHome(imported, number ?? imported.certificate, places);
	const kept = "reason" in found ? null : found.kept;
	const owners = ownersOf(imported, context.owners);
	const left = choice.isAccepted
		? []
		: [...refusals.map(({ reason }) => reason), ...owners.unnamed];
	const reasons = [
		...left,
		...(isMatchOpen(match, imported, kept) ? ["Which of these homes is it?"] : []),
		...(twins.length > 0 ? [`The same home is in row ${listInWords(twins.map(String))}.`] : []),
		...("reason" in found ? [found.reason] : []),
	];
	const home = applyRow(imported, {
		kept,
		id: context.idOf(row),
		standing: context.standing,
		certificate: certificateOf(match, imported, kept),
		owners: owners.shares,
	});
	const step = {
		...{ row, match, reasons, canDoWithout: left.length > 0 },
		changes: kept === null ? [] : changesOf(kept, home),
	};
	if (reasons.length > 0) {
		return { ...step, kind: "review", home: null };
	}
	const kind = kept === null ? "new" : step.changes.length === 0 ? "same" : "update";
	return { ...step, kind, home };
}

/** Whether it must be asked which home is meant. A home that is kept was asked about once. */
function isMatchOpen(
	match: HomeMatch,
	{ certificate }: ImportedHome,
	kept: KeptHome | null,
): boolean {
	const isOther = certificate !== null && certificate !== kept?.certificate;
	return match.kind === "review" && (kept === null || isOther);
}

/** A kept home keeps its certificate, because its person may have chosen it, until a row states another. */
function certificateOf(
	match: HomeMatch,
	{ certificate }: ImportedHome,
	kept: KeptHome | null,
): string | null {
	const number = match.kind === "matched" ? match.home.number : certificate;
	const isStated = match.kind === "matched" ? match.by === "certificate" : certificate !== null;
	return isStated ? number : (kept?.certificate ?? number);
}

function chosenMatch(
	imported: ImportedHome,
	known: readonly KnownHome[],
	{ certificate }: RowChoice = {},
): HomeMatch {
	if (certificate === undefined) {
		return matchHome(imported, known);
	}
	const home = known.find(({ number }) => number === certificate);
	return home ? { kind: "matched", by: "certificate", home } : { kind: "postcode" };
}

/** The kept home that a row is: by the owner's reference, else by certificate or address. */
function keptHome(
	imported: ImportedHome,
	certificate: string | null,
	places: readonly KeptPlace[],
): { readonly kept: KeptHome | null } | { readonly reason: string } {
	const reference = imported.stated.reference?.toLowerCase();
	const [byReference] = places.filter(
		({ home }) => reference !== undefined && home.reference?.toLowerCase() === reference,
	);
	if (byReference) {
		return byReference.home.postcode === imported.postcode
			? { kept: byReference.home }
			: { reason: `Your reference stands for another home, ${byReference.home.address}.` };
	}
	const typed = placeKey(imported);
	const [one, ...others] = places.filter(
		({ home, place }) =>
			place === typed || (certificate !== null && home.certificate === certificate),
	);
	if (one === undefined) {
		return { kept: null };
	}
	if (others.length > 0) {
		return { reason: "You keep this home more than once." };
	}
	return reference !== undefined && one.home.reference !== null
		? { reason: `You keep this home as ${one.home.reference}.` }
		: { kept: one.home };
}

/** Rows of a file that are one home, by reference, address or certificate, each with the others. */
function sameHomes(
	rows: readonly ReadRow[],
	matches: ReadonlyMap<number, HomeMatch>,
): ReadonlyMap<number, readonly number[]> {
	const byKey = new Map<string, number[]>();
	for (const { row, home } of rows) {
		const reference = home?.stated.reference?.toLowerCase();
		const match = matches.get(row);
		const certificate = match?.kind === "matched" && `certificate ${match.home.number}`;
		for (const key of new Set([
			home && placeKey(home),
			reference && `reference ${reference}`,
			certificate,
		])) {
			if (key) {
				byKey.set(key, [...(byKey.get(key) ?? []), row]);
			}
		}
	}
	const twins = new Map<number, number[]>();
	for (const same of [...byKey.values()].filter(({ length }) => length > 1)) {
		for (const row of same) {
			const others = same.filter((other) => other !== row);
			twins.set(row, [...new Set([...(twins.get(row) ?? []), ...others])]);
		}
	}
	return twins;
}

/** The same for an address however it is abbreviated: postcode, flat, house and street, or the house's name. */
function placeKey({ postcode, address }: Pick<ImportedHome, "postcode" | "address">): string {
	const { units, numbered, names } = addressParts(address);
	const { flat, house } = units[0] ?? { flat: null, house: null };
	return [postcode, flat, house, streetKey(numbered ?? names[0] ?? "")].join("|");
}

function ownersOf({ owners }: ImportedHome, named: readonly PropertyOwner[]) {
	const found = owners.map((owner) => ({
		...owner,
		id: named.find(({ name }) => name.trim().toLowerCase() === owner.name.toLowerCase())?.id,
	}));
	const shares: OwnerShare[] = found.flatMap(({ id, share }) =>
		id === undefined ? [] : [{ ownerId: id, share }],
	);
	const unnamed = found.filter(({ id }) => id === undefined).map(({ name }) => name);
	return {
		shares: unnamed.length > 0 ? [] : shares,
		unnamed: unnamed.map((name) => `Add ${name} as an owner first.`),
	};
}
