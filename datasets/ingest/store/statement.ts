import type { SqlStatement } from "./store.ts";

type Value = string | number | null;

/** Builds a statement from a template: values in braces become parameters, nested statements keep theirs. */
export function statement(
	text: TemplateStringsArray,
	...values: (Value | SqlStatement)[]
): SqlStatement {
	const params: Value[] = [];
	const pieces = values.map((value) => {
		const { sql, params: its } = isPiece(value) ? value : { sql: "?1", params: [value] };
		const before = params.length;
		params.push(...its);
		return sql.replace(/\?(\d+)/g, (_, number) => `?${Number(number) + before}`);
	});
	return { sql: String.raw({ raw: text }, ...pieces), params };
}

function isPiece(value: Value | SqlStatement): value is SqlStatement {
	return typeof value === "object" && value !== null;
}
