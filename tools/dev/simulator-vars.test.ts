import { expect, test } from "vitest";
import { simulatorVars, sourceVars } from "./simulator-vars.ts";

test("live sources keep the addresses that wrangler.toml gives them", () => {
	expect(simulatorVars("live")).toEqual({});
	expect(simulatorVars("")).toEqual({});
});

test("sources that are off have no address at all", () => {
	expect(simulatorVars("off")).toEqual(Object.fromEntries(sourceVars.map((name) => [name, ""])));
});

test("every source is simulated under its own path, and the register takes a made-up token", () => {
	const vars = simulatorVars("http://127.0.0.1:5175");

	expect(vars).toMatchObject({
		POSTCODES_IO_URL: "http://127.0.0.1:5175/postcodes-io",
		FLOOD_URL: "http://127.0.0.1:5175/flood",
		EPC_REGISTER_TOKEN: "simulated",
	});
	expect(Object.keys(vars)).toHaveLength(sourceVars.length + 1);
});
