import type { FormEvent } from "react";
import { isFlat } from "#domain/base/facts/home-type.ts";
import type { AmountPer } from "#domain/subjects/listing/typed-amount.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import type { ChoiceProps } from "./choices.ts";

/** Reads amounts as people type them, once somebody has: what cannot be fetched the server reads by the same rule. */
function amountReader(): Promise<(typed: string, per: AmountPer) => string> {
	return import("./read-amount.ts").then(
		({ readAmount }) => readAmount,
		() => (typed) => typed,
	);
}

/** The visitor's own rent and price. The two answer whether it pays together, and neither does alone. Source: Rule ACCESS-6. */
export function YourFigures({ preview, choices, choose, refused }: ChoiceProps) {
	const asksServiceCharge = isFlat(preview.propertyType) || choices.serviceCharge !== undefined;
	const asksRooms = preview.inputs.use !== "single" || choices.rooms !== undefined;
	const asksNumber = preview.asksHouseNumber || choices.houseNumber !== undefined;
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const amountText = await amountReader();
		const typed = (name: string) => String(form.get(name) ?? "").trim();
		const amount = (name: string, per: AmountPer) => amountText(typed(name), per);
		choose({
			rent: amount("rent", "month"),
			price: amount("price", "once"),
			...(asksRooms ? { rooms: typed("rooms") } : {}),
			...(asksNumber ? { houseNumber: typed("houseNumber") } : {}),
			...(asksServiceCharge ? { serviceCharge: amount("serviceCharge", "year") } : {}),
		});
	};
	const field = (name: "rent" | "price" | "serviceCharge", label: string) => (
		<Field
			label={label}
			name={name}
			prefix="£"
			inputMode="decimal"
			autoComplete="off"
			defaultValue={choices[name]}
			error={refused[name]}
		/>
	);
	return (
		<form onSubmit={(event) => void submit(event)} noValidate>
			<FieldGrid least="9rem">
				{field("rent", "Rent a month")}
				{field("price", "Purchase price")}
				{asksRooms ? (
					<Field
						label="Rooms let one by one"
						hint="With bills in the rent"
						name="rooms"
						inputMode="numeric"
						autoComplete="off"
						defaultValue={choices.rooms}
						error={refused["rooms"]}
					/>
				) : null}
				{asksServiceCharge ? field("serviceCharge", "Service charge a year") : null}
				{asksNumber ? (
					<Field
						label="House number"
						hint="A list of streets decides here"
						name="houseNumber"
						autoComplete="off"
						defaultValue={choices.houseNumber}
						error={refused["houseNumber"]}
					/>
				) : null}
				<Button type="submit" look="secondary">
					Use my figures
				</Button>
			</FieldGrid>
			<p className="above-3 soft text-s">
				Rent and price count together. One alone changes no answer.
			</p>
		</form>
	);
}
