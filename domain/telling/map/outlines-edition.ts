/** Edition of the served outlines: their newest source and a hash of all files, so that no cache serves old ones under a new name. */
export const OUTLINES_EDITION = "2025-05-ee957975";

/** Path of an authority's outlines, a file of the build on our own origin, cached by browsers and the Worker's assets. */
export function outlinesPath(authorityCode: string): string {
	return `/assets/outlines/${OUTLINES_EDITION}/${authorityCode}.json`;
}
