import type { Facts } from "../../base/facts/facts.ts";
import { type LicensingScheme, licenceKindOf } from "../../base/facts/scheme.ts";
import { NEARLY_ALL } from "../../base/place/authorities-here.ts";
import type { JudgedHome } from "../../judgement/home/judged-home.ts";
import { couldReach, shareCovered } from "../../subjects/licensing/share-covered.ts";
import { stationOnMap } from "../../subjects/neighbourhood/station.ts";
import { groundsOf } from "./grounds-on-map.ts";
import type { MapHome, MapScheme, ShownMap } from "./map-subject.ts";
import { schemesOnMap } from "./schemes-on-map.ts";

/** Map of a home and of the council with most of its place; sent with a preview, and used for a report. */
export type HomeMap = ShownMap & { readonly home: PlacedHome };

type PlacedHome = Exclude<MapHome, { readonly kind: "authority" }>;

/** Map content of a judged home; null where only its outcode is known. Only the judgement decides which schemes cover it. */
export function homeMapOf({
	facts,
	licensing,
	day,
}: Pick<JudgedHome, "facts" | "licensing" | "day">): HomeMap | null {
	const [authority] = facts.place.authorities;
	const home = homeOnMap(facts);
	if (!authority || !home) {
		return null;
	}
	const { code, name } = authority;
	const ofCouncil = facts.schemes.filter(({ authorityCode }) => authorityCode === code);
	return {
		authority: { code, name },
		home,
		schemes: schemesOnMap(ofCouncil, day, (scheme) => isHere(scheme, { facts, licensing })),
		grounds: groundsOf(facts),
		station: stationOnMap(facts),
	};
}

function homeOnMap({ postcode, place, areas }: Facts): PlacedHome | null {
	const { grain, position, wards } = place;
	if (grain === "unit" && position) {
		return {
			kind: "point",
			label: postcode,
			position,
			ward: wards[0]?.code ?? null,
			area: areas.find(({ exact, placed }) => exact || placed)?.code ?? null,
		};
	}
	return wards.length + areas.length === 0
		? null
		: {
				kind: "sector",
				label: postcode.slice(0, -2),
				wards: wards.map(({ code, share }) => ({ code, share })),
				areas: areas.map(({ code, share }) => ({ code, share })),
			};
}

/** Whether a scheme covers the home. Never surer than the judgement on its kind: what that leaves open, the map leaves open. */
function isHere(
	scheme: LicensingScheme,
	{ facts: { place }, licensing }: Pick<JudgedHome, "facts" | "licensing">,
): MapScheme["here"] {
	if (scheme.kind === "none") {
		return "no";
	}
	const { verdict } = licensing[licenceKindOf[scheme.kind]];
	if (verdict === "none_found" || (verdict !== "unknown" && !couldReach(place, scheme))) {
		return "no";
	}
	const isWhole = shareCovered(place, [scheme]) >= NEARLY_ALL;
	const isSure = verdict === "required" || (verdict === "starting_soon" && place.grain === "unit");
	return isSure && isWhole && scheme.verifiedOn !== null ? "yes" : "unsettled";
}
