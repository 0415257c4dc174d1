import { readPlaces } from "./place-source.ts";
import type { RecordedVisitor } from "./recorder.ts";
import type { Stage } from "./stage.ts";

/** Postcodes at which the simulators know of homes, and such as have none for a reason each. */
const others: readonly (readonly [kind: string, postcode: string])[] = [
	...["M14 5LL", "BN2 9QA", "CF24 3AB", "SW1A 1AA", "NE6 5QJ", "EH6 5NP", "BT1 5GS"].map(
		(postcode) => ["homes", postcode] as const,
	),
	...["E1W 1UU", "M14 9ZZ", "ZZ99 9ZZ", "JE2 3AB", "IM1 1AA", "BX1 1LT"].map(
		(postcode) => ["none", postcode] as const,
	),
];

/** How a home is let, as a preview's address states it. */
const uses: readonly string[] = [
	"use=single",
	"use=sharers",
	"use=hmo",
	"use=sharers&people=4",
	"use=hmo&people=7&c4permission=true",
	"use=hmo&people=6&rooms=6",
	"use=single&rooms=2",
];

/** What else is stated of it: nothing, one figure, two that the sums need, and what counts beside them. */
const figures: readonly string[] = [
	"",
	"rent=1150",
	"price=235000",
	"bedrooms=2",
	"rent=1150&price=235000",
	"rent=650&price=480000&bedrooms=3",
	"rent=4200&price=310000&loan=0",
	"rent=1400&price=185000&loan=40&exemption=true",
	"rent=1275.50&price=260000&loan=60&serviceCharge=2400",
	"serviceCharge=0&exemption=true&houseNumber=12A",
];

/** What is stated of a home of one kind of place alone. */
const ofKind: Readonly<Record<string, readonly string[]>> = {
	nations: ["England", "Wales", "Scotland"].map(
		(nation) => `nation=${nation}&rent=900&price=200000`,
	),
	border: ["houseNumber=7&use=hmo", "houseNumber=120 High Street&use=hmo"],
};

/** Rental markets that reach into the council of a place, by its outcode: whoever lets there says which theirs is. */
const markets: Readonly<Record<string, readonly string[]>> = {
	AB43: ["Aberdeen and Shire", "Dundee and Angus"],
	DG2: ["Dumfries and Galloway", "South Lanarkshire"],
	G71: ["Greater Glasgow", "North Lanarkshire", "Forth Valley"],
	G75: ["South Lanarkshire", "Greater Glasgow"],
	G82: ["West Dunbartonshire", "Argyll and Bute"],
	IV2: ["Highland and Islands", "Lothian"],
	PH1: ["Perth and Kinross", "Fife"],
	TD7: ["Scottish Borders", "Lothian"],
};

/**
 * Asks for previews of every place with every stated figure. The use changes from place to place, so a kind
 * of place meets every pair of use and figure if it has as many places as there are uses. A stranger asks
 * for each place as it is; a subscriber, who sees all that a stranger does and more, asks for the rest.
 */
export async function previewHomes(
	{ recorder: { getAll } }: Stage,
	{ guest, subscriber }: Readonly<Record<"guest" | "subscriber", RecordedVisitor>>,
): Promise<void> {
	const places = [
		...(await readPlaces()),
		...others.map(([kind, postcode]) => ({ kind, postcode })),
	];
	const request = (call: string, query = "") =>
		getAll(
			guest,
			places.map(({ postcode }) => `/api/property/${call}/${compact(postcode)}${query}`),
		);
	// First by itself, so that what is gathered of a place is there whoever asks next.
	await request("preview");
	await request("preview", "?use=hmo&people=5&rent=2600&price=330000");
	const listed = await request("addresses");
	await getAll(
		subscriber,
		places.flatMap((place, at) => {
			const certificates = listed[at]?.text.match(/\b\d{4}(-\d{4}){4}\b/g) ?? [];
			const path = `/api/property/preview/${compact(place.postcode)}`;
			const dates = path.replace("preview", "dates");
			const stated = statedAt(place, at);
			return [
				...stated.map((query) => `${path}?${query}`),
				...certificates.map((each, nth) => `${path}?certificate=${each}&${stated[nth]}`),
				`${dates}.ics?${stated[at % stated.length]}`,
			].map(encodeURI);
		}),
	);
}

/** What is stated of the place that stands at `at` in the list, as queries. */
function statedAt({ kind, postcode }: { kind: string; postcode: string }, at: number): string[] {
	const outcode = postcode.split(" ")[0] ?? "";
	return [
		...figures.map((figure, nth) => `${uses[(at + nth) % uses.length]}&${figure}`),
		...(ofKind[kind] ?? []),
		...(markets[outcode] ?? []).map((market) => `brma=${market}&rent=900&bedrooms=2`),
	];
}

function compact(postcode: string): string {
	return postcode.replace(" ", "");
}
