import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createGzip } from "node:zlib";
import { HOST } from "../dev/check-port.ts";

/** Types that the edge compresses. */
const TEXT = /^(text\/|application\/(javascript|json|xml|manifest)|image\/svg)/;

/**
 * Stands before a server on `port` and compresses what Cloudflare's edge would, which no local server does. Without it a measurement would
 * weigh three times what a visitor is sent.
 */
export function actAsTheEdge({ port, of }: { port: number; of: number }): Promise<() => void> {
	const server = createServer((asked, answer) => {
		const { method, url, headers } = asked;
		const onward = request({ host: HOST, port: of, method, path: url, headers }, (reply) =>
			passOn(reply, answer, /gzip/.test(String(headers["accept-encoding"]))),
		);
		onward.on("error", () => answer.writeHead(502).end());
		asked.pipe(onward);
	});
	return new Promise((resolve) => {
		server.listen(port, HOST, () =>
			resolve(() => {
				server.closeAllConnections();
				server.close();
			}),
		);
	});
}

function passOn(reply: IncomingMessage, answer: ServerResponse, takesGzip: boolean): void {
	const status = reply.statusCode ?? 502;
	const isText = TEXT.test(reply.headers["content-type"] ?? "");
	if (!takesGzip || !isText || reply.headers["content-encoding"]) {
		answer.writeHead(status, reply.headers);
		reply.pipe(answer);
		return;
	}
	const { "content-length": _, ...rest } = reply.headers;
	answer.writeHead(status, { ...rest, "content-encoding": "gzip", vary: "accept-encoding" });
	reply.pipe(createGzip()).pipe(answer);
}
