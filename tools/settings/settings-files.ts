import type { Setting } from "#domain/business/setting.ts";
import { allSettings } from "#domain/business/settings.ts";

/** `.dev.vars.example`: every setting as a comment, to be uncommented in `.dev.vars` or `.production.vars`. */
export function exampleFile(): string {
	const lines = allSettings.flatMap((setting) => [
		`# ${sentenceOf(setting)}`,
		`# ${setting.name}=${setting.value === "secret" ? "" : setting.value.development}`,
	]);
	return `${HEAD}\n${lines.join("\n")}\n`;
}

const HEAD = `# Every setting, written by \`npm run settings\`. Nothing here is needed to run the product in development.
# Uncomment what you set: in .dev.vars for development, in .production.vars for \`npm run deploy\`. Neither is committed.`;

const sentenceOf = ({ purpose, without, source }: Setting) =>
	`${purpose}${without === null ? "" : `; without it ${without}`}. ${capital(source)}.`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The README's table: what somebody may have to get. A setting that always has a value stands in `.dev.vars.example` alone. */
export function readmeTable(): string {
	const rows = allSettings
		.filter(({ without }) => without !== null)
		.map(({ name, purpose, without, source }) => [`\`${name}\``, purpose, without ?? "", source]);
	return table([["setting", "what it is for", "what lacks without it", "how it is got"], ...rows]);
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
	const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => lengthAt(row, at))));
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
	const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
	return [line(head), rule, ...rows.map(line)].join("\n");
}

const lengthAt = (row: readonly string[], at: number) => row[at]?.length ?? 0;

const BEGIN = "<!-- settings: npm run settings -->";
const END = "<!-- /settings -->";

/** The README with the table of today between its two marks. */
export function withTable(readme: string): string {
	const [before = "", rest = ""] = readme.split(BEGIN);
	return `${before}${BEGIN}\n\n${readmeTable()}\n\n${END}${rest.split(END)[1] ?? ""}`;
}

const blocks = { production: "[vars]", development: "[env.development.vars]" } as const;

/** `wrangler.toml` with the variables that a block of it lacks at its head. What stands there stays: it is the owner's. */
export function withVariables(toml: string): string {
	return Object.entries(blocks).reduce((text, [block, head]) => {
		const start = text.indexOf(`\n${head}\n`) + head.length + 2;
		const end = text.indexOf("\n[", start);
		const held = text.slice(start, end < 0 ? undefined : end);
		const lacking = allSettings.flatMap(({ name, value }) =>
			value === "secret" || new RegExp(`^${name} = `, "m").test(held)
				? []
				: [`${name} = ${JSON.stringify(value[block as keyof typeof blocks])}\n`],
		);
		return text.slice(0, start) + lacking.join("") + text.slice(start);
	}, toml);
}
