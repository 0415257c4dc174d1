import { expect, test } from "vitest";
import { statement } from "./statement.ts";

test("what stands in a template becomes parameters, in their order", () => {
	expect(statement`UPDATE runs SET done = ${2}, error = ${null} WHERE source = ${"sales"}`).toEqual(
		{
			sql: "UPDATE runs SET done = ?1, error = ?2 WHERE source = ?3",
			params: [2, null, "sales"],
		},
	);
});

test("a piece of a statement keeps its own parameters, wherever it stands", () => {
	const where = statement`began = ${7} OR began = ${8}`;
	expect(statement`SELECT ${1} WHERE ${where} AND ended = ${9}`).toEqual({
		sql: "SELECT ?1 WHERE began = ?2 OR began = ?3 AND ended = ?4",
		params: [1, 7, 8, 9],
	});
});
