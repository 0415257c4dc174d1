import { expect, test } from "vitest";
import { parseDevOptions } from "./parse-options.ts";

test("without options the app is on 5173, and whom it asks is left open", () => {
	expect(parseDevOptions([])).toEqual({ port: 5173, sources: null });
});

test("port and sources are taken as given", () => {
	expect(parseDevOptions(["--port", "8080", "--sources", "sim"])).toEqual({
		port: 8080,
		sources: "sim",
	});
	expect(parseDevOptions(["--port=1", "--sources=off"])).toEqual({ port: 1, sources: "off" });
});

test.for([["0"], ["65534"], ["80.5"], ["http"], [""]])("%j is no port", ([port = ""]) => {
	expect(() => parseDevOptions(["--port", port])).toThrow(
		`--port is a whole number from 1 to 65533, not "${port}"; usage: npm run dev`,
	);
});

test("sources of another name are refused", () => {
	expect(() => parseDevOptions(["--sources", "fake"])).toThrow(
		'--sources is live, sim or off, not "fake"; usage: npm run dev',
	);
});

test.for([
	[["--prot", "1"], "Unknown option '--prot'"],
	[["8080"], "Unexpected argument '8080'"],
	[["--port"], "Option '--port <value>' argument missing"],
] as const)("%j is refused in one sentence", ([args, reason]) => {
	expect(() => parseDevOptions([...args])).toThrow(
		`${reason}; usage: npm run dev -- [--port N] [--sources live|sim|off].`,
	);
});
