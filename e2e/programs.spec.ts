import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { TEST_POSTCODES } from "#domain/business/api-keys.ts";
import { expect, expectUnhindered, test } from "./fixtures.ts";
import { register } from "./people.ts";

const run = promisify(execFile);

/** Makes a key by the screen, as a person does, and copies it from there. */
async function makeKey(page: Page, name: string, { isTest }: { isTest: boolean }): Promise<string> {
	await page.goto("/account");
	await page.getByRole("button", { name: /^Make (a|another) key$/ }).click();
	const form = page.getByRole("dialog", { name: "Make a key" });
	await form.getByLabel("Name").fill(name);
	await form.getByLabel("Read your homes").check();
	await form.getByLabel(/^For tests/).setChecked(isTest);
	await form.getByRole("button", { name: "Make the key" }).click();
	const shown = page.getByRole("dialog", { name: "Your new key" });
	const field = shown.getByLabel("Key");
	await expect(field).toHaveValue(/^lt_/);
	const key = await field.inputValue();
	await shown.getByRole("button", { name: "I have kept it" }).click();
	return key;
}

/** The program that the reference page shows under a heading, letter for letter. */
const programUnder = async (page: Page, heading: string) =>
	(await page
		.getByRole("heading", { name: heading, exact: true })
		.locator("xpath=following::pre[1]")
		.textContent()) ?? "";

const addressesAt = (postcodes: readonly string[]) =>
	Array.from(
		{ length: 20 },
		(_, at) => `${at + 1} Pretend Road, ${postcodes[at % postcodes.length]}`,
	);

test("who reads the reference page alone checks twenty addresses from a shell, in each of its languages", async ({
	page,
}) => {
	await register(page);
	const keys = {
		test: await makeKey(page, "Trying out", { isTest: true }),
		real: await makeKey(page, "Our software", { isTest: false }),
	};
	await page.goto("/api-reference");
	await expectUnhindered(page, "API reference");
	const settings = await programUnder(page, "Begin here");
	const folder = await mkdtemp(path.join(tmpdir(), "programs-"));
	const shell = (key: string, command: string) => {
		const told = settings.replace(/LETTABLE_KEY=.*/, `LETTABLE_KEY=${key}`);
		return run("bash", ["-c", `${told}\n${command}`], { cwd: folder });
	};
	try {
		for (const [heading, file] of [
			["curl", "assess.sh"],
			["TypeScript", "assess.ts"],
			["Python", "assess.py"],
		] as const) {
			const program = await programUnder(page, heading);
			await writeFile(path.join(folder, file), program);
			// Its first line says how it is run.
			const [, command = ""] = program.match(/^(?:#|\/\/) ([^,]+),/) ?? [];
			for (const [key, postcodes] of [
				[keys.test, TEST_POSTCODES],
				[keys.real, [...TEST_POSTCODES, "LS6 1AA", "JE2 3AB"]],
			] as const) {
				const addresses = addressesAt(postcodes);
				await writeFile(path.join(folder, "addresses.txt"), `${addresses.join("\n")}\n`);
				const { stdout } = await shell(key, command);
				const lines = stdout
					.trim()
					.split("\n")
					.map((line) => line.split("\t"));
				expect(
					lines.map(([reference]) => reference),
					`${heading}: ${stdout}`,
				).toEqual(addresses);
				for (const [reference = "", status, headline, day, link] of lines) {
					expect(headline).not.toBe("");
					if (reference.includes("JE2")) {
						expect(status).toBe("not_covered");
						continue;
					}
					expect(["complete", "partial"]).toContain(status);
					expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
					expect(link).toContain(`/property/${reference.slice(-8).replace(/.*, |\s/g, "")}`);
				}
			}
			// A refusal is told in words, and the program ends as one that failed.
			const refused = await shell("lt_live_nothing", command).catch((failure) => failure);
			expect(refused.code, heading).toBeGreaterThan(0);
			expect(refused.stdout + refused.stderr).toContain("This key is not one of ours");
		}
		const calls = await page.getByText(/^curl "\$LETTABLE_URL/).allTextContents();
		expect(calls.length).toBeGreaterThan(8);
		// A home and a report of one's own are named by their ids.
		for (const call of calls.filter((text) => !text.includes("_…"))) {
			const { stdout } = await shell(
				keys.real,
				call.replace(/^curl/, "curl --silent --fail-with-body"),
			);
			expect(Object.keys(JSON.parse(stdout)).length, call).toBeGreaterThan(0);
		}
	} finally {
		await rm(folder, { recursive: true });
	}
});
