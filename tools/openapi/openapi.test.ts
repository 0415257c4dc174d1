import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { createClient } from "@hey-api/openapi-ts";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../dev/project.ts";
import { breakingChanges } from "./breaking-changes.ts";
import { describeApi } from "./describe.ts";
import { operations } from "./operations.ts";

const file = path.join(root, "web/public/openapi.json");
const made = () => structuredClone(JSON.parse(JSON.stringify(describeApi(""))));

test("what is published is what the contracts validate: npm run openapi writes it", async () => {
	expect(JSON.parse(await readFile(file, "utf8"))).toEqual(made());
});

test("nothing that programs read of the published description is gone", async () => {
	expect(breakingChanges(JSON.parse(await readFile(file, "utf8")), made(), DAY)).toEqual([]);
});

test("a linter finds nothing", async () => {
	const config = await createConfig({ extends: ["recommended-strict"] });
	const found = await lintFromString({ source: JSON.stringify(made()), config });
	expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

/** Today, for what is compared. */
const DAY = "2026-11-30";

type Doc = ReturnType<typeof made>;
const schema = (doc: Doc, name: string) => doc.components.schemas[name];
const sent = (doc: Doc) =>
	doc.paths["/assessments"].post.requestBody.content["application/json"].schema;

test.each<[string, (doc: Doc) => void]>([
	["a call", (doc) => delete doc.paths["/areas"]],
	["a field of an answer", (doc) => delete schema(doc, "Report").properties.postcode],
	["the certainty of a field", (doc) => schema(doc, "Report").required.pop()],
	["the type of a field", (doc) => (schema(doc, "Report").properties.method.type = "string")],
	[
		"a pattern of what is sent",
		(doc) => (sent(doc).properties.homes.items.properties.certificate.pattern = "^x$"),
	],
	["a parameter", (doc) => doc.paths["/areas"].get.parameters.pop()],
	[
		"that a parameter may be left out",
		(doc) => (doc.paths["/areas"].get.parameters[0].required = true),
	],
	["that a field may be left out", (doc) => sent(doc).required.push("purpose")],
	[
		"a choice that may be sent",
		(doc) => sent(doc).properties.homes.items.properties.use.enum.pop(),
	],
])("%s that is taken away is found", (_, take) => {
	const later = made();
	take(later);
	expect(breakingChanges(made(), later, DAY)).toHaveLength(1);
});

test.each<[string, (doc: Doc) => void]>([
	["a call", (doc) => (doc.paths["/new"] = doc.paths["/areas"])],
	["a field", (doc) => (schema(doc, "Report").properties.colour = { type: "string" })],
	["a choice", (doc) => sent(doc).properties.homes.items.properties.use.enum.push("boat")],
	["a higher limit", (doc) => (sent(doc).properties.homes.maxItems = 200)],
	["a limit that is lifted", (doc) => delete sent(doc).properties.homes.maxItems],
	["words", (doc) => (doc.paths["/areas"].get.summary = "Councils")],
	["fewer words", (doc) => delete doc.paths["/areas"].get.description],
])("%s that is added breaks nobody", (_, add) => {
	const later = made();
	add(later);
	expect(breakingChanges(made(), later, DAY)).toEqual([]);
});

const announcement = { method: "get", deprecatedOn: DAY, replacement: "/api/v1/regions" } as const;
const announced = (sunsetOn = "2027-05-30") =>
	structuredClone(
		JSON.parse(
			JSON.stringify(
				describeApi("", [
					{ ...announcement, path: "/areas", field: null, sunsetOn },
					{ ...announcement, path: "/reports", field: "items.investmentScore", sunsetOn },
				]),
			),
		),
	);

test("what is announced to go is deprecated in the description, with its day", async () => {
	const { paths, components } = announced();
	expect(paths["/areas"].get).toMatchObject({
		deprecated: true,
		"x-sunset": "2027-05-30",
		description: expect.stringMatching(/goes on 2027-05-30: use \/api\/v1\/regions\.$/),
	});
	const { properties } = components.schemas.ReportList.properties.items.items;
	expect(properties.investmentScore).toMatchObject({ deprecated: true, "x-sunset": "2027-05-30" });
	expect(JSON.stringify({ paths, components }).match(/"deprecated"/g)).toHaveLength(2);
	const nothing = { ...announcement, path: "/reports", field: "items.colour", sunsetOn: DAY };
	expect(() => describeApi("", [nothing])).toThrow("not published");
});

test("what was announced goes from its day on and not before, and nothing else goes with it", () => {
	const later = made();
	delete later.paths["/areas"];
	const { items } = schema(later, "ReportList").properties.items;
	delete items.properties.investmentScore;
	items.required = items.required.filter((name: string) => name !== "investmentScore");
	expect(breakingChanges(announced(), later, "2027-05-30")).toEqual([]);
	expect(breakingChanges(announced(), later, "2027-05-29")).toHaveLength(3);
	delete later.paths["/homes"];
	expect(breakingChanges(announced(), later, "2027-05-30")).toEqual(["//homes: gone"]);
});

test("a day is announced six months before, may be put off, and is not moved forward", () => {
	expect(breakingChanges(made(), announced(), DAY)).toEqual([]);
	expect(breakingChanges(made(), announced("2027-05-29"), DAY)).toHaveLength(2);
	expect(breakingChanges(announced(), announced("2027-07-01"), "2027-05-01")).toEqual([]);
	expect(breakingChanges(announced(), announced("2027-05-29"), "2027-05-01")).toHaveLength(2);
});

let folder = "";
beforeAll(async () => {
	const within = path.join(root, "node_modules/.tmp");
	await mkdir(within, { recursive: true });
	folder = await mkdtemp(path.join(within, "openapi-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("clients that two generators make compile, and ask as the reference says", async () => {
	await writeFile(path.join(folder, "types.ts"), astToString(await openapiTS(made())));
	await createClient({
		input: file,
		output: { path: path.join(folder, "client") },
		plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
		logs: { level: "silent" },
	});
	await writeFile(path.join(folder, "use.ts"), program);
	await writeFile(path.join(folder, "package.json"), '{"type":"module"}');
	const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022"];
	const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--types", "node"];
	const compiled = await promisify(execFile)(
		path.join(root, "node_modules/.bin/tsc"),
		[...options, ...modules, "--ignoreConfig", path.join(folder, "use.ts")],
		{ cwd: folder },
	).catch((cause: { stdout: string }) => cause);
	expect(compiled.stdout).toBe("");
}, 60_000);

const program = `
import { assessHomes, checkLicensing, ${operations
	.map(({ id }) => id)
	.filter((id) => !["assessHomes", "checkLicensing"].includes(id))
	.join(", ")} } from "./client";
import type { paths } from "./types";

export const calls = [${operations.map(({ id }) => id).join(", ")}];

type Sent = paths["/assessments"]["post"]["requestBody"]["content"]["application/json"];
const body: Sent = { homes: [{ postcode: "M14 5LL", rent: 1350 }] };

export async function check(): Promise<string[]> {
	const { data } = await assessHomes({ auth: "lt_test_key", body, headers: { "Idempotency-Key": "one" } });
	const licensing = await checkLicensing({ path: { postcode: "M145LL" }, query: { use: "hmo" } });
	const found: string[] = licensing.data?.licensing.map(({ summary }) => summary) ?? [];
	for (const home of data?.homes ?? []) {
		if (home.status === "complete" || home.status === "partial") {
			found.push(home.assessment.asOf, home.assessment.page);
		}
	}
	return found;
}
`;
