import { runCommand } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { runTool } from "../dev/run-tool.ts";
import type { Module } from "../gates/affected-tests.ts";
import { copyCheckout } from "./checkout-copy.ts";
import { domainFaults } from "./domain-faults.ts";
import { type PlantedFault, placed, plant } from "./fault.ts";
import { type FaultOptions, parseFaultOptions } from "./options.ts";
import { type FaultOutcome, faultSummary, lineOn, readRun } from "./outcome.ts";
import { escaped, readRecord, recorded, recordTable, writeRecord } from "./record.ts";
import { stagesFor } from "./stages.ts";
import { webFaults } from "./web-faults.ts";
import { workerFaults } from "./worker-faults.ts";

const faults = { domain: domainFaults, worker: workerFaults, web: webFaults };

type Copy = Awaited<ReturnType<typeof copyCheckout>>;

/** Plants each fault in a copy of the checkout, one at a time, and says which of them the tests catch. */
async function main(options: FaultOptions): Promise<void> {
	const asked = chosenOf(options);
	const before = await readRecord();
	const copy = await copyCheckout(options.rev);
	try {
		const texts = new Map<string, string>();
		for (const { file } of asked) {
			texts.set(file, await copy.read(file));
		}
		// Reports faults without a place before hours are spent on the others.
		const chosen = placed(asked, texts, options.rev !== null);
		for (const { name } of asked.filter((fault) => !chosen.includes(fault))) {
			console.log(`no place for ${name} in ${options.rev}`);
		}
		const modules = await copy.modules();
		const outcomes: FaultOutcome[] = [];
		for (const fault of chosen) {
			const text = texts.get(fault.file) ?? "";
			const outcome = await tryFault({ fault, text, copy, modules }, options);
			console.log(lineOn(outcome));
			outcomes.push(outcome);
			if (options.record !== null) {
				await writeRecord(recorded(await readRecord(), options.record, outcome));
			}
		}
		console.log(
			`\n${faultSummary(outcomes)}\n\nOn record:\n${recordTable(await readRecord(), Object.entries(faults))}`,
		);
		// A fault that an older commit does not catch is not lost.
		const lost = options.rev === null ? escaped(before, outcomes) : [];
		if (lost.length > 0) {
			console.error(`Caught when last recorded, and not now: ${lost.join(", ")}.`);
		}
		const isBroken = outcomes.some(({ end }) => end === "broken");
		process.exitCode = lost.length > 0 || isBroken ? 1 : 0;
	} finally {
		await copy.remove();
	}
}

function chosenOf({ only, names }: FaultOptions): PlantedFault[] {
	const all = only.flatMap((kind) => faults[kind]);
	const unknown = names.filter((name) => !all.some((fault) => fault.name === name));
	if (unknown.length > 0) {
		throw new Refusal(`There is no fault ${unknown.join(", ")}.`);
	}
	return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

type Trial = {
	readonly fault: PlantedFault;
	/** The file without the fault. */
	readonly text: string;
	readonly copy: Copy;
	readonly modules: readonly Module[];
};

async function tryFault(trial: Trial, options: FaultOptions): Promise<FaultOutcome> {
	const { fault, text, copy } = trial;
	const began = performance.now();
	await copy.write(fault.file, plant(fault, text));
	try {
		const ended = await runStages(trial, options);
		return { name: fault.name, ...ended, took: performance.now() - began };
	} finally {
		await copy.write(fault.file, text);
	}
}

async function runStages({ fault, copy, modules }: Trial, { wide, journeys }: FaultOptions) {
	const stages = stagesFor(modules, fault.file, wide);
	for (const { project, tests } of stages) {
		// A test that fails by chance passes when tried again, and one that has found the fault does not.
		const args = ["run", "--bail=1", "--retry=1", `--project=${project}`, ...tests];
		const { code, output } = await runTool("vitest", args, {}, copy.folder);
		const ended = readRun(code, output);
		if (ended.end !== "survived") {
			return ended;
		}
	}
	if (journeys) {
		// Playwright forces colours upon what it starts, which warns when they are also forbidden.
		const args = ["test", "--max-failures=1", "--reporter=list"];
		const { code, output } = await runTool(
			"playwright",
			args,
			{ NO_COLOR: undefined },
			copy.folder,
		);
		return readRun(code, output);
	}
	return { end: stages.length === 0 ? "untested" : "survived", by: null } as const;
}

await runCommand(() => main(parseFaultOptions(process.argv.slice(2))));
