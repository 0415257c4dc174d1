import type { LiveFacts } from "#domain/facts.ts";
import { isFault } from "#domain/silence.ts";
import type { Happening } from "#worker/analytics/counts-repository.ts";

/** What live sources did when facts were gathered. One that is off, or was not to be asked, did nothing. */
export function answersIn(live: LiveFacts): Happening[] {
	return Object.entries(live).flatMap(([subject, answer]): Happening[] => {
		if (answer.state === "answered") {
			// A file that was imported answered, and not the source.
			if ("imported" in answer.data) {
				return answer.data.registerFailed ? [{ event: "source_failed", subject }] : [];
			}
			return [{ event: "source_answered", subject }];
		}
		return isFault(answer) ? [{ event: "source_failed", subject }] : [];
	});
}
