import { expect, test } from "vitest";
import { parseRefreshOptions } from "./parse-options.ts";

test("without options the simulator is asked, and the data of development brought up to date", () => {
	expect(parseRefreshOptions([])).toEqual({ sources: "sim", state: ".wrangler/state", port: 5183 });
});

test("sources, folder and port are taken as given", () => {
	expect(parseRefreshOptions(["--sources", "live", "--state", "/tmp/it", "--port=1"])).toEqual({
		sources: "live",
		state: "/tmp/it",
		port: 1,
	});
});

test.for([
	[["--sources", "off"], '--sources is sim or live, not "off"; usage: npm run refresh'],
	[["--port", "65534"], '--port is a whole number from 1 to 65533, not "65534"; usage'],
	[["--prot", "1"], "Unknown option '--prot'; usage: npm run refresh"],
] as const)("%j is refused in one sentence", ([args, reason]) => {
	expect(() => parseRefreshOptions([...args])).toThrow(reason);
});
