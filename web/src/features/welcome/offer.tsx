import { type ReactNode, useId } from "react";
import styles from "./offer.module.css";

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
		<section className={styles["offer"]} aria-labelledby={id}>
			<h3 id={id} className="text-l">
				{title}
			</h3>
			{children}
			<div className={styles["action"]}>{action}</div>
		</section>
	);
}
