import type * as z from "zod";
import type { SourceId } from "#domain/sources.ts";
import { SourceFault } from "./source-fault.ts";

/**
 * Reads a source's body by its contract: the fields the product uses, and no others.
 * @throws SourceFault `malformed`
 */
export function parseReply<Shape extends z.ZodType>(
	source: SourceId,
	shape: Shape,
	body: unknown,
): z.output<Shape> {
	const parsed = shape.safeParse(body);
	if (parsed.success) {
		return parsed.data;
	}
	const path = parsed.error.issues[0]?.path.join(".") || "the top";
	throw new SourceFault(source, "malformed", `unexpected shape at ${path}`, parsed.error);
}
