import fc from "fast-check";
import { expect, test } from "vitest";
import { screens } from "../../base/screens.ts";
import { deviceName } from "./device.ts";
import { emailKey, looksLikeEmail } from "./email.ts";
import { passwordStrength } from "./password.ts";
import { returnPath } from "./return-path.ts";
import { parseUsername, usernameFromEmail } from "./username.ts";

test.each([
	["Anna_1", "anna_1"],
	["  anna  ", "anna"],
	["ＡＮＮＡ", "anna"],
	["𝒂𝒏𝒏𝒂", "anna"],
])("the username %s is the same name as %s", (typed, key) => {
	expect(parseUsername(typed)?.key).toBe(key);
});

test.each([
	"аnna",
	"annа",
	"ann\u200da",
	"an na",
	"anna@example.com",
	"ab",
	"a".repeat(31),
	"an\nna",
	"ａｎ",
	"<b>anna</b>",
	"",
])("%j is no username", (typed) => {
	expect(parseUsername(typed)).toBeNull();
});

test("what is a username is made of one alphabet, whatever was typed", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (typed) => {
			const parsed = parseUsername(typed);
			expect(parsed === null || /^[\w-]{3,30}$/.test(parsed.name)).toBe(true);
		}),
	);
});

test("a username made of an address is always one, and each try is another", () => {
	fc.assert(
		fc.property(fc.emailAddress(), (email) => {
			const names = [0, 1, 2].map((attempt) => usernameFromEmail(email, attempt).name);
			expect(names.every((name) => parseUsername(name)?.name === name)).toBe(true);
			expect(new Set(names).size).toBe(3);
		}),
	);
});

test("addresses are the same without regard to case", () => {
	expect(emailKey(" Anna@Example.COM ")).toBe("anna@example.com");
	expect(looksLikeEmail("anna")).toBe(false);
	expect(looksLikeEmail("anna@example.com")).toBe(true);
});

test.each([
	["123456", "weak"],
	["aaaaaaaaaaaaaaaa", "weak"],
	["anna1987anna1987", "weak"],
	["green kettle", "fair"],
	["Green kettle 9", "strong"],
	["green kettle by the window", "strong"],
] as const)("%s is %s", (password, strength) => {
	expect(passwordStrength(password, ["anna", "anna@example.com"])).toBe(strength);
});

test.each([
	["/property/M145LL?certificate=1#score", "/property/M145LL?certificate=1#score"],
	["/account", "/account"],
	["/", "/"],
])("after signing in, %s leads to %s", (asked, to) => {
	expect(returnPath(asked)).toBe(to);
});

test.each([
	null,
	"",
	"https://evil.example",
	"//evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"/property/M14\\..\\x",
	"javascript:alert(1)",
	"/\t/evil.example",
	"/ /evil.example",
	"/auth",
	"/auth?next=/auth",
	"/auth/",
	"/api/user",
	"/nowhere",
	"property/M145LL",
])("after signing in, %j leads home", (asked) => {
	expect(returnPath(asked)).toBe(screens.home);
});

test("wherever it leads, it leads to this site", () => {
	fc.assert(
		fc.property(
			fc.string({ maxLength: 60 }),
			fc.constantFrom("", "/", "//", "/\\"),
			(text, start) => {
				const target = new URL(returnPath(`${start}${text}`), "https://lettable.example");
				expect(target.origin).toBe("https://lettable.example");
			},
		),
	);
});

test.each([
	[
		"Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
		"Chrome on Windows",
	],
	["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1",
		"Safari on iPhone",
	],
	["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
	["curl/8.0", "Unknown device"],
	[null, "Unknown device"],
])("the device of %s is called %s", (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name);
});
