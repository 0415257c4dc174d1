import { type ReactNode, useId } from "react";
import styles from "./sections.module.css";

type OfferProps = {
	title: string;
	/** The way on. */
	action: ReactNode;
	children: ReactNode;
};

/** Something that can be paid for. */
export function Offer({ title, action, children }: OfferProps) {
	const id = useId();
	return (
		<section
			className={`row gap-4 shrinkable framed rounded on-card raised ${styles["offer"]}`}
			aria-labelledby={id}
		>
			<h3 id={id} className="text-l">
				{title}
			</h3>
			{children}
			<div className={styles["action"]}>{action}</div>
		</section>
	);
}
