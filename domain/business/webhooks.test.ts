import { expect, test } from "vitest";
import {
	RETRIED_FOR,
	RETRY_PAUSES,
	refuseWebhookAddress,
	SECRET_OVERLAP,
	signedContent,
	validGenerations,
} from "./webhooks.ts";

const refuse = (address: string) =>
	refuseWebhookAddress(URL.canParse(address) ? new URL(address) : null, ["lettable.co.uk"]);

test("a public server is sent to by its name over https", () => {
	for (const address of [
		"https://hooks.example.com/in?key=1",
		"https://HOOKS.example.co.uk.",
		"https://xn--bcher-kva.example.org/",
		"https://notlettable.co.uk/",
	]) {
		expect(refuse(address), address).toBeNull();
	}
});

test("nothing is sent to a machine by its number, however it is written", () => {
	for (const host of [
		...["127.0.0.1", "127.1", "2130706433", "0x7f.1", "0177.0.0.1", "10.0.0.1", "192.168.1.1"],
		...["169.254.169.254", "100.64.0.1", "8.8.8.8", "１２７.0.0.1", "[::1]", "[fd00::1]"],
		...["[::ffff:127.0.0.1]", "[fe80::1]", "[64:ff9b::7f00:1]", "[2606:4700::1111]"],
	]) {
		expect(refuse(`https://${host}/`), host).toContain("public server");
	}
});

test("nothing is sent to a special name, nor to ourselves", () => {
	for (const host of [
		...["localhost", "LOCALHOST.", "a.localhost", "printer.local", "metadata", "db.internal"],
		...["metadata.google.internal", "router.home.arpa", "x.test", "nas.lan", "x.onion"],
	]) {
		expect(refuse(`https://${host}/`), host).toContain("public server");
	}
	for (const host of ["lettable.co.uk", "lettable.co.uk.", "api.lettable.co.uk"]) {
		expect(refuse(`https://${host}/api`), host).toContain("not ours");
	}
});

test("an address that is no plain https address is refused in its own words", () => {
	expect(refuse("hooks.example.com")).toContain("whole address");
	expect(refuse("http://hooks.example.com")).toContain("https://");
	expect(refuse("ftp://hooks.example.com")).toContain("https://");
	expect(refuse("https://me:pass@hooks.example.com")).toContain("password");
	expect(refuse("https://hooks.example.com:8443")).toContain("port");
});

test("a delivery is tried at growing pauses, ten times within three days", () => {
	const pauses = RETRY_PAUSES.map((_, at) => RETRY_PAUSES[at] ?? 0);
	expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
	const last = pauses.at(-1) ?? 0;
	const first = pauses.slice(0, -1).reduce((sum, pause) => sum + pause, 0);
	expect(pauses.length + Math.floor((RETRIED_FOR - first) / last)).toBe(10);
});

test("what is signed is id, time and body", () => {
	expect(signedContent("whd_1", 1_700_000_000, "{}")).toBe("whd_1.1700000000.{}");
});

test("the secret before holds for a day, and a third one never", () => {
	expect(validGenerations({ generation: 1, rotatedAt: null }, 5)).toEqual([1]);
	const rotated = { generation: 3, rotatedAt: 5 };
	expect(validGenerations(rotated, 5 + SECRET_OVERLAP - 1)).toEqual([3, 2]);
	expect(validGenerations(rotated, 5 + SECRET_OVERLAP)).toEqual([3]);
});
