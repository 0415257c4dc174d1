import type { Statement } from "../store/store.ts";

/** Of the error that a failed assertion makes of a batch. */
const SIGN = "malformed JSON";

/**
 * A statement that lets its batch pass where a condition holds and fails it otherwise, so that nothing of it is written. The condition is SQL
 * that begins its parameters at `?1`.
 */
export function assertion(condition: string, params: Statement["params"]): Statement {
	return { sql: `SELECT CASE WHEN ${condition} THEN 1 ELSE json('no') END`, params };
}

/** Whether an error is that of a failed assertion. */
export function isFailedAssertion(cause: unknown): boolean {
	return String(cause).includes(SIGN) || String(Reflect.get(Object(cause), "cause")).includes(SIGN);
}
