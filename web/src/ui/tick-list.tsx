import { Icon } from "./icon.tsx";
import styles from "./tick-list.module.css";

type TickListProps = {
	items: readonly string[];
	/** As many columns as there is room for. */
	isWide?: boolean;
};

/** What something holds, each thing with a tick. */
export function TickList({ items, isWide = false }: TickListProps) {
	return (
		<ul className={styles["items"]} data-wide={isWide || undefined}>
			{items.map((item) => (
				<li key={item} className={styles["item"]}>
					<Icon name="check" size={18} />
					{item}
				</li>
			))}
		</ul>
	);
}
