import type { ReactNode } from "react";
import { Link } from "react-router";
import { propertyPath } from "#web/lib/property-path.ts";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./checkout-layout.module.css";

type CheckoutLayoutProps = {
	/** Of the home the report is on; null while that is not known. */
	postcode: string | null;
	summary: ReactNode;
	payment: ReactNode;
};

/** What is bought and how it is paid: side by side where there is room, else one after the other. */
export function CheckoutLayout({ postcode, summary, payment }: CheckoutLayoutProps) {
	return (
		<>
			<header className={styles["header"]}>
				{postcode === null ? null : (
					<Link className={styles["back"]} to={propertyPath(postcode)}>
						<Icon name="back" size={16} />
						Back to Report Preview
					</Link>
				)}
				<h1 className={styles["title"]}>Complete Your Purchase</h1>
			</header>
			<div className={styles["parts"]}>
				<div>{summary}</div>
				<div>{payment}</div>
			</div>
		</>
	);
}
