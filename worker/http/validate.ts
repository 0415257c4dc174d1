import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import type * as z from "zod";
import { Problem } from "#worker/platform/problem.ts";

/** Refuses input that is not of the schema's shape with 400 and a message per field. */
export function validate<T extends z.ZodType, K extends keyof ValidationTargets>(
	target: K,
	schema: T,
) {
	return zValidator(target, schema, (result) => {
		if (!result.success) {
			const fields: Record<string, string> = {};
			for (const issue of result.error.issues) {
				fields[issue.path.join(".")] ??= issue.message;
			}
			const [first = "Check what you entered."] = Object.values(fields);
			throw new Problem("invalid_input", first, { fields });
		}
	});
}
