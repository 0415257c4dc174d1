import type { SourceState } from "#contracts/admin/system.ts";
import { Problem } from "#worker/platform/problem.ts";

/** How data is kept up to date that does not come with the reference data of a release. */
const ways: Readonly<Record<string, string>> = {
	licensing_schemes:
		"The licensing register is kept by hand: change its rows in the register itself.",
	postcode_units:
		"Postcodes are imported from each new edition of their file, by the command data:postcodes.",
};

/** Why there is nothing to run for a source, or that there is no such source. */
export function keptOtherwise(source: SourceState | undefined): Problem {
	return source
		? new Problem(
				"not_allowed",
				ways[source.id] ??
					`${source.name}: this comes with the reference data, which is loaded with each release.`,
			)
		: new Problem("not_found", "There is no such source.");
}
