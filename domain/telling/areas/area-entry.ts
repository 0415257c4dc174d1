import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { dateInWords } from "../../base/words.ts";
import { provenScheme } from "../../subjects/licensing/proven-scheme.ts";
import { endsSoon } from "../../subjects/licensing/scheme-phase.ts";
import { areaStatus, kindsIn } from "./area-licensing.ts";
import type { AreaEntry } from "./area-search.ts";
import { areaSlug, plainName } from "./area-slug.ts";

type Listed = Pick<AreaEntry, "code" | "name" | "nation" | "region">;

/** List entry of one authority on a day. */
export function areaEntry(
	{ code, name, nation, region }: Listed,
	schemes: readonly LicensingScheme[],
	day: IsoDate,
): AreaEntry {
	const read = schemes
		.map((row) => ({ row, ...provenScheme(row, day) }))
		.filter(({ proof }) => proof !== "lead");
	const first = (days: readonly (IsoDate | null)[]) =>
		days.filter((each) => each !== null).toSorted()[0] ?? null;
	const starts = first(read.map(({ row, phase }) => (phase === "starting" ? row.start : null)));
	const ends = first(read.map(({ row }) => endsSoon(row, day)));
	return {
		code,
		slug: areaSlug(name),
		name: plainName(name),
		nation,
		region,
		kinds: kindsIn(nation).map((kind) => ({
			kind,
			standing: areaStatus(kind, { nation, schemes, day }),
		})),
		starts,
		ends,
		turns: [
			...turn(
				starts,
				"starts",
				read.some(({ from }) => from === starts),
			),
			...turn(
				ends,
				"ends",
				read.some(({ until }) => until === ends),
			),
		],
	};
}

/** "One ends on 31 March 2027.", marked where only a list gives the day. */
function turn(day: IsoDate | null, verb: "starts" | "ends", isProven: boolean): string[] {
	return day === null
		? []
		: [`${isProven ? "One" : "By a list one"} ${verb} on ${dateInWords(day)}.`];
}
