import { expect, test } from "vitest";
import { reachableSources } from "./reachable-sources.ts";

const found = { address: "192.0.2.1", family: 4 };

test.for([
	["resolve", () => Promise.resolve(found), "live"],
	["do not resolve", () => Promise.reject(new Error("ENOTFOUND")), "off"],
	["never come back", () => new Promise<typeof found>(() => {}), "off"],
] as const)("when names %s the sources are %s", async ([, resolve, sources]) => {
	expect(await reachableSources(resolve)).toBe(sources);
});
