/**
 * Hash of the shape of `Facts`, made of the declarations of all that they hold. Cached facts carry it in their key, so what was kept in another shape
 * is never read. A test says the hash that belongs here.
 */
export const FACTS_SHAPE = "fdd667c6346d";
