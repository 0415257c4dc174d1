import type { SqlStatement } from "./store.ts";

/** A statement as text with its parameters written in. Our statements contain no literal question mark. */
export function sqlText({ sql, params }: SqlStatement): string {
	return `${sql.replace(/\?(\d+)/g, (_, number) => literal(params[Number(number) - 1]))};`;
}

function literal(value: string | number | null | undefined): string {
	if (value === undefined) {
		throw new RangeError("a parameter of the statement is missing");
	}
	if (value === null) {
		return "NULL";
	}
	return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
