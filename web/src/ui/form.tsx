import type { CSSProperties, FormEvent, ReactNode } from "react";
import styles from "./fields.module.css";

type FormProps = {
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	children: ReactNode;
};

/** Fields under each other, then a button. What is wrong is said in our words, not the browser's. */
export function Form({ onSubmit, children }: FormProps) {
	return (
		<form className="stack one-column gap-4 ink" onSubmit={onSubmit} noValidate>
			{children}
		</form>
	);
}

/** Two short fields that belong together: beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
	return <div className={styles["pair"]}>{children}</div>;
}

type FieldGridProps = {
	/** The least width of each, where it is not that of a long label. */
	least?: string;
	children: ReactNode;
};

/** Fields of one kind, as many abreast as there is room for. */
export function FieldGrid({ least, children }: FieldGridProps) {
	const style: CSSProperties = least === undefined ? {} : { "--least": least };
	return (
		<div className={styles["grid"]} style={style}>
			{children}
		</div>
	);
}
