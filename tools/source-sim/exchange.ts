/** A request to one source, its own prefix taken off the path. */
export type SourceRequest = {
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	/** By lower-case name. */
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
	/** Of what the source publishes, from 1, where a later one differs. */
	readonly edition: number;
};

/** `csv` for a source that speaks in lines, `html` for one that is a website, `bytes` for a file, `json` for all others. */
export type Reply =
	| { readonly status: number; readonly json: unknown }
	| { readonly status: number; readonly csv: string }
	| { readonly status: number; readonly html: string }
	| {
			readonly status: number;
			readonly type: string;
			readonly bytes: Uint8Array;
			readonly headers: Readonly<Record<string, string>>;
	  };

export function ok(json: unknown) {
	return { status: 200, json };
}

/** A body as it travels, and what is said of it. */
export type Body = {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly headers: Readonly<Record<string, string>>;
};

export function bodyOf(reply: Reply): Body {
	if ("bytes" in reply) {
		return {
			bytes: new Uint8Array(reply.bytes),
			headers: { "Content-Type": reply.type, ...reply.headers },
		};
	}
	const [type, text] = textOf(reply);
	return {
		bytes: new Uint8Array(new TextEncoder().encode(text)),
		headers: { "Content-Type": `${type}; charset=utf-8` },
	};
}

function textOf(reply: Exclude<Reply, { bytes: unknown }>): [type: string, text: string] {
	if ("csv" in reply) {
		return ["text/csv", reply.csv];
	}
	return "html" in reply
		? ["text/html", reply.html]
		: ["application/json", JSON.stringify(reply.json)];
}

/** For a path the source does not have. No fixture answers it, so a wrong address shows at once. */
export const noSuchRoute = {
	status: 404,
	json: { message: "no such route" },
} as const satisfies Reply;
