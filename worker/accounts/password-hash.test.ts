import { expect, test } from "vitest";
import { hashPassword, passwordCost, passwordMatches } from "./password-hash.ts";

test("a hash keeps the cost it was made with", async () => {
	expect(await hashPassword("green kettle 9", "salt")).toMatch(
		/^scrypt\$16\$8\$1\$salt\$[\w-]{43}$/,
	);
});

test.each(["production", "development", "", "anything"])(
	"a build of mode '%s' hashes at the full cost",
	(mode) => {
		expect(passwordCost(mode)).toEqual({ N: 32_768, r: 8, p: 3 });
	},
);

test("a hash of the full cost opens its account, in any kind of build", async () => {
	// scrypt of "green kettle 9" with the salt "salt", N = 32768, r = 8, p = 3.
	const stored = "scrypt$32768$8$3$salt$xd6LKb683TT1ApjzR3ZdUp70TzBP1o3s8lvBD4krVts";
	expect(await passwordMatches("green kettle 9", stored)).toBe(true);
	expect(await passwordMatches("green kettle 8", stored)).toBe(false);
});

test("a password matches its own hash and no other", async () => {
	const stored = await hashPassword("green kettle 9", "one");
	expect(await passwordMatches("green kettle 9", stored)).toBe(true);
	expect(await passwordMatches("green kettle 8", stored)).toBe(false);
	expect(await passwordMatches("", stored)).toBe(false);
	const other = await hashPassword("green kettle 9", "two");
	expect(other).not.toBe(stored.replace("$one$", "$two$"));
});

test("a hash of an earlier, cheaper cost still opens its account", async () => {
	// scrypt of RFC 7914, section 12: N = 16384, r = 8, p = 1, the first 32 bytes.
	const stored = "scrypt$16384$8$1$SodiumChloride$cCO9yzr9c0hGHAbNgf046_2o-7qQT44-qbVD9lRdofI";
	expect(await passwordMatches("pleaseletmein", stored)).toBe(true);
});

test("what has no hash matches nothing", async () => {
	expect(await passwordMatches("green kettle 9", null)).toBe(false);
	expect(await passwordMatches("", null)).toBe(false);
});
