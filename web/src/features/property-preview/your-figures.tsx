import type { FormEvent } from "react";
import { isFlat } from "#domain/base/facts/home-type.ts";
import type { AmountPer } from "#domain/subjects/listing/typed-amount.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import type { ChoiceProps } from "./choices.ts";
import { amountReader } from "./read-amount-later.ts";

type AmountName = "price" | "boughtFor" | "valueWhenLet" | "serviceCharge";
type AskedFigure = {
	readonly name: AmountName | "rooms" | "houseNumber";
	readonly label: string;
	readonly hint?: string;
	/** What an amount of pounds is for; null of what is none. */
	readonly per: AmountPer | null;
};

/** What else of a home only the visitor can state, asked where it changes the answer. Price and rent are typed in the answer itself. */
export function YourFigures({ preview, choices, choose, refused }: ChoiceProps) {
	const asked = figuresAsked(preview, choices);
	if (asked.length === 0) {
		return null;
	}
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const amountText = await amountReader();
		choose(
			Object.fromEntries(
				asked.map(({ name, per }) => {
					const typed = String(form.get(name) ?? "").trim();
					return [name, per === null ? typed : amountText(typed, per)];
				}),
			),
		);
	};
	return (
		<form onSubmit={(event) => void submit(event)} noValidate>
			<FieldGrid least="9rem">
				{asked.map(({ name, per, label, hint }) => (
					<Field
						key={name}
						label={label}
						{...(hint === undefined ? {} : { hint })}
						name={name}
						{...(per === null ? {} : { prefix: "£" })}
						inputMode={name === "houseNumber" ? "text" : per === null ? "numeric" : "decimal"}
						autoComplete="off"
						defaultValue={choices[name]}
						error={refused[name]}
					/>
				))}
				<Button type="submit" look="secondary">
					Use my figures
				</Button>
			</FieldGrid>
		</form>
	);
}

function figuresAsked(
	{ propertyType, inputs, asksHouseNumber }: ChoiceProps["preview"],
	choices: ChoiceProps["choices"],
): AskedFigure[] {
	const owned: readonly AskedFigure[] = [
		{ name: "price", label: "Value today", per: "once" },
		{ name: "boughtFor", label: "Bought for", per: "once" },
		{
			name: "valueWhenLet",
			label: "Value when first let",
			hint: "Interest counts on a loan up to it",
			per: "once",
		},
	];
	return [
		...(choices.owned ? owned : []),
		...(inputs.use !== "single" || choices.rooms !== undefined
			? [
					{
						name: "rooms",
						label: "Rooms let one by one",
						hint: "With bills in the rent",
						per: null,
					} as const,
				]
			: []),
		...(isFlat(propertyType) || choices.type === "flat" || choices.serviceCharge !== undefined
			? [{ name: "serviceCharge", label: "Service charge a year", per: "year" } as const]
			: []),
		...(asksHouseNumber || choices.houseNumber !== undefined
			? [
					{
						name: "houseNumber",
						label: "House number",
						hint: "A list of streets decides here",
						per: null,
					} as const,
				]
			: []),
	];
}
