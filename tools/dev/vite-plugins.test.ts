import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseForbidden } from "./vite-plugins.ts";

const server = createServer((asked, answer) => {
	refuseForbidden(asked, answer, () => answer.end("went on"));
});

beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise((done) => server.close(done)));

function ask(method: string) {
	const { port } = server.address() as AddressInfo;
	return new Promise<{ status: number | undefined; type: string | undefined; text: string }>(
		(resolve, reject) => {
			request({ host: "127.0.0.1", port, method, agent: false }, (answer) => {
				let text = "";
				answer.on("data", (piece: Buffer) => {
					text += piece.toString();
				});
				answer.on("end", () =>
					resolve({ status: answer.statusCode, type: answer.headers["content-type"], text }),
				);
			})
				.on("error", reject)
				.end();
		},
	);
}

test("TRACE is refused in plain words, as no request can carry it to the Worker", async () => {
	expect(await ask("TRACE")).toEqual({
		status: 501,
		type: "text/plain; charset=utf-8",
		text: "Not Implemented\n",
	});
});

test.each(["GET", "POST", "PROPFIND"])("%s goes on to the Worker", async (method) => {
	expect(await ask(method)).toMatchObject({ status: 200, text: "went on" });
});
