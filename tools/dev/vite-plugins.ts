import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";

/** Methods that no `Request` can carry, so that the Worker never sees them. Source: Fetch standard, "forbidden method". */
const FORBIDDEN: readonly (string | undefined)[] = ["CONNECT", "TRACE", "TRACK"];

/** Answers such a method as the edge would, in place of the development server's page about the error that it makes of it. */
export function refuseMethods(): Plugin {
	const use = ({ middlewares }: { middlewares: Connect.Server }) => {
		middlewares.use(refuseForbidden);
	};
	return { name: "refuse-methods", configureServer: use, configurePreviewServer: use };
}

export function refuseForbidden(
	{ method }: Pick<IncomingMessage, "method">,
	answer: ServerResponse,
	next: () => void,
): void {
	if (!FORBIDDEN.includes(method)) {
		next();
		return;
	}
	answer.writeHead(501, { "content-type": "text/plain; charset=utf-8" }).end("Not Implemented\n");
}
