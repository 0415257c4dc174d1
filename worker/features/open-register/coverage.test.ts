import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { OpenRegister } from "#contracts/open-register.ts";
import { RegisterCoverage } from "#contracts/register-coverage.ts";
import { lastAudit } from "#datasets/licensing/last-audit.ts";
import { askApp, NOW, offline } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const ask = (path: string) => askApp(path, { bindings: offline });
const coverage = async () =>
	RegisterCoverage.parse(await (await ask("/api/register/coverage")).json());

test("every authority stands once in each kind", async () => {
	const { authorities, nations } = await coverage();
	expect(authorities).toBe(361);
	expect(nations.map(({ nation, authorities: of }) => [nation, of])).toEqual([
		["England", 296],
		["Wales", 22],
		["Scotland", 32],
		["Northern Ireland", 11],
	]);
	for (const { authorities: of, kinds } of nations) {
		for (const states of Object.values(kinds)) {
			expect(Object.values(states).reduce((sum, each) => sum + each, 0)).toBe(of);
		}
	}
});

test("its rows are those of the open register", async () => {
	const { rows, day, audit } = await coverage();
	const { schemes } = OpenRegister.parse(await (await ask("/register.json")).json());
	expect(rows).toMatchObject({
		all: schemes.length,
		read: schemes.filter(({ state }) => state === "read").length,
		verified: schemes.filter((scheme) => scheme.state === "read" && scheme.verifiedOn).length,
	});
	expect(day).toBe(new Date(NOW).toISOString().slice(0, 10));
	expect(audit).toMatchObject({ day: lastAudit.day, homes: 150, falseNone: 0, falseRequired: 0 });
});

test("a row that is verified is counted in the next answer", async () => {
	const verify = (day: string | null) =>
		env.DB.prepare("UPDATE licensing_schemes SET verified_on = ?1 WHERE id = ?2")
			.bind(day, "bexley-selective-2025-01-13")
			.run();
	const counted = async () => {
		const { nations, rows } = await coverage();
		return [rows.verified, nations[0]?.kinds.selective.verified];
	};
	await verify(null);
	expect(await counted()).toEqual([0, 0]);
	await verify("2026-11-20");
	expect(await counted()).toEqual([1, 1]);
});
