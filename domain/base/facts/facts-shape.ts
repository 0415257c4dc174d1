/**
 * Hash of the declarations that make up `Facts`. It is part of the cache key, so that facts stored in another shape are never read. A test prints the hash
 * that belongs here.
 */
export const FACTS_SHAPE = "bc0c4d85aafa";
