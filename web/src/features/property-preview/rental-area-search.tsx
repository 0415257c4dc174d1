import { useId, useState } from "react";
import type { Nation } from "#domain/base/nation.ts";
import { areaNames } from "#domain/subjects/market/housing-benefit/rate-tables.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair, Form } from "#web/ui/form.tsx";

type RentalAreaSearchProps = {
	nation: Nation;
	/** The area that was chosen last in this authority; it stands in the field, to be confirmed. */
	last: string | null;
	take: (brma: string) => void;
};

/** Asks for a rental market area by its name, and takes one of the nation's alone. */
export function RentalAreaSearch({ nation, last, take }: RentalAreaSearchProps) {
	const list = useId();
	const [typed, setTyped] = useState(last ?? "");
	const [isRefused, setRefused] = useState(false);
	const names = areaNames(nation);
	const takeTyped = () => {
		const name = names.find((each) => each.toLowerCase() === typed.trim().toLowerCase());
		setRefused(name === undefined);
		if (name !== undefined) {
			take(name);
		}
	};
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				takeTyped();
			}}
		>
			<FieldPair>
				<Field
					label="Rental market area"
					{...(last === null ? {} : { hint: "As you chose for another home of this council" })}
					list={list}
					autoComplete="off"
					value={typed}
					error={isRefused ? "Choose an area of the list" : undefined}
					onChange={({ target: { value } }) => {
						setTyped(value);
						setRefused(false);
					}}
				/>
				<datalist id={list}>
					{names.map((name) => (
						<option key={name} value={name} />
					))}
				</datalist>
			</FieldPair>
			<div>
				<Button type="submit" look="secondary">
					Show what it pays
				</Button>
			</div>
		</Form>
	);
}
