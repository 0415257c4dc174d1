import { noSuchRoute, ok, type Question, type Reply } from "../exchange.ts";
import { CRIME_MONTH, crimeCounts } from "../fixtures/crime-counts.ts";
import type { PlaceFixture } from "../fixtures/places.ts";
import { placeNear } from "../place-near.ts";

/** `GET /api/crimes-street/all-crime` of data.police.uk without a date: the latest month. */
export function answerPolice({ path, query }: Question): Reply {
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
			location_type: "Force",
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
