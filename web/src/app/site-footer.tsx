import { APP_NAME } from "#domain/product.ts";
import { sources } from "#domain/sources.ts";
import styles from "./site-footer.module.css";

/** The sentences that the licences ask to be shown wherever the data is, each once. */
const attributions = [
	...new Set(
		Object.values(sources).flatMap(
			({ licence }) => licence.match(/(?:Contains|Source:|This uses) [^.]+\./g) ?? [],
		),
	),
];

export function SiteFooter() {
	return (
		<footer className={styles["footer"]}>
			<div className={styles["inner"]}>
				<p className={styles["advice"]}>
					{APP_NAME} gives information, not financial or legal advice.
				</p>
				<p>
					Contains public sector information licensed under the Open Government Licence v3.0.{" "}
					{attributions.join(" ")}
				</p>
			</div>
		</footer>
	);
}
