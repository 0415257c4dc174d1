import { sources } from "#domain/base/sources.ts";

/** The sentences that the licences ask to be shown wherever the data is, each once. */
export const attributions: readonly string[] = [
	"Contains public sector information licensed under the Open Government Licence v3.0.",
	...new Set(
		Object.values(sources).flatMap(
			({ licence }) => licence.match(/(?:Contains|Source:|This uses) [^.]+\./g) ?? [],
		),
	),
];
