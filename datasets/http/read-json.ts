import type * as z from "zod";
import type { SourceId } from "#domain/base/sources.ts";
import { type Enquiry, readBody } from "./read-body.ts";
import { SourceFault } from "./source-fault.ts";

export type JsonReply = { readonly status: number; readonly body: unknown };

/**
 * Reads JSON from a source, also with a `meaningful` status. Retries as `readBody` does, and never because of the content.
 * @throws SourceFault
 */
export async function readJson(enquiry: Enquiry): Promise<JsonReply> {
	const headers = { Accept: "application/json", ...enquiry.headers };
	const { status, text } = await readBody({ ...enquiry, headers });
	try {
		return { status, body: JSON.parse(text) };
	} catch (cause) {
		throw new SourceFault(enquiry.source, "malformed", `status ${status}, not JSON`, cause);
	}
}

/**
 * Validates a source's body against its contract: only the fields that the product uses.
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
