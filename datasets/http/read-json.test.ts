import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { endsWithin } from "#domain/test/time-taken.ts";
import { fakeFetch, type Scripted } from "../test/fake-fetch.ts";
import type { Enquiry } from "./read-body.ts";
import { readJson } from "./read-json.ts";

function enquiry(fetch: Enquiry["fetch"], more: Partial<Enquiry> = {}): Enquiry {
	const signal = AbortSignal.timeout(2000);
	return { source: "police", url: "http://source.example/", fetch, signal, ...more };
}

function reading(...script: [Scripted, ...Scripted[]]) {
	const { fetch, sent } = fakeFetch(...script);
	return { reply: readJson(enquiry(fetch)), sent };
}

async function served(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return `http://127.0.0.1:${port}/`;
}

test("a body is read as JSON, with its status", async () => {
	const { reply } = reading({ json: { a: 1 } });
	expect(await reply).toEqual({ status: 200, body: { a: 1 } });
});

test("a status with a meaning is handed over with its body", async () => {
	const { fetch } = fakeFetch({ status: 404, json: { error: "none" } });
	const reply = await readJson(enquiry(fetch, { meaningful: [404] }));
	expect(reply).toEqual({ status: 404, body: { error: "none" } });
});

test.each([
	[400, "refused"],
	[403, "refused"],
	[404, "refused"],
	[410, "refused"],
	[500, "unreachable"],
])("status %i is %s and is not asked again", async (status, why) => {
	const { reply, sent } = reading({ status, text: "" });
	await expect(reply).rejects.toMatchObject({ name: "SourceFault", source: "police", why });
	expect(sent).toHaveLength(1);
});

test.each([
	[502, "unreachable"],
	[503, "refused"],
	[504, "unreachable"],
])("status %i is asked once more, and is then %s", async (status, why) => {
	const { reply, sent } = reading({ status, text: "" });
	await expect(reply).rejects.toMatchObject({ why });
	expect(sent).toHaveLength(2);
});

test("a lost connection is asked once more", async () => {
	const { reply, sent } = reading(new TypeError("fetch failed"), { json: [] });
	expect((await reply).body).toEqual([]);
	expect(sent).toHaveLength(2);
});

test("two lost connections are unreachable", async () => {
	const { reply, sent } = reading(new TypeError("fetch failed"));
	await expect(reply).rejects.toMatchObject({ why: "unreachable" });
	expect(sent).toHaveLength(2);
});

test("a 429 is asked again after the short pause it names", async () => {
	const { reply, sent } = reading(
		{ status: 429, text: "", headers: { "Retry-After": "0" } },
		{ json: [] },
	);
	expect((await reply).status).toBe(200);
	expect(sent).toHaveLength(2);
});

test.each([["60"], ["Wed, 21 Oct 2026 07:28:00 GMT"], [""]])(
	"a 429 that asks for a long or unclear pause (%j) is a refusal",
	async (pause) => {
		const { reply, sent } = reading({ status: 429, text: "", headers: { "Retry-After": pause } });
		await expect(reply).rejects.toMatchObject({ why: "refused" });
		expect(sent).toHaveLength(1);
	},
);

test("the pause before a second try ends when the time is up", async () => {
	const { fetch, sent } = fakeFetch(
		{ status: 429, text: "", headers: { "Retry-After": "2" } },
		"never",
	);
	const reply = readJson(enquiry(fetch, { signal: AbortSignal.timeout(50) }));
	expect(await endsWithin(1000, reply)).toBe(true);
	await expect(reply).rejects.toMatchObject({ why: "timed_out" });
	expect(sent.length).toBeLessThanOrEqual(2);
});

test("a timeout is never asked again", async () => {
	const { fetch, sent } = fakeFetch("never");
	const reply = readJson(enquiry(fetch, { signal: AbortSignal.timeout(30) }));
	await expect(reply).rejects.toMatchObject({ why: "timed_out" });
	expect(sent).toHaveLength(1);
});

test.each([["<!doctype html><p>Sign in"], ['{"result": {"lat'], [""]])(
	"a body that is not JSON (%j) is malformed",
	async (text) => {
		const { reply, sent } = reading({ text });
		await expect(reply).rejects.toMatchObject({ why: "malformed" });
		expect(sent).toHaveLength(1);
	},
);

test("a form is sent by POST, and a redirect is never followed", async () => {
	const { fetch, sent } = fakeFetch({ json: {} });
	await readJson(enquiry(fetch, { form: { query: "SELECT" }, headers: { Accept: "x/y" } }));
	expect(sent[0]?.init).toMatchObject({
		method: "POST",
		redirect: "manual",
		headers: { Accept: "x/y" },
	});
	expect(String(sent[0]?.init?.body)).toBe("query=SELECT");
});

test("a service that moved is an outage, even when its new page would answer", async () => {
	const url = await served((request, response) => {
		if (request.url === "/") {
			response.writeHead(301, { Location: "/new" }).end();
			return;
		}
		response.end('{"rows":[]}');
	});
	await expect(readJson(enquiry(fetch, { url }))).rejects.toMatchObject({ why: "unreachable" });
});

test("an endless body is given up on at the limit", async () => {
	const url = await served((_, response) => {
		const block = "x".repeat(10_000);
		const flow = () => {
			while (!response.destroyed && response.write(block)) {}
		};
		response.on("drain", flow);
		flow();
	});
	const reply = readJson(enquiry(fetch, { url, maxBytes: 100_000 }));
	await expect(reply).rejects.toMatchObject({
		why: "malformed",
		message: "police: more than 100000 bytes",
	});
});

test("a body just within the limit is read whole, across chunks that split a letter", async () => {
	const text = JSON.stringify("£".repeat(50_000));
	const bytes = Buffer.from(text);
	const url = await served((_, response) => {
		response.write(bytes.subarray(0, 50_002));
		setTimeout(() => response.end(bytes.subarray(50_002)), 20);
	});
	const reply = await readJson(enquiry(fetch, { url, maxBytes: bytes.byteLength }));
	expect(reply.body).toBe("£".repeat(50_000));
});

test("a body cut off is asked for once more, and is then unreachable", async () => {
	let requests = 0;
	const url = await served((_, response) => {
		requests += 1;
		response.writeHead(200, { "Content-Length": "1000" });
		response.write('{"half":', () => response.destroy());
	});
	await expect(readJson(enquiry(fetch, { url }))).rejects.toMatchObject({ why: "unreachable" });
	expect(requests).toBe(2);
});

test("a body that stops arriving is timed out", async () => {
	const url = await served((_, response) => {
		response.write('{"half":');
	});
	const reply = readJson(enquiry(fetch, { url, signal: AbortSignal.timeout(100) }));
	await expect(reply).rejects.toMatchObject({ why: "timed_out" });
});
