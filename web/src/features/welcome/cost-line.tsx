import { Link } from "react-router";
import { toPounds } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import { screens } from "#domain/screens.ts";
import { formatPounds } from "#web/lib/format.ts";
import { PublicText } from "#web/lib/public-text.tsx";
import styles from "./cost-line.module.css";

/** What it costs, in two sentences. */
export function CostLine() {
	return (
		<p className={styles["cost"]}>
			The preview is free. A full report costs{" "}
			<PublicText name="report-price" otherwise={formatPounds(toPounds(DEFAULT_REPORT_PRICE))} />,
			once, without an account.{" "}
			<Link to={{ pathname: screens.home, hash: "#pricing" }}>All prices</Link>
		</p>
	);
}
