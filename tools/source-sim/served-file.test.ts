import { expect, test } from "vitest";
import { bodyOf, type SourceRequest } from "./exchange.ts";
import { servedFile, serveFile } from "./served-file.ts";

const file = servedFile("0123456789", { type: "text/csv", changed: "2026-11-14T02:00:00Z" });

function asked(headers: SourceRequest["headers"], method = "GET") {
	const request = {
		method,
		path: "/",
		query: new URLSearchParams(),
		headers,
		body: "",
		edition: 1,
	};
	const reply = serveFile(request, file);
	const body = bodyOf(reply);
	return {
		status: reply.status,
		text: new TextDecoder().decode(body.bytes),
		headers: body.headers,
	};
}

test("a file says how long it is, its tag and since when it is there, and HEAD says no more than that", () => {
	const headers = {
		"Content-Type": "text/csv",
		"Content-Length": "10",
		"Last-Modified": "Sat, 14 Nov 2026 02:00:00 GMT",
		"Accept-Ranges": "bytes",
		ETag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
	};
	expect(asked({})).toEqual({ status: 200, text: "0123456789", headers });
	expect(asked({ range: "bytes=2-3" }, "HEAD")).toEqual({ status: 200, text: "", headers });
});

test.each([
	["bytes=2-4", 206, "234", "bytes 2-4/10"],
	["bytes=7-", 206, "789", "bytes 7-9/10"],
	["bytes=7-99", 206, "789", "bytes 7-9/10"],
	["bytes=-3", 206, "789", "bytes 7-9/10"],
	["bytes=10-12", 416, "", "bytes */10"],
	["bytes=0-1,4-5", 200, "0123456789", undefined],
	["lines=1-2", 200, "0123456789", undefined],
])("of %s it gives %i", (range, status, text, contentRange) => {
	const reply = asked({ range });
	expect([reply.status, reply.text, reply.headers["Content-Range"]]).toEqual([
		status,
		text,
		contentRange,
	]);
});

test("a range of a file that is another one by now is refused, or is all of it, as was asked", () => {
	expect(asked({ range: "bytes=2-4", "if-match": '"other"' }).status).toBe(412);
	expect(asked({ range: "bytes=2-4", "if-range": '"other"' })).toMatchObject({
		status: 200,
		text: "0123456789",
	});
	expect(asked({ range: "bytes=2-4", "if-match": file.tag, "if-range": file.tag }).status).toBe(
		206,
	);
});
