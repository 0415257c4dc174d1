import { type BulkChange, type PaperDay, paperDays } from "#domain/portfolio/bulk-change.ts";
import { heldLicenceKinds } from "#domain/portfolio/kept-home.ts";
import { heldLicenceInWords } from "#domain/portfolio/words.ts";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";

/** What can be set for many homes, as a choice reads it. */
export const changeKinds = { ...paperDays, licence: "A licence", group: "The group" } as const;

/** Fields of what is set. */
export function BulkFields({ kind }: { kind: string }) {
	if (kind === "group") {
		return <Field label="Group" hint="Empty for none" name="group" autoComplete="off" />;
	}
	if (kind !== "licence") {
		return <Field label="Day" name="day" type="date" />;
	}
	return (
		<>
			<Chooser label="Kind" name="kind">
				{heldLicenceKinds.map((value) => (
					<option key={value} value={value}>
						{heldLicenceInWords[value]}
					</option>
				))}
			</Chooser>
			<Field label="Holds until" name="day" type="date" />
			<Field label="People it allows" name="people" inputMode="numeric" autoComplete="off" />
		</>
	);
}

/** What was typed as a change, or what is wrong with it. */
export function readChange(kind: string, form: FormData): BulkChange | string {
	const typed = (name: string) => String(form.get(name) ?? "").trim();
	if (kind === "group") {
		return { kind, group: typed("group") || null };
	}
	const day = typed("day");
	if (kind !== "licence") {
		return day === "" ? "Enter a date" : { kind: "paper", paper: kind as PaperDay, day };
	}
	const people = typed("people");
	const of = heldLicenceKinds.find((one) => one === typed("kind")) ?? "hmo";
	return /^\d*$/.test(people)
		? {
				kind,
				licence: { kind: of, until: day || null, people: people === "" ? null : Number(people) },
			}
		: "Enter a whole number of people";
}
