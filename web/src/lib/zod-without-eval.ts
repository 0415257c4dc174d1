/**
 * Keeps zod from trying `new Function` when it makes its first schema: our policy refuses that, and browsers report each try. zod reads this object as it
 * loads, so it need not be in the first code to be told.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
