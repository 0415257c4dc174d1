import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";
import { type PlaceFixture, placeNear } from "../fixtures/places.ts";

/** `GET /api/crimes-street/all-crime` of data.police.uk without a date: the latest month. */
export function answerPolice({ path, query }: SourceRequest): Reply {
	if (path !== "/api/crimes-street/all-crime") {
		return noSuchRoute;
	}
	const place = placeNear(query.get("lat"), query.get("lng"));
	return ok(place ? crimesAt(place) : []);
}

function crimesAt(place: PlaceFixture): object[] {
	return Object.entries(crimeCounts[place.postcode] ?? {}).flatMap(([category, count]) =>
		Array.from({ length: count }, (_, index) => ({
			category,
			location_type: place.postcode === RAILWAY_ALONE ? "BTP" : "Force",
			location: {
				latitude: String(place.latitude),
				street: { id: index + 1, name: "On or near Pretend Street" },
				longitude: String(place.longitude),
			},
			context: "",
			outcome_status: null,
			persistent_id: "",
			id: index + 1,
			location_subtype: "",
			month: CRIME_MONTH,
		})),
	);
}

const RAILWAY_ALONE = "M14 5LL";
const CRIME_MONTH = "2026-08";

/**
 * Invented counts by category. Manchester's are those of the railway police, for its real police publish none, and Leith has none because
 * Scotland's are not part of the service.
 */
const crimeCounts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
	[RAILWAY_ALONE]: { "other-theft": 2, "violent-crime": 1 },
	"BN2 9QA": {
		"anti-social-behaviour": 14,
		"violent-crime": 11,
		shoplifting: 6,
		burglary: 3,
		"vehicle-crime": 2,
	},
	"SW1A 1AA": { "theft-from-the-person": 21, "anti-social-behaviour": 9 },
	"CF24 3AB": { "violent-crime": 8, "bicycle-theft": 3 },
	"BT1 5GS": { "criminal-damage-arson": 4, drugs: 2 },
};
