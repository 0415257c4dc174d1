import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import styles from "./payment-search.module.css";

/** Letters that a search needs: the server asks the same. */
const LEAST = 3;

type PaymentSearchProps = { searched: string; isPending: boolean; onSearch: (q: string) => void };

/** Finds payments by whom they are of, or by their id. It asks when told to: each look goes through every payment. */
export function PaymentSearch({ searched, isPending, onSearch }: PaymentSearchProps) {
	const [typed, setTyped] = useState(searched);
	const [last, setLast] = useState(searched);
	if (searched !== last) {
		// Another search was come to by a link, or by going back.
		setLast(searched);
		setTyped(searched);
	}
	const [isRefused, setIsRefused] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const q = typed.trim();
		setIsRefused(q.length < LEAST);
		if (q.length >= LEAST) {
			onSearch(q);
		}
	};
	return (
		<search className={styles["search"]}>
			<form onSubmit={submit} noValidate className={styles["line"]}>
				<SearchField
					label="E-mail address or id"
					value={typed}
					onChange={(text) => {
						setTyped(text);
						setIsRefused(false);
					}}
					aria-invalid={isRefused || undefined}
					aria-describedby={isRefused ? "payment-search-error" : undefined}
				/>
				<Button type="submit" pending={isPending} pendingLabel="Searching...">
					Search
				</Button>
			</form>
			{isRefused ? (
				<FieldError id="payment-search-error">Enter an e-mail address or an id</FieldError>
			) : null}
		</search>
	);
}
