import { expect, test } from "vitest";
import { sourceAddress } from "./source-address.ts";

test.each([
	"http://api.postcodes.io",
	"https://127.0.0.1:8443",
	"https://169.254.169.254",
	"https://[::1]",
	"https://localhost",
	"http://localhost:5175/police",
	"not an address",
])("production does not ask %s", (address) => {
	expect(sourceAddress(address, false)).toBeNull();
});

test("production asks a public host over https, named without a closing slash", () => {
	expect(sourceAddress("https://api.postcodes.io/", false)).toBe("https://api.postcodes.io");
});

test("elsewhere a simulator may be named, and an empty address switches a source off", () => {
	expect(sourceAddress("http://127.0.0.1:5175/police", true)).toBe("http://127.0.0.1:5175/police");
	expect(sourceAddress(" ", true)).toBeNull();
	expect(sourceAddress(undefined, true)).toBeNull();
});
