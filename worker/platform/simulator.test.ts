import { expect, test } from "vitest";
import { simulatorOf } from "./simulator.ts";

const real = {
	POSTCODES_IO_URL: "https://api.postcodes.io",
	EPC_REGISTER_URL: "https://register.example",
	LAND_REGISTRY_URL: "https://landregistry.data.gov.uk",
};
const SIMULATED_POSTCODES = "M14 5LL, BN2 9QA";

test.each(["http://127.0.0.1:5175/x", "http://localhost:5175/x", "http://[::1]:5175/x"])(
	"a source at %s is the simulator, and it says which postcodes it knows",
	(address) => {
		const env = { ...real, POSTCODES_IO_URL: address, SIMULATED_POSTCODES };
		expect(simulatorOf(env)).toEqual({ postcodes: ["M14 5LL", "BN2 9QA"] });
	},
);

test("a simulator is seen while the first of its sources is switched off", () => {
	const env = { ...real, POSTCODES_IO_URL: "", EPC_REGISTER_URL: "http://127.0.0.1:5175/x" };
	expect(simulatorOf(env)).toEqual({ postcodes: [] });
});

test.each([
	["the sources themselves", real],
	[
		"a host that only looks like this machine",
		{ ...real, POSTCODES_IO_URL: "https://127.0.0.1.example" },
	],
	["no address", { ...real, POSTCODES_IO_URL: "" }],
	["no address that is one", { ...real, POSTCODES_IO_URL: "127.0.0.1" }],
])("%s: no simulator, whatever postcodes are named", (_, env) => {
	expect(simulatorOf({ ...env, SIMULATED_POSTCODES })).toBeNull();
});

test("a build that may name no simulator never says that there is one", () => {
	const env = { ...real, POSTCODES_IO_URL: "http://127.0.0.1:5175", SIMULATED_POSTCODES };
	expect(simulatorOf(env, false)).toBeNull();
});
