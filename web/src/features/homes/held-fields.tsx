import { useFieldArray } from "react-hook-form";
import { heldLicenceKinds } from "#domain/portfolio/kept-home.ts";
import { heldLicenceInWords } from "#domain/portfolio/words.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import type { LicenceValues, PartProps } from "./home-values.ts";

const days = [
	{ name: "gasUntil", label: "Gas check holds until" },
	{ name: "electricalUntil", label: "Electrical report until" },
	{ name: "energyUntil", label: "Energy certificate until" },
	{ name: "insuranceUntil", label: "Insurance until" },
	{ name: "alarmsTestedOn", label: "Alarms tested on" },
] as const;

/** What is held for a home, to be set beside what it needs. Source: Rule HOMES-1. */
export function HeldFields({ form }: PartProps) {
	const errors = form.formState.errors.held;
	return (
		<Disclosure summary="What you hold for it" startOpen={errors !== undefined}>
			<LicencesFields form={form} />
			<FieldGrid>
				<Chooser label="Gas in the home" {...form.register("held.gas")}>
					<option value="">Not stated</option>
					<option value="yes">Yes</option>
					<option value="no">None</option>
				</Chooser>
				{days.map(({ name, label }) => (
					<Field
						key={name}
						label={label}
						type="date"
						{...form.register(`held.${name}`)}
						error={errors?.[name]?.message}
					/>
				))}
				<Field
					label="Deposit is protected by"
					autoComplete="off"
					{...form.register("held.depositScheme")}
					error={errors?.depositScheme?.message}
				/>
				<Field
					label="Number of your landlord registration"
					hint="Wales, Scotland, Northern Ireland"
					autoComplete="off"
					{...form.register("held.registration.number")}
				/>
				<Field label="Registered until" type="date" {...form.register("held.registration.until")} />
				<Field
					label="Number in the landlord database"
					autoComplete="off"
					{...form.register("held.databaseEntry.number")}
					error={errors?.databaseEntry?.number?.message}
				/>
				<Field
					label="Entered in the database on"
					type="date"
					{...form.register("held.databaseEntry.enteredOn")}
				/>
			</FieldGrid>
		</Disclosure>
	);
}

const none: LicenceValues = { kind: "selective", number: "", people: "", until: "", holder: "" };

function LicencesFields({ form }: PartProps) {
	const { fields, append, remove } = useFieldArray({
		control: form.control,
		name: "held.licences",
	});
	const errors = form.formState.errors.held?.licences;
	return (
		<>
			{fields.map(({ id }, at) => (
				<FieldGrid key={id}>
					<Chooser label="Licence" {...form.register(`held.licences.${at}.kind`)}>
						{heldLicenceKinds.map((kind) => (
							<option key={kind} value={kind}>
								{heldLicenceInWords[kind]}
							</option>
						))}
					</Chooser>
					<Field
						label="Holds until"
						type="date"
						{...form.register(`held.licences.${at}.until`)}
						error={errors?.[at]?.until?.message}
					/>
					<Field
						label="People allowed"
						inputMode="numeric"
						{...form.register(`held.licences.${at}.people`)}
						error={errors?.[at]?.people?.message}
					/>
					<Field label="Its number" {...form.register(`held.licences.${at}.number`)} />
					<Field label="Held by" {...form.register(`held.licences.${at}.holder`)} />
					<Button look="secondary" onClick={() => remove(at)}>
						Remove this licence
					</Button>
				</FieldGrid>
			))}
			{fields.length === 0 ? (
				<Checkbox label="I hold no licence for it" {...form.register("held.areLicencesStated")} />
			) : null}
			<div>
				<Button look="secondary" onClick={() => append(none)}>
					Add a licence
				</Button>
			</div>
		</>
	);
}
