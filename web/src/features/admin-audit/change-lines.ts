import type { AuditEntry } from "#contracts/admin/audit.ts";
import { labelOf, valueInWords } from "./value-words.ts";

/** One value that a change touched, in words; null on the side where there was none. */
export type ChangeLine = { label: string; before: string | null; after: string | null };

/** What differs between before and after; of what is new or gone, every value it had. */
export function changeLines({ before, after }: Pick<AuditEntry, "before" | "after">): ChangeLine[] {
	const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
	return [...names]
		.filter((name) => differs(before?.[name], after?.[name]))
		.map((name) => ({
			label: labelOf(name),
			before: sideInWords(before, name),
			after: sideInWords(after, name),
		}));
}

function differs(one: unknown, other: unknown): boolean {
	return JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
}

function sideInWords(standing: AuditEntry["before"], name: string): string | null {
	return standing && Object.hasOwn(standing, name) ? valueInWords(name, standing[name]) : null;
}
