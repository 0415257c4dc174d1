import { countInWords } from "../../base/words.ts";
import { verdicts } from "../../subjects/licensing/verdict.ts";
import {
	type Audit,
	type AuditedVerdict,
	type AuditFigures,
	auditedProofs,
	truths,
} from "./audit.ts";

/** Printable lines of an audit: truth by verdict, the three error counts, and every home with a wrong verdict. */
export function auditTable({ figures, byProof, confusion, wrong }: Audit): string[] {
	const head = ["truth", ...verdicts];
	const body = truths.map((truth) => [
		truth,
		...verdicts.map((verdict) => String(confusion[truth][verdict])),
	]);
	const widths = head.map((name, at) =>
		Math.max(name.length, ...body.map((cells) => cells[at]?.length ?? 0)),
	);
	const row = (cells: readonly string[]) =>
		cells
			.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
			.join("  ");
	return [
		`${countInWords(figures.homes, "home")}, each judged on the day of its truth:`,
		"",
		...[head, ...body].map(row),
		"",
		'"likely" counts as the right answer to "required": it says so of a row that nobody has verified.',
		`right:          ${figures.right}`,
		`false none:     ${figures.false_none}`,
		`false required: ${figures.false_required}`,
		`needless ask:   ${figures.needless_ask}`,
		"",
		...auditedProofs.flatMap((proof) => proofLine(proof, byProof[proof])),
		...(wrong.length === 0 ? [] : ["", ...wrong.map(wrongLine)]),
	];
}

/** "by lead: 40 homes, 30 right, ..."; nothing for a proof that no verdict has. */
function proofLine(proof: string, { homes, ...outcomes }: AuditFigures): string[] {
	const counts = Object.entries(outcomes).map(
		([outcome, count]) => `${count} ${outcome.replace("_", " ")}`,
	);
	return homes === 0 ? [] : [`by ${proof}: ${countInWords(homes, "home")}, ${counts.join(", ")}`];
}

function wrongLine(home: AuditedVerdict): string {
	const { line, outcome, address, kind, truth, verdict, truthDay, source } = home;
	return `line ${line}, ${outcome.replace("_", " ")}: ${address.postcode} ${kind} on ${truthDay} is ${truth}, and reads ${verdict}. ${source}`;
}
