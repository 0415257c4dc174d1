import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";

/**
 * Puts the payment simulator's script into the development server's document, so that paying works without a network: the provider's
 * loader takes a script that is there already. Builds never have it.
 */
export function paymentShim(simulator = process.env["LETTABLE_PAYMENTS"]): Plugin {
	return {
		name: "payment-shim",
		apply: "serve",
		transformIndexHtml: () =>
			simulator
				? [{ tag: "script", attrs: { src: `${simulator}/basil/stripe.js` }, injectTo: "head" }]
				: [],
	};
}

/** Says in the document of development that a page is being built, until its first code draws over it. Builds send pages drawn. */
export function signOfWork(): Plugin {
	return {
		name: "sign-of-work",
		apply: "serve",
		transformIndexHtml: (html) =>
			html.replace('<div id="root">', '<div id="root"><p>Building this page ...</p>'),
	};
}

/** Methods that no `Request` can carry, so that the Worker never sees them. Source: Fetch standard, "forbidden method". */
const FORBIDDEN: readonly (string | undefined)[] = ["CONNECT", "TRACE", "TRACK"];

/** Answers a forbidden method as the edge would. Otherwise the development server sends its own error page. */
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
