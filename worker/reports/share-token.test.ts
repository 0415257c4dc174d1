import { expect, test } from "vitest";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { type LinkKeys, linkKeysOf } from "#worker/platform/own-keys.ts";
import { shareIdOf, shareToken } from "./share-token.ts";

const key = (letter: string) => letter.repeat(43);
const keys: LinkKeys = [key("a")];

test("a link's secret follows from its id and our key alone, and is neither", () => {
	const id = newId("shr", randomToken);
	const token = shareToken(id, keys);
	expect(token).toMatch(/^[\w-]{44}$/);
	expect(shareToken(id, keys)).toBe(token);
	expect(shareIdOf(token, keys)).toBe(id);
	expect(shareToken(id, [key("b")])).not.toBe(token);
});

test("while a key is replaced a link made by either opens, and new ones are made by the new one", () => {
	const id = newId("shr", randomToken);
	const old = shareToken(id, keys);
	const both: LinkKeys = [key("b"), key("a")];
	expect(shareIdOf(old, both)).toBe(id);
	expect(shareToken(id, both)).toBe(shareToken(id, [key("b")]));
	expect(shareIdOf(old, [key("b")])).toBeNull();
});

test("an id without its seal, with another's, a letter more or less or in other letters is no link", () => {
	const [id, other] = [newId("shr", randomToken), newId("shr", randomToken)];
	const token = shareToken(id, keys);
	const seal = token.slice(22);
	for (const forged of [
		"",
		id,
		token.slice(0, 22),
		token.slice(0, -1),
		`${token}a`,
		`${other.slice(4)}${seal}`,
		`${token.slice(0, 22)}${"é".repeat(11)}`,
		"x".repeat(1_000_000),
	]) {
		expect(shareIdOf(forged, keys)).toBeNull();
	}
});

test.each(["", " , ", "short", `${key("a")},short`])("%j is no key: links are off", (LINK_KEY) => {
	expect(() => linkKeysOf({ LINK_KEY })).toThrow("switched off");
});

test("keys are told apart by commas and blanks, the one in use first", () => {
	expect(linkKeysOf({ LINK_KEY: `${key("b")}, ${key("a")}\n` })).toEqual([key("b"), key("a")]);
});
