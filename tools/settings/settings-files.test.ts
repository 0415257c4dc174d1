import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { allSettings } from "#domain/business/settings.ts";
import { exampleFile, withTable, withVariables } from "./settings-files.ts";

const variables = allSettings.filter(({ value }) => value !== "secret");
const names = (settings: readonly { name: string }[]) => settings.map(({ name }) => name).sort();

test("the example of a developer's settings is the list, and sets nothing until a line is uncommented", () => {
	const committed = readFileSync(".dev.vars.example", "utf8");
	expect(committed).toBe(exampleFile());
	expect(parseEnv(committed)).toEqual({});
	const uncommented = committed.replace(/^# ([A-Z\d_]+=)/gm, "$1");
	expect(Object.keys(parseEnv(uncommented)).sort()).toEqual(names(allSettings));
});

test("the README's table of settings is the list", () => {
	const readme = readFileSync("README.md", "utf8");
	expect(readme).toContain("| `EPC_REGISTER_TOKEN`");
	expect(withTable(readme)).toBe(readme);
});

test.each([undefined, "development"])(
	"the variables of wrangler.toml are those of the list, in environment %s",
	(env) => {
		const { vars } = readConfig({ config: "wrangler.toml", ...(env ? { env } : {}) });
		expect(Object.keys(vars).sort()).toEqual(names(variables));
	},
);

test("every variable of development has the value that the list gives it", () => {
	const { vars } = readConfig({ config: "wrangler.toml", env: "development" });
	for (const { name, value } of variables.filter(({ madeBy }) => madeBy !== "dev")) {
		expect(vars[name], name).toBe(value === "secret" ? "" : value.development);
	}
});

test("a variable that a block lacks is written there, and a value that an owner set stays", () => {
	const toml = '[vars]\nMAIL_FROM = "me@x.example"\n\n[env.development.vars]\nPUBLIC_URL = ""\n';
	const written = withVariables(`\n${toml}`);
	expect(written.match(/^MAIL_FROM = .*/gm)).toEqual([
		'MAIL_FROM = "me@x.example"',
		expect.stringContaining("hello@"),
	]);
	expect(written.match(/^POLICE_URL = /gm)).toHaveLength(2);
	expect(withVariables(written)).toBe(written);
});

test("a secret stands in no file of the repository, and what is required is made by a command", () => {
	const { secrets } = readConfig({ config: "wrangler.toml" });
	expect(secrets?.required).toEqual(["LINK_KEY", "TRIAL_CARD_KEY"]);
	for (const name of secrets?.required ?? []) {
		const setting = allSettings.find((each) => each.name === name);
		expect(setting, name).toMatchObject({ value: "secret", madeBy: "deploy" });
	}
});

test("settings that work together name each other or one that exists", () => {
	for (const { name, pair = [] } of allSettings) {
		expect(names(allSettings), name).toEqual(expect.arrayContaining([...pair]));
	}
	expect(new Set(names(allSettings)).size).toBe(allSettings.length);
});
