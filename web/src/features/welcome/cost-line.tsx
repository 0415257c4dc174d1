import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { ReportPriceText } from "#web/lib/public-text.tsx";
import styles from "./cost-line.module.css";

/** What it costs, in two sentences. */
export function CostLine() {
	return (
		<p className={styles["cost"]}>
			The preview is free. A full report costs <ReportPriceText />, once, without an account.{" "}
			<Link to={{ pathname: screens.home, hash: "#pricing" }}>All prices</Link>
		</p>
	);
}
