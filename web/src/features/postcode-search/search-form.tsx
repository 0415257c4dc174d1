import type { FormEvent, ReactNode } from "react";
import styles from "./search.module.css";

type SearchFormProps = {
	onSubmit: (typed: FormData) => void;
	children: ReactNode;
};

/** Fields and a button of the size of the one thing to do. */
export function SearchForm({ onSubmit, children }: SearchFormProps) {
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		onSubmit(new FormData(event.currentTarget));
	};
	return (
		<form className={`stack one-column gap-4 ${styles["form"]}`} onSubmit={submit} noValidate>
			{children}
		</form>
	);
}
