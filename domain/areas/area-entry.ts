import type { IsoDate } from "../calendar.ts";
import type { LicensingScheme } from "../licensing/scheme.ts";
import { isOnOwnReading } from "../licensing/scheme-evidence.ts";
import { endsSoon, phaseOn } from "../licensing/scheme-phase.ts";
import { kindsIn, standingOf } from "./area-licensing.ts";
import type { AreaEntry } from "./area-search.ts";
import { areaSlug, plainName } from "./area-slug.ts";

type Listed = Pick<AreaEntry, "code" | "name" | "nation" | "region">;

/** What the list says of one authority on a day. */
export function areaEntry(
	{ code, name, nation, region }: Listed,
	schemes: readonly LicensingScheme[],
	day: IsoDate,
): AreaEntry {
	const read = schemes.filter(({ evidence }) => isOnOwnReading(evidence));
	const first = (days: readonly (IsoDate | null)[]) =>
		days.filter((each) => each !== null).toSorted()[0] ?? null;
	return {
		code,
		slug: areaSlug(name),
		name: plainName(name),
		nation,
		region,
		kinds: kindsIn(nation).map((kind) => ({
			kind,
			standing: standingOf(kind, { nation, schemes, day }),
		})),
		starts: first(read.map((row) => (phaseOn(row, day) === "starting" ? row.start : null))),
		ends: first(read.map((row) => endsSoon(row, day))),
	};
}
