import type { ReactNode } from "react";
import styles from "./legal.module.css";

type Pair = { readonly name: string; readonly text: ReactNode };

/** Names, each with a sentence about it: beside it where there is room, else below. */
export function LegalPairs({ pairs }: { pairs: readonly Pair[] }) {
	return (
		<dl className="text-m">
			{pairs.map(({ name, text }) => (
				<div
					key={name}
					className={`stack one-column gap-1 across-5 ruled unbroken ${styles["pair"]}`}
				>
					<dt>{name}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** Where to complain about how somebody's data is handled. */
export function ComplaintLink() {
	return (
		<a href="https://ico.org.uk/make-a-complaint/">the Information Commissioner’s Office (ICO)</a>
	);
}
