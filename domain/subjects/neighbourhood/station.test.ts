import { expect, test } from "vitest";
import { isKnown } from "../../base/evidence.ts";
import type { Facts } from "../../base/facts/facts.ts";
import type { RailFacts } from "../../base/facts/neighbourhood-facts.ts";
import { areaFacts } from "../../judgement/home/area-facts.ts";
import { allSilent, someFacts, somePlace } from "../../test/some-facts.ts";
import { stationOnMap } from "./station.ts";

const salford = {
	name: "Salford Crescent",
	position: { lat: 53.48666, lng: -2.27573 },
	km: 1.16,
};
const rail = (over: Partial<RailFacts> = {}): RailFacts => ({
	asOf: "2024-07",
	from: "postcode",
	nearest: salford,
	...over,
});

function factOf(over: Partial<Facts>) {
	const facts = areaFacts(someFacts({ live: allSilent(), ...over }), "2026-11-20");
	return facts.find(({ id }) => id === "nearestStation");
}

test("the nearest station is told in kilometres and miles, by which list and from where", () => {
	const fact = factOf({ rail: rail() });
	expect(fact).toMatchObject({
		label: "Nearest railway station",
		text: "1.2 km (0.7 miles) to Salford Crescent",
		tone: null,
		evidence: {
			value: 1.16,
			basis: "postcode",
			coverage: "ok",
			place: "ZZ1 1ZZ",
			note: "Measured from ZZ1 1ZZ in a straight line. By the list of July 2024: a newer station may be nearer. Underground, metro and tram stops are not in it.",
			citations: [{ source: "railStations", asOf: "2024-07" }],
		},
	});
});

test("from the middle of a sector the distance is an estimate, and says so", () => {
	const fact = factOf({ rail: rail({ from: "sector" }) });
	expect(fact?.text).toBe("About 1.2 km (0.7 miles) to Salford Crescent");
	expect(fact?.evidence).toMatchObject({ basis: "area", coverage: "estimated", place: "ZZ1 1" });
	expect(fact?.evidence.note).toMatch(/^Measured from the middle of ZZ1 1 in a straight line\. /);
});

test("a station at the door is not 0.0 km away", () => {
	const fact = factOf({ rail: rail({ nearest: { ...salford, km: 0.04 } }) });
	expect(fact?.text).toBe("Under 100 metres to Salford Crescent");
});

test("an island without one within 60 km says so, with the list's month", () => {
	const fact = factOf({ rail: rail({ nearest: null }) });
	expect(fact?.text).toMatch(/^No station within 60 km\. Measured from ZZ1 1ZZ .* July 2024/);
	expect(fact?.evidence.coverage).toBe("not_covered");
});

test("Northern Ireland is not covered, and elsewhere a gap is not known", () => {
	const place = somePlace({ nation: "Northern Ireland", region: null, authorities: [], wards: [] });
	expect(factOf({ place, rail: null })).toMatchObject({
		text: "The list of stations that we hold does not cover Northern Ireland.",
		evidence: { coverage: "not_covered" },
	});
	const gap = factOf({ rail: null });
	expect(gap && isKnown(gap.evidence)).toBe(false);
	expect(gap?.evidence.coverage).toBe("unknown");
});

test("a map shows the station where one is near", () => {
	expect(stationOnMap(someFacts({ rail: rail() }))).toEqual(salford);
	expect(stationOnMap(someFacts({ rail: rail({ nearest: null }) }))).toBeNull();
	expect(stationOnMap(someFacts({ rail: null }))).toBeNull();
});
