import { Icon } from "#web/ui/icon.tsx";
import styles from "./red-flags.module.css";

/** Source: SPEC section 9 "Preview bars and bands". */
const SHOWN = 2;

/** The first flags; the rest are counted, and stand in the full report. */
export function RedFlags({ flags }: { flags: readonly string[] }) {
	const rest = flags.length - SHOWN;
	if (flags.length === 0) {
		return <p className={styles["rest"]}>None found in what could be checked.</p>;
	}
	return (
		<>
			<ul className={styles["flags"]}>
				{flags.slice(0, SHOWN).map((flag) => (
					<li key={flag} className={styles["flag"]}>
						<Icon name="alert" size={18} />
						{flag}
					</li>
				))}
			</ul>
			{rest > 0 ? <p className={styles["rest"]}>and {rest} more in the full report</p> : null}
		</>
	);
}
