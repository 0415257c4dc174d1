import type { FormEvent } from "react";
import { formatPounds } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import type { ChoiceProps } from "./choices.ts";
import styles from "./your-figures.module.css";

/** The visitor's own rent and price. The two make a yield together, and neither does alone. Source: DECISIONS 4. */
export function YourFigures({ preview, choices, choose, refused }: ChoiceProps) {
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		choose({ rent: plainAmount(typed.get("rent")), price: plainAmount(typed.get("price")) });
	};
	return (
		<Disclosure
			summary={summaryOf(preview.inputs)}
			startOpen={Boolean(refused["rent"] ?? refused["price"])}
		>
			<form className={styles["form"]} onSubmit={submit} noValidate>
				<p className={styles["hint"]}>
					Rent and price together replace the area’s yield with yours. One alone changes nothing.
				</p>
				<Field
					label="Rent a month"
					name="rent"
					prefix="£"
					inputMode="decimal"
					autoComplete="off"
					defaultValue={choices.rent}
					error={refused["rent"]}
				/>
				<Field
					label="Purchase price"
					name="price"
					prefix="£"
					inputMode="decimal"
					autoComplete="off"
					defaultValue={choices.price}
					error={refused["price"]}
				/>
				<Button type="submit" look="secondary">
					Use my figures
				</Button>
			</form>
		</Disclosure>
	);
}

/** `1250` from `£1,250`; what is no amount goes to the server as typed, which says what is wrong with it. */
function plainAmount(typed: FormDataEntryValue | null): string {
	return String(typed ?? "").replace(/[£,\s]/g, "");
}

function summaryOf({ rent, price }: ChoiceProps["preview"]["inputs"]): string {
	const figures = [
		rent === null ? null : `${formatPounds(rent)} a month`,
		price === null ? null : formatPounds(price),
	].filter((figure) => figure !== null);
	return figures.length > 0 ? `Your figures: ${figures.join(", ")}` : "Add your own rent and price";
}
