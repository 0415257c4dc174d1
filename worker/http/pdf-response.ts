import type { Context } from "hono";
import { toProblem } from "#worker/db/database-fault.ts";
import type { AppEnv } from "./app-env.ts";

/** A PDF on its way to its reader. */
type Pdf = {
	readonly body: ReadableStream | Uint8Array<ArrayBuffer>;
	/** Bytes. */
	readonly size: number;
	/** Name of the file. */
	readonly name: string;
};

/** Answers with a PDF. A refusal leads a tab that was opened from a mail to the `screen`, which says what to do. */
export async function answerPdf(
	c: Context<AppEnv>,
	opened: Promise<Pdf>,
	screen: string,
): Promise<Response> {
	try {
		return pdfResponse(await opened);
	} catch (cause) {
		if (toProblem(cause).code !== "internal" && c.req.header("accept")?.includes("text/html")) {
			return c.redirect(screen);
		}
		throw cause;
	}
}

function pdfResponse({ body, size, name }: Pdf): Response {
	return new Response(body, {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Length": String(size),
			"Content-Disposition": `inline; filename="${name}"`,
		},
	});
}
