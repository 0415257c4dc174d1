/** A request to one source, its own prefix taken off the path. */
export type Question = {
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	/** By lower-case name. */
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
};

/** `csv` for a source that speaks in lines, `html` for one that is a website, `json` for all others. */
export type Reply =
	| { readonly status: number; readonly json: unknown }
	| { readonly status: number; readonly csv: string }
	| { readonly status: number; readonly html: string };

export function ok(json: unknown) {
	return { status: 200, json };
}

/** A body as it travels. */
export function bodyOf(reply: Reply): { readonly type: string; readonly text: string } {
	if ("csv" in reply) {
		return { type: "text/csv; charset=utf-8", text: reply.csv };
	}
	return "html" in reply
		? { type: "text/html; charset=utf-8", text: reply.html }
		: { type: "application/json; charset=utf-8", text: JSON.stringify(reply.json) };
}

/** For a path the source does not have. No fixture answers it, so a wrong address shows at once. */
export const noSuchRoute = {
	status: 404,
	json: { message: "no such route" },
} as const satisfies Reply;
