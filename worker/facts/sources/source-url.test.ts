import { expect, test } from "vitest";
import { sourceUrl } from "./source-url.ts";

test("a base address keeps its own path", () => {
	expect(sourceUrl("http://gateway.example/police", "/api/x", [["lat", 51.5]])).toBe(
		"http://gateway.example/police/api/x?lat=51.5",
	);
});

test("a base address may end in a slash", () => {
	expect(sourceUrl("https://api.example/", "/postcodes/M145LL")).toBe(
		"https://api.example/postcodes/M145LL",
	);
});

test("a value cannot break out of its place", () => {
	expect(sourceUrl("https://api.example", "/x", [["number", "1&token=2"]])).toBe(
		"https://api.example/x?number=1%26token%3D2",
	);
});
