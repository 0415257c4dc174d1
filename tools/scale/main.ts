import { parseArgs } from "node:util";
import { runCommand } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { DATABASE_FILLING, DATABASE_LIMIT } from "#domain/business/database-size.ts";
import { costOf, SUBSCRIPTION } from "./costs.ts";
import { ofAccount, ofReport } from "./made-rows.ts";
import { measureRows } from "./measure-rows.ts";
import { databaseBytes, reportsUntil, type Scale, usageOf } from "./usage.ts";

const USAGE = "npm run scale -- [--visitors 1000000] [--accounts 100000] [--reports 1000000]";
const DAYS = 30;

/** `npm run scale`: what so many visitors a month, accounts and reports take of the database and cost. Bytes are measured, use is assumed. */
await runCommand(async () => {
	const scale = readScale(process.argv.slice(2));
	const rows = await measureRows([...Object.keys(ofAccount), ...Object.keys(ofReport)]);
	const bytes = {
		account: bytesOf("an account", ofAccount),
		report: bytesOf("a report", ofReport),
	};
	console.info(
		[
			"",
			`The database would take ${gigabytes(databaseBytes(scale, bytes))} of ${gigabytes(DATABASE_LIMIT)}.`,
			`With so many accounts it is ${DATABASE_FILLING * 100} % full at ${whole(reportsUntil(DATABASE_LIMIT * DATABASE_FILLING, scale, bytes))} reports, and full at ${whole(reportsUntil(DATABASE_LIMIT, scale, bytes))}.`,
			"",
			"A month, by what is assumed in tools/scale/usage.ts:",
		].join("\n"),
	);
	const costs = usageOf(scale, bytes).map(costOf);
	for (const { meter, used, unit, included, cost, why } of costs) {
		const dollars = cost === 0 ? "within" : `$${cost.toFixed(2)}`;
		line(meter, `${few(used)} ${unit}`, `of ${few(included)}`, dollars, why);
	}
	const total = costs.reduce((sum, { cost }) => sum + cost, SUBSCRIPTION);
	line("with the subscription", "", "", `$${total.toFixed(0)}`, "");
	for (const { meter, used, unit } of costs.filter(({ meter: name }) =>
		name.startsWith("D1 rows"),
	)) {
		line(`${meter} a day`, `${few(used / DAYS)} ${unit}`, "", "", "");
	}

	/** Says what a row of each table takes, and returns what they take together. */
	function bytesOf(what: string, tables: Readonly<Record<string, number>>): number {
		console.info(`Measured: bytes of a row with its indexes, and how many ${what} has`);
		let sum = 0;
		for (const [table, count] of Object.entries(tables)) {
			const each = rows.get(table) ?? 0;
			sum += each * count;
			line(`  ${table}`, whole(each), `x ${count}`, "", "");
		}
		line("  together", whole(sum), "", "", "");
		return sum;
	}
});

/** @throws Refusal for what is no whole number */
function readScale(args: string[]): Scale {
	const { values } = parseArgs({
		args,
		options: {
			visitors: { type: "string", default: "1000000" },
			accounts: { type: "string", default: "100000" },
			reports: { type: "string", default: "1000000" },
		},
	});
	if (!Object.values(values).every((value) => /^\d{1,12}$/.test(value))) {
		throw new Refusal(`Give whole numbers: ${USAGE}`);
	}
	return {
		visitors: Number(values.visitors),
		accounts: Number(values.accounts),
		reports: Number(values.reports),
	};
}

function line(...[what, amount, of, cost, why]: [string, string, string, string, string]): void {
	console.info(
		`${what.padEnd(28)}${amount.padStart(18)} ${of.padEnd(10)}${cost.padStart(9)}  ${why}`.trimEnd(),
	);
}

function whole(value: number): string {
	return Math.round(value).toLocaleString("en-GB");
}

function few(value: number): string {
	return value.toLocaleString("en-GB", { maximumSignificantDigits: 3 });
}

function gigabytes(bytes: number): string {
	return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
