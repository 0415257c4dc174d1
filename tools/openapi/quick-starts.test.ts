import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AssessmentRequest } from "#contracts/open-door-asked.ts";
import { root } from "../dev/project.ts";
import { describeApi } from "./describe.ts";
import { referenceOf } from "./reference.ts";

const run = promisify(execFile);
const programs = path.join(root, "tools/openapi/quick-starts");
const home = {
	status: "complete",
	reference: "A-1",
	assessment: {
		answer: { let: { headline: "With a licence" } },
		asOf: "2026-11-29",
		page: "https://lettable.example/property/M145LL",
	},
};

/** Answers as the open door does, to who asks as it wants to be asked. */
const server = createServer(async (request, response) => {
	const asked = AssessmentRequest.safeParse(JSON.parse(await bodyOf(request)));
	const isRight =
		asked.success &&
		request.url === "/api/v1/assessments" &&
		request.headers.authorization === "Bearer lt_test_x";
	const lines = request.headers.accept === "application/x-ndjson";
	const homes = asked.data?.homes.map(() => home) ?? [];
	const answer = lines
		? homes.map((each) => JSON.stringify(each)).join("\n")
		: JSON.stringify({ homes });
	response.writeHead(isRight ? 200 : 400, { "Content-Type": "application/json" });
	response.end(isRight ? answer : '{"message":"asked otherwise"}');
});

async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) {
		parts.push(part);
	}
	return Buffer.concat(parts).toString();
}

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "quick-start-"));
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
	server.close();
	await rm(folder, { recursive: true });
});

const isThere = (command: string) =>
	run(command, ["--version"]).then(
		() => true,
		() => false,
	);

test.each([
	["curl and jq", ["curl", "jq"], "bash", "assess.sh"],
	["Node", ["node"], process.execPath, "assess.ts"],
	["Python", ["python3"], "python3", "assess.py"],
])(
	"the program to begin with in %s gets an answer for each address, with its day and page",
	async (_, needed, command, file) => {
		for (const tool of needed) {
			expect(await isThere(tool), `${tool} is not installed, and the program needs it`).toBe(true);
		}
		const addresses = Array.from(
			{ length: 20 },
			(_, at) => `${at} "Quoted" Road, M14 ${at % 10}LL`,
		);
		await writeFile(path.join(folder, "addresses.txt"), `${addresses.join("\r\n")}\n`);
		const { port } = server.address() as AddressInfo;
		const { stdout } = await run(command, [path.join(programs, file)], {
			cwd: folder,
			env: { ...process.env, LETTABLE_URL: `http://127.0.0.1:${port}`, LETTABLE_KEY: "lt_test_x" },
		});
		const lines = stdout.trim().split("\n");
		expect(lines).toHaveLength(20);
		for (const line of lines) {
			expect(line).toContain("With a licence");
			expect(line).toContain("https://lettable.example/property/M145LL");
		}
	},
);

test("the reference page draws what is published: npm run openapi writes it", async () => {
	const held = await readFile(
		path.join(root, "web/src/features/api-reference/reference.json"),
		"utf8",
	);
	const description = JSON.parse(JSON.stringify(describeApi("")));
	expect(JSON.parse(held)).toEqual(await referenceOf(description));
});
