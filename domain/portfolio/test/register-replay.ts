import { addDays, type IsoDate } from "../../base/calendar.ts";
import type { Facts } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { dateInWords } from "../../base/words.ts";
import { allSilent, someFacts, someScheme, someUnit } from "../../test/some-facts.ts";

/** One edition of the register, and the day on which the homes are looked at. */
export type ReplayEdition = { readonly day: IsoDate; readonly rows: readonly LicensingScheme[] };

const councils = ["E00000001", "E00000002", "E00000003", "E00000004", "E00000005"] as const;
const WARDS = 3;
/** After the tax year of 2025-26, of which the tables have no rates. */
const FIRST_DAY = "2026-04-13";

/** A home in a ward of a council. */
export type ReplayHome = { readonly id: string; readonly council: string; readonly ward: string };

const wardOf = (council: string, ward: number) => `E05${council.slice(-5)}${ward}`;

/** Ten homes a council, spread over its wards. */
export const replayHomes: readonly ReplayHome[] = councils.flatMap((council) =>
	Array.from({ length: 10 }, (_, at) => ({
		id: `${council}-${at}`,
		council,
		ward: wardOf(council, at % WARDS),
	})),
);

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** Ten editions, five weeks apart. Each adds, ends, extends, confirms, withdraws, rereads or takes out some rows. */
export function replayEditions(seed: number): ReplayEdition[] {
	const next = numbersFrom(seed);
	const editions: ReplayEdition[] = [];
	let rows: LicensingScheme[] = [];
	for (let edition = 0; edition < 10; edition++) {
		const day = addDays(FIRST_DAY, 35 * edition);
		rows = rows.flatMap((row) => (next(3) === 0 ? changed(row, day, next) : [row]));
		rows.push(added(`${edition}-a`, day, next), added(`${edition}-b`, day, next));
		editions.push({ day, rows: [...rows] });
	}
	return editions;
}

/** A new row: a scheme in one ward, or that the council has none. */
function added(id: string, day: IsoDate, next: (below: number) => number): LicensingScheme {
	const authorityCode = councils[next(councils.length)] ?? councils[0];
	const verifiedOn = next(3) === 0 ? null : day;
	return next(6) === 0
		? someScheme({
				...{ id, authorityCode, verifiedOn, kind: "none", status: "none", coverage: "none" },
				...{ ruledOut: ["selective"], start: null, end: null },
			})
		: someScheme({
				...{ id, authorityCode, verifiedOn, coverage: "wards" },
				wardCodes: [wardOf(authorityCode, next(WARDS))],
				start: addDays(day, next(160) - 80),
				end: addDays(day, 90 + next(900)),
			});
}

function changed(row: LicensingScheme, day: IsoDate, next: (below: number) => number) {
	const revised = { ...row, revision: row.revision + 1 };
	switch (next(6)) {
		case 0:
			return [{ ...revised, end: row.end && addDays(row.end, 100) }];
		case 1:
			return [{ ...revised, verifiedOn: day }];
		case 2:
			return row.kind === "none" ? [revised] : [{ ...revised, status: "withdrawn" as const }];
		case 3:
			return [];
		case 4:
			return [{ ...revised, end: row.end && addDays(day, -1) }];
		default:
			// Read once more, and nothing in it changed.
			return [{ ...revised, evidence: [] }];
	}
}

/** What the register tells a home of one household on a day, by a rule of its own: a row in force, else one that starts, else whether the council was checked. */
export function truthOf(
	{ council, ward }: ReplayHome,
	rows: readonly LicensingScheme[],
	day: IsoDate,
): string {
	const own = rows.filter(({ authorityCode }) => authorityCode === council);
	const here = own.filter(({ wardCodes }) => wardCodes.includes(ward));
	const isRunning = ({ status, end }: LicensingScheme) =>
		status !== "withdrawn" && end !== null && end >= day;
	const begun = here.filter((row) => isRunning(row) && row.start !== null && row.start <= day);
	const proven = begun.filter(({ verifiedOn }) => verifiedOn !== null);
	if (proven.length > 0) {
		return `Needed to ${dateInWords(
			proven
				.map(({ end }) => end ?? "")
				.toSorted()
				.at(-1) ?? "",
		)}`;
	}
	if (begun.length > 0) {
		return "Probably needed";
	}
	const coming = here.filter(isRunning);
	if (coming.length > 0) {
		const days = coming.flatMap(({ verifiedOn, start }) => (verifiedOn && start ? [start] : []));
		const [first] = days.toSorted();
		return first ? `Needed from ${dateInWords(first)}` : "Needed soon";
	}
	const checked = own.filter((row) => row.kind === "none" || isRunning(row));
	if (here.length > 0 || checked.length === 0) {
		return "Not known";
	}
	return checked.every(({ verifiedOn }) => verifiedOn !== null) ? "Not needed" : "None found";
}

/** The facts of a home in an edition. Where a source fails, nothing else is different. */
export function replayFacts(
	{ council, ward }: ReplayHome,
	rows: readonly LicensingScheme[],
	isFailing = false,
): Facts {
	return someFacts({
		place: someUnit({
			authorities: [{ code: council, name: "Testborough", share: 1 }],
			wards: [{ code: ward, name: "Northward", share: 1 }],
		}),
		schemes: rows.filter(({ authorityCode }) => authorityCode === council),
		...(isFailing
			? { live: allSilent({ certificates: { state: "silent", why: "timed_out" } }) }
			: {}),
	});
}
