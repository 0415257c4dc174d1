import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";
import { placeNear, places } from "../fixtures/places.ts";

/**
 * `GET /entity.json` of planning.data.gov.uk by position and dataset, or by the numbers of entities; with geometry and point but for what is excluded. England only: elsewhere
 * there is nothing.
 */
export function answerPlanningData({ path, query }: SourceRequest): Reply {
	if (path !== "/entity.json") {
		return noSuchRoute;
	}
	const left = new Set(query.getAll("exclude_field"));
	const entities = (query.has("entity") ? byNumber(query) : byPosition(query)).map((entity) =>
		Object.fromEntries(
			Object.entries({ ...entity, geometry: shapeOf(entity), point: "" }).filter(
				([name]) => !left.has(name),
			),
		),
	);
	return ok({ entities, links: {}, count: entities.length });
}

function byNumber(query: URLSearchParams): EntityFixture[] {
	const numbers = query.getAll("entity").map(Number);
	return Object.values(planningEntities)
		.flat()
		.filter(({ entity }) => numbers.includes(entity));
}

function byPosition(query: URLSearchParams): EntityFixture[] {
	const place = placeNear(query.get("latitude"), query.get("longitude"));
	const datasets = query.getAll("dataset");
	return (place ? (planningEntities[place.postcode] ?? []) : []).filter((entity) =>
		datasets.includes(entity.dataset),
	);
}

/** Kilometres from the place to the edge of its invented shape: of a flood zone further than a map of it reaches. */
const reaches: Readonly<Record<string, number>> = {
	"article-4-direction-area": 2,
	"conservation-area": 0.5,
	"flood-risk-zone": 4,
	"listed-building-outline": 0.02,
};
const CORNERS = 72;
const KM_PER_DEGREE = 111.2;

/** A ragged round about the place of the entity; of a flood zone with an island in it, away from the place. */
function shapeOf({ entity, dataset }: EntityFixture): string {
	const [postcode] =
		Object.entries(planningEntities).find(([, list]) =>
			list.some((each) => each.entity === entity),
		) ?? [];
	const place = places.find((each) => each.postcode === postcode);
	if (!place) {
		return "";
	}
	const { latitude: lat, longitude: lng } = place;
	const km = reaches[dataset] ?? 1;
	const rings = [ring({ lat, lng }, km)];
	if (dataset === "flood-risk-zone") {
		rings.push(ring({ lat: lat + km / 4 / KM_PER_DEGREE, lng }, km / 10));
	}
	return `MULTIPOLYGON ((${rings.join(", ")}))`;
}

function ring({ lat, lng }: { lat: number; lng: number }, km: number): string {
	const corners = Array.from({ length: CORNERS }, (_, at) => {
		const turn = (2 * Math.PI * at) / CORNERS;
		const reach = (km / KM_PER_DEGREE) * (at % 2 === 0 ? 1 : 0.9);
		const east = (Math.cos(turn) * reach) / Math.cos((lat * Math.PI) / 180);
		return `${(lng + east).toFixed(6)} ${(lat + Math.sin(turn) * reach).toFixed(6)}`;
	});
	return `(${[...corners, corners[0]].join(", ")})`;
}

/** Planning Data's fields are all text, and blank where an authority has filled nothing in. */
type EntityFixture = { readonly entity: number; readonly dataset: string } & Readonly<
	Record<string, string | number>
>;

const common = {
	typology: "geography",
	"organisation-entity": "1",
	"entry-date": "2024-01-01",
	"end-date": "",
	quality: "authoritative",
	notes: "",
	description: "",
};

/** Invented entries, which is why every reference begins with PRETEND. */
const planningEntities: Readonly<Record<string, readonly EntityFixture[]>> = {
	"M14 5LL": [
		{
			...common,
			entity: 1,
			dataset: "article-4-direction-area",
			prefix: "article-4-direction-area",
			reference: "PRETEND-A4",
			name: "Pretend city-wide direction",
			"start-date": "2011-10-08",
			"permitted-development-rights": "3L",
			"documentation-url": "https://council.example/article-4",
		},
	],
	"BN2 9QA": [
		{
			...common,
			entity: 2,
			dataset: "conservation-area",
			prefix: "conservation-area",
			reference: "PRETEND-CA",
			name: "Invented Street",
			"start-date": "1985-06-01",
			"designation-date": "1985-06-01",
			"documentation-url": "https://council.example/conservation",
		},
		{
			...common,
			entity: 3,
			dataset: "listed-building-outline",
			prefix: "listed-building-outline",
			reference: "PRETEND-LB",
			name: "1-9 Invented Street",
			"start-date": "1971-02-11",
			"listed-building-grade": "II",
			"documentation-url": "",
		},
	],
	"SW1A 1AA": [
		{
			...common,
			entity: 4,
			dataset: "flood-risk-zone",
			prefix: "flood-risk-zone",
			reference: "PRETEND-FZ/3",
			name: "",
			"start-date": "",
			"flood-risk-level": "3",
			"flood-risk-type": "Fluvial / Tidal Models",
		},
	],
};
