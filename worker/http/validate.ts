import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import type * as z from "zod";
import { Problem } from "#worker/platform/problem.ts";

const UNREADABLE = "Check what you entered.";

/** Refuses input that is not of the schema's shape with 400 and a message per field. */
export function validate<T extends z.ZodType, K extends keyof ValidationTargets>(
	target: K,
	schema: T,
) {
	return zValidator(target, schema, (result) => {
		if (!result.success) {
			const fields = faults(schema, result.data);
			const first = firstOf(fields);
			throw new Problem("invalid_input", first, { fields });
		}
	});
}

/** What is wrong first with input that is not of the schema's shape, in words. */
export function faultInWords(schema: z.ZodType, data: unknown): string {
	return firstOf(faults(schema, data));
}

function firstOf(fields: Readonly<Record<string, string>>): string {
	return Object.values(fields)[0] ?? UNREADABLE;
}

/** What is wrong, by field, in the contract's words; what it has no words for is said in ours and not in the library's. */
function faults(schema: z.ZodType, data: unknown): Record<string, string> {
	const fields: Record<string, string> = {};
	const { error } = schema.safeParse(data, { error: () => UNREADABLE });
	for (const issue of error?.issues ?? []) {
		fields[issue.path.join(".")] ??= issue.message;
	}
	return fields;
}
