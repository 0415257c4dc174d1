import { Icon } from "./icon.tsx";
import styles from "./locked.module.css";

const widths = ["92%", "74%", "84%"];

/** The shape of something that is not shown: bars and a lock, no text to recover. */
export function Locked() {
	return (
		<div className={styles["locked"]} aria-hidden="true">
			{widths.map((width) => (
				<span key={width} className={styles["line"]} style={{ width }} />
			))}
			<span className={styles["lock"]}>
				<Icon name="lock" size={18} />
			</span>
		</div>
	);
}
