import * as z from "zod";
import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply, readJson } from "#datasets/http/read-json.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import type { FloodWarningFacts } from "#domain/base/facts/facts.ts";
import { sourceUrl } from "../source-url.ts";

const SOURCE = "floodWarnings";
/** Kilometres around the home: near enough that a warning is about its streets or the roads to it. */
const RADIUS_KM = 2;

/** Severities of the Environment Agency: 1 severe warning, 2 warning, 3 alert, 4 no longer in force. */
const Severity = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

const Floods = z.object({
	items: z.array(
		z.object({
			severityLevel: Severity,
			description: z.string().trim().min(1),
			/** Sent with and without a zone. It is shown, never computed with. */
			timeRaised: z.iso.datetime({ local: true, offset: true }).nullish().catch(null),
		}),
	),
});

type FloodMonitoring = {
	/** Flood warnings in force within two kilometres, gravest first. */
	warningsNear(position: Coordinates, signal: AbortSignal): Promise<FloodWarningFacts>;
};

/** Real-time flood monitoring of the Environment Agency, England only. */
export function floodMonitoring(deps: { baseUrl: string; fetch: Fetch }): FloodMonitoring {
	const { baseUrl, fetch } = deps;
	return {
		async warningsNear(position, signal) {
			const url = sourceUrl(baseUrl, "/flood-monitoring/id/floods", [
				["lat", position.lat.toFixed(6)],
				["long", position.lng.toFixed(6)],
				["dist", RADIUS_KM],
			]);
			const { body } = await readJson({ source: SOURCE, url, fetch, signal });
			const warnings = parseReply(SOURCE, Floods, body).items.flatMap((item) => {
				const { severityLevel: level, description, timeRaised } = item;
				return level === 4 ? [] : [{ level, description, raisedAt: timeRaised ?? null }];
			});
			return { warnings: warnings.toSorted((a, b) => a.level - b.level) };
		},
	};
}
