import type { ReactNode } from "react";
import { BackLink } from "#web/ui/back-link.tsx";
import styles from "./payment.module.css";

type CheckoutLayoutProps = {
	title: string;
	/** Where the buyer came from; null while that is not known. */
	back: { to: string; state?: unknown; label: string } | null;
	summary: ReactNode;
	payment: ReactNode;
};

/** What is bought and how it is paid: side by side where there is room, else one after the other. */
export function CheckoutLayout({ title, back, summary, payment }: CheckoutLayoutProps) {
	return (
		<>
			<header className="stack from-start">
				{back ? (
					<BackLink to={back.to} state={back.state}>
						{back.label}
					</BackLink>
				) : null}
				<h1 className="page-title">{title}</h1>
			</header>
			<div className={`stack one-column gap-5 above-5 align-start ${styles["parts"]}`}>
				<div>{summary}</div>
				<div>{payment}</div>
			</div>
		</>
	);
}
