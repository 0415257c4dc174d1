import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";
import { placeNear } from "../fixtures/places.ts";

/** `GET /flood-monitoring/id/floods` of the Environment Agency by position. */
export function answerFlood({ path, query }: SourceRequest): Reply {
	if (path !== "/flood-monitoring/id/floods") {
		return noSuchRoute;
	}
	const place = placeNear(query.get("lat"), query.get("long"));
	return ok({
		"@context": "http://environment.data.gov.uk/flood-monitoring/meta/context.jsonld",
		meta: { publisher: "Environment Agency", version: "0.9" },
		items: place ? (floods[place.postcode] ?? []) : [],
	});
}

function flood(severityLevel: number, severity: string, description: string): object {
	return {
		"@id": `http://environment.data.gov.uk/flood-monitoring/id/floods/00000${severityLevel}`,
		description,
		eaAreaName: "Pretend Area",
		eaRegionName: "No longer used",
		floodAreaID: `PRETEND${severityLevel}`,
		isTidal: true,
		message: "This is a simulation. There is no flood.",
		severity,
		severityLevel,
		timeMessageChanged: "2026-11-19T09:00:00",
		timeRaised: "2026-11-19T08:30:00",
		timeSeverityChanged: "2026-11-19T08:30:00",
	};
}

/** Invented warnings, the last of them no longer in force. */
const floods: Readonly<Record<string, readonly object[]>> = {
	"BN2 9QA": [
		flood(3, "Flood alert", "Pretend coast from Here to There"),
		flood(2, "Flood warning", "Pretend Beach"),
		flood(4, "Warning no longer in force", "Pretend Stream"),
	],
};
