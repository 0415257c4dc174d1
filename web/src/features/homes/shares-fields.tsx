import { useFieldArray } from "react-hook-form";
import type { PropertyOwner } from "#domain/portfolio/kept-home.ts";
import { Button } from "#web/ui/button.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import type { PartProps } from "./home-values.ts";

/** Who owns a home, by the owners that the account named once for all of them; nothing where it names none. */
export function SharesFields({ form, owners }: PartProps & { owners: readonly PropertyOwner[] }) {
	const { fields, append, remove } = useFieldArray({ control: form.control, name: "owners" });
	const refused = form.formState.errors.owners;
	const [first] = owners;
	if (first === undefined) {
		return null;
	}
	return (
		<Disclosure summary="Owners and shares" startOpen={fields.length > 0}>
			<Refusal message={refused?.message ?? null} />
			{fields.map(({ id }, at) => (
				<FieldGrid key={id}>
					<Chooser label="Owner" {...form.register(`owners.${at}.ownerId`)}>
						{owners.map((owner) => (
							<option key={owner.id} value={owner.id}>
								{owner.name}
							</option>
						))}
					</Chooser>
					<Field
						label="Share, percent"
						inputMode="decimal"
						{...form.register(`owners.${at}.share`)}
						error={refused?.[at]?.share?.message}
					/>
					<Button look="secondary" onClick={() => remove(at)}>
						Remove this owner
					</Button>
				</FieldGrid>
			))}
			<div>
				<Button
					look="secondary"
					onClick={() => append({ ownerId: first.id, share: fields.length === 0 ? "100" : "" })}
				>
					Add an owner
				</Button>
			</div>
		</Disclosure>
	);
}
