/** Names the outlines that are served: their newest source, and a hash of all files, so that no cache holds old ones under a new name. */
export const OUTLINES_EDITION = "2025-05-ee957975";

/** Address of an authority's outlines, of our own origin: a file of the build, which browsers and the Worker's assets hold alike. */
export function outlinesPath(authorityCode: string): string {
	return `/assets/outlines/${OUTLINES_EDITION}/${authorityCode}.json`;
}
