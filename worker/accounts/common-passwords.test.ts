import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each(["password", "PassWord", "123456", "ｐａｓｓｗｏｒｄ"])(
	"%s is a common password",
	(password) => {
		expect(isCommonPassword(password)).toBe(true);
	},
);

test.each(["correct horse battery staple", "lettable wren", ""])(
	"%j is no common password",
	(password) => {
		expect(isCommonPassword(password)).toBe(false);
	},
);
