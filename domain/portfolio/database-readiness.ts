import { addDays, type IsoDate } from "../base/calendar.ts";
import type { Nation } from "../base/nation.ts";
import { countInWords } from "../base/words.ts";
import {
	type DatabaseWindow,
	databaseWindowOf,
	landlordDatabase,
} from "../subjects/compliance/landlord-database.ts";
import { isOwn, type KeptHome } from "./kept-home.ts";
import { renewalOf } from "./needed-papers.ts";

/**
 * State of a part of an entry. `lapsed`: its last day is over; `lapses_before`: it will be when the window opens; `lapses_inside`: before the window's
 * last day; `held` lasts to that day at least; `not_needed`: the home has nothing of it.
 */
export type EntryPartState =
	| "held"
	| "lapsed"
	| "lapses_before"
	| "lapses_inside"
	| "not_stated"
	| "not_needed";

const entryPartIds = [
	"landlords",
	"home",
	"people",
	"rent",
	"licences",
	"gas",
	"electrical",
	"energy",
] as const;
export type EntryPartId = (typeof entryPartIds)[number];

export type EntryPart = {
	readonly id: EntryPartId;
	readonly title: string;
	readonly state: EntryPartState;
	/** The earliest last day of what is held. */
	readonly until: IsoDate | null;
};

const entryPartTitles: Readonly<Record<EntryPartId, string>> = {
	landlords: "An entry of each joint landlord",
	home: "The home",
	people: "People and households",
	rent: "Rent",
	licences: "Licences",
	gas: "Gas safety record",
	electrical: "Electrical report",
	energy: "Energy certificate",
};

/** How ready a home is for the landlord database. */
export type DatabaseReadiness = {
	readonly window: DatabaseWindow;
	/** The window against the day. */
	readonly phase: "before" | "open" | "closed";
	readonly isEntered: boolean;
	/** Landlords, each of whom makes an entry; null where the owners are not stated. */
	readonly landlords: number | null;
	readonly parts: readonly EntryPart[];
	/** Every part is held, or not needed. */
	readonly isReady: boolean;
	/** Last day for the part on the tenancy, 28 days after the entry; null before it, and of an empty home. */
	readonly tenancyPartBy: IsoDate | null;
	/** Last day of an entry that was made. */
	readonly renewBy: IsoDate | null;
	readonly isDraft: boolean;
};

/** What readiness depends on: what the account states, and what its kept answer tells of the place and the certificate. */
export type HomeToEnter = {
	readonly home: Pick<KeptHome, "standing" | "inputs" | "owners" | "held">;
	readonly place: {
		readonly nation: Nation | null;
		readonly region: string | null;
		readonly energyUntil: IsoDate | null;
	};
};

/** Days from an entry within which the part on the tenancy is made. Source: Fact LAW-F18. */
const TENANCY_PART_DAYS = 28;

/** How ready an own home is; null outside England, without a region, and for a home that is watched or sold. Source: Rule HELD-5, Fact LAW-F18. */
export function databaseReadiness(
	{ home, place }: HomeToEnter,
	day: IsoDate,
): DatabaseReadiness | null {
	const window = place.nation === "England" ? databaseWindowOf(place.region) : null;
	if (window === null || !isOwn(home)) {
		return null;
	}
	const entry = home.held.databaseEntry;
	const parts = partsOf({ home, place }).map(({ id, stated, ends }): EntryPart => {
		const until = ends.toSorted()[0] ?? null;
		return {
			id,
			title: entryPartTitles[id],
			until,
			state: stated ?? stateWithin(until, window, day),
		};
	});
	return {
		window,
		phase: day < window.opens ? "before" : day > window.closes ? "closed" : "open",
		isEntered: entry !== null,
		landlords: home.owners.length || null,
		parts,
		isReady: parts.every(({ state }) => state === "held" || state === "not_needed"),
		tenancyPartBy:
			home.standing === "let" && entry !== null && entry.enteredOn !== null
				? addDays(entry.enteredOn, TENANCY_PART_DAYS)
				: null,
		renewBy: entry && renewalOf(entry),
		isDraft: landlordDatabase.isDraft,
	};
}

/** `stated` where a last day does not decide. */
type Part = {
	readonly id: EntryPartId;
	readonly stated: EntryPartState | null;
	readonly ends: readonly IsoDate[];
};

/** Papers and people are in the part on the tenancy, which only a let home has. */
function partsOf({ home, place }: HomeToEnter): Part[] {
	const { held, inputs, owners, standing } = home;
	const always = (id: EntryPartId, isStated: boolean): Part => ({
		id,
		stated: isStated ? "held" : "not_stated",
		ends: [],
	});
	const paper = (id: EntryPartId, until: IsoDate | null): Part => ({
		id,
		stated: until === null ? "not_stated" : null,
		ends: until === null ? [] : [until],
	});
	const energyUntil = [held.energyUntil, place.energyUntil].filter((end) => end !== null);
	const ofHome = [always("landlords", owners.length > 0), always("home", true)];
	if (standing !== "let") {
		return ofHome;
	}
	return [
		...ofHome,
		always("people", inputs.people !== null),
		always("rent", inputs.rent !== null),
		licencesPart(held),
		held.hasGas === false
			? { id: "gas", stated: "not_needed", ends: [] }
			: paper("gas", held.gasUntil),
		paper("electrical", held.electricalUntil),
		paper("energy", energyUntil.toSorted().at(-1) ?? null),
	];
}

/** Which licences are held is stated, be it none; the first to end decides. */
function licencesPart({ licences, areLicencesStated }: KeptHome["held"]): Part {
	const ends = licences.flatMap(({ until }) => until ?? []);
	return {
		id: "licences",
		stated: areLicencesStated ? (ends.length === 0 ? "held" : null) : "not_stated",
		ends,
	};
}

function stateWithin(
	until: IsoDate | null,
	{ opens, closes }: DatabaseWindow,
	day: IsoDate,
): EntryPartState {
	if (until === null) {
		return "not_stated";
	}
	if (until < day) {
		return "lapsed";
	}
	if (until < opens) {
		return "lapses_before";
	}
	return until < closes ? "lapses_inside" : "held";
}

/** "2 of 8 not ready", of the parts of one home. */
export function readinessInWords({ parts, isReady }: DatabaseReadiness): string {
	const open = parts.filter(({ state }) => state !== "held" && state !== "not_needed").length;
	return isReady ? "Ready" : `${open} of ${countInWords(parts.length, "part")} not ready`;
}
