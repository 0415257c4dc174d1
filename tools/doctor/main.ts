import { parseArgs, stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { Health } from "#contracts/health.ts";
import { runCommand } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { publicUrlOf } from "../deploy/deployment.ts";
import { openProduction } from "../deploy/open-production.ts";
import { lackingStores } from "../deploy/plan-deployment.ts";
import { root } from "../dev/project.ts";
import { type Lookup, onlyAPerson, type Requirement, requirements } from "./requirements.ts";

const Payments = z.object({ publicKey: z.string().nullable(), isTestMode: z.boolean() });
const Claims = z.object({ reportsGenerated: z.number() });

/** `npm run doctor [-- URL]`: how each requirement of production stands, and what mends it. Changes nothing. */
await runCommand(async () => {
	const { positionals } = parseArgs({ allowPositionals: true, options: {} });
	if (positionals.some((each) => !/^https?:\/\/[^/]+\/?$/.test(each)) || positionals.length > 1) {
		throw new Refusal("Name one address or none: npm run doctor -- https://your.domain");
	}
	process.chdir(root);
	const { platform, deployment, lookAtStripe } = openProduction();
	const url = positionals[0]?.replace(/\/$/, "") ?? publicUrlOf(deployment);
	const read = async <T>(path: string, shape: z.ZodType<T>) =>
		url === null
			? null
			: lookUp(async () => shape.parse(await (await fetch(`${url}${path}`)).json()));
	const account = await lookUp(platform.account);
	const lookUpThere = <T>(work: () => Promise<T>): Promise<Lookup<T>> =>
		"value" in account ? lookUp(work) : Promise.resolve({ why: "not looked at" });
	const secretNames = await lookUpThere(platform.secretNames);
	const reports = await read("/api/claims", Claims);
	const found = requirements({
		deployment,
		account,
		lacking: await lookUpThere(() => lackingStores(platform, deployment)),
		serving: await lookUpThere(platform.serving),
		secretNames,
		mailDomains: await lookUpThere(platform.mailDomains),
		stripe: await lookUp(() => lookAtStripe("value" in secretNames ? secretNames.value : [])),
		health: await read("/api/health", Health),
		payments: await read("/api/stripe/config", Payments),
		reportsMade:
			reports && "value" in reports ? { value: reports.value.reportsGenerated } : reports,
	});
	console.info(found.map(lineOf).join("\n"));
	console.info(
		`\nWhat only a person can do:\n${onlyAPerson.map((each) => `- ${each}`).join("\n")}`,
	);
	process.exitCode = found.some(({ state }) => state === "lacks" || state === "unknown") ? 1 : 0;
});

async function lookUp<T>(work: () => Promise<T>): Promise<Lookup<T>> {
	try {
		return { value: await work() };
	} catch (cause) {
		const words = cause instanceof Error ? cause.message : String(cause);
		return { why: stripVTControlCharacters(words).split("\n")[0] ?? "" };
	}
}

function lineOf({ name, state, words, mend }: Requirement): string {
	return `${state.padEnd(8)} ${name.padEnd(26)} ${words}${mend === "" ? "" : ` -> ${mend}`}`;
}
