import { expect, test } from "vitest";
import { sqlText } from "./sql-text.ts";

test.each([
	{ params: ["St John's"], text: "VALUES ('St John''s');" },
	{ params: [null], text: "VALUES (NULL);" },
	{ params: [-2.1], text: "VALUES (-2.1);" },
	{ params: ["$& ?1"], text: "VALUES ('$& ?1');" },
])("$params are written as $text", ({ params, text }) => {
	expect(sqlText({ sql: "VALUES (?1)", params })).toBe(text);
});

test("a parameter is found by its number, not its place", () => {
	const params = Array.from({ length: 11 }, (_, place) => place + 1);

	expect(sqlText({ sql: "VALUES (?11, ?1, ?11)", params })).toBe("VALUES (11, 1, 11);");
});

test("a missing parameter is refused", () => {
	expect(() => sqlText({ sql: "VALUES (?2)", params: ["a"] })).toThrow("parameter");
});
