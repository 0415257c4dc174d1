/** A request to one source, its own prefix taken off the path. */
export type Question = {
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	/** By lower-case name. */
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
};

export type Reply = { readonly status: number; readonly json: unknown };

export function ok(json: unknown): Reply {
	return { status: 200, json };
}

/** For a path the source does not have. No fixture answers it, so a wrong address shows at once. */
export const noSuchRoute: Reply = { status: 404, json: { message: "no such route" } };
