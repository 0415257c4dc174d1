/** Names the outlines that are served: their newest source, and a hash of all files, so that no cache holds old ones under a new name. */
export const OUTLINES_EDITION = "2025-05-ee957975";
