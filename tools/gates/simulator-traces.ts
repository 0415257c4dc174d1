import type { BuildFile } from "./build-files.ts";

/** Words that the journeys' build holds: it names a simulator, shows the mail it sent and lets its clock be moved. */
const marks = ["simulated", "__mail", "__clock"];

/** The word that web/src/gallery draws itself with: it is served in development, and built into nothing. */
const GALLERY = "GALLERY_DO_NOT_SHIP";

/** Words that no production build may hold. */
const traces = [
	...marks,
	GALLERY,
	"STRIPE_SIM_DO_NOT_SHIP",
	"stripe-sim",
	"source-sim",
	"_sim/",
	"127.0.0.1",
	"localhost:",
];

/** Every trace in a production build of what is for development only, in words. */
export function findTraces(files: readonly BuildFile[]): string[] {
	return findWords(files, traces);
}

/** Every trace of the gallery, which not even the journeys' build may hold, in words. */
export function findGallery(files: readonly BuildFile[]): string[] {
	return findWords(files, [GALLERY]);
}

function findWords(files: readonly BuildFile[], words: readonly string[]): string[] {
	return files.flatMap(({ name, bytes }) =>
		words.filter((word) => bytes.includes(word)).map((word) => `${name} says "${word}"`),
	);
}

/** Marks that are not even in the build that must have them, in words: a search for these finds nothing anywhere. */
export function findBlindSpots(files: readonly BuildFile[]): string[] {
	return marks
		.filter((mark) => !files.some(({ bytes }) => bytes.includes(mark)))
		.map(
			(mark) =>
				`The journeys' build should say "${mark}" and does not: the gate before this is blind.`,
		);
}
