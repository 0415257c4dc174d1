import { Icon } from "./icon.tsx";
import styles from "./lists.module.css";

type TickListProps = {
	items: readonly string[];
	/** As many columns as there is room for. */
	isWide?: boolean;
};

/** What something holds, each thing with a tick. */
export function TickList({ items, isWide = false }: TickListProps) {
	return (
		<ul className={`stack text-m ${styles["items"]}`} data-wide={isWide || undefined}>
			{items.map((item) => (
				<li key={item} className={`stack gap-3 ${styles["item"]}`}>
					<Icon name="check" size={18} />
					{item}
				</li>
			))}
		</ul>
	);
}
