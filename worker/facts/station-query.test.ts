import { beforeAll, expect, test } from "vitest";
import { kilometresBetween } from "#domain/base/place/great-circle.ts";
import { nearestStation, STATION_REACH } from "#domain/base/place/nearest-station.ts";
import { connect } from "#worker/db/client.ts";
import { postcodeSectors, stations } from "#worker/db/schema/reference.ts";
import { planOf, recordingTables } from "#worker/test/query-plans.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { stationBounds, stationQuery } from "./station-query.ts";

beforeAll(loadReferenceData);

const places = {
	M14: { lat: 53.450179, lng: -2.221381 },
	"the City of London": { lat: 51.5155, lng: -0.0922 },
	Durness: { lat: 58.5686, lng: -4.7463 },
	Stornoway: { lat: 58.209, lng: -6.387 },
};

/** What the statement reads about a position, and for how many rows. */
async function nearestTo(at: { lat: number; lng: number } | null) {
	const { DB, counts, statements } = recordingTables();
	const [rows] = await connect(DB).batch([stationQuery(connect(DB), stationBounds(at))]);
	return {
		nearest: at && nearestStation(at, rows),
		found: rows.length,
		read: counts.rowsRead,
		statement: statements[0],
	};
}

test.each([
	["M14", "Levenshulme"],
	["the City of London", "Moorgate"],
	["Durness", "Forsinard"],
	["Stornoway", null],
] as const)("the nearest station of %s is %s", async (place, name) => {
	const { nearest } = await nearestTo(places[place]);
	expect(nearest?.name ?? null).toBe(name);
});

test("of 150 sectors the boxes hold the station that a walk through the whole list finds", async () => {
	const db = connect(recordingTables().DB);
	const [sectors, list] = await db.batch([
		db.select().from(postcodeSectors),
		db.select().from(stations),
	]);
	for (let at = 0; at < 150; at++) {
		const sector = sectors[(at * 7919 + 13) % sectors.length];
		if (sector) {
			const away = list.map((station) => kilometresBetween(sector, station));
			const km = Math.min(...away);
			const { nearest } = await nearestTo(sector);
			expect(nearest?.km ?? null, sector.sector).toEqual(
				km <= STATION_REACH ? expect.closeTo(km, 1) : null,
			);
		}
	}
});

test("stations are found by the index on latitude, in a box no wider than it must be", async () => {
	const { statement, read, found } = await nearestTo(places["M14"]);
	const plan = statement ? await planOf(statement) : [];
	expect(plan.filter((step) => /SCAN (stations|s|n)\b/.test(step))).toEqual([]);
	expect(plan).toContainEqual(
		expect.stringMatching(/SEARCH s USING COVERING INDEX stations_place/),
	);
	expect(found).toBeLessThan(30);
	expect(read).toBeLessThan(300);
});

test("with nothing to measure from no station is found, and the list is not walked through", async () => {
	const { found, read } = await nearestTo(null);
	expect(found).toBe(0);
	expect(read).toBeLessThan(2);
});
