import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./back-link.module.css";
import { Icon } from "./icon.tsx";

/** The way back, above the title of a screen. `state` is what the screen it leads to finds with the address. */
export function BackLink(props: { to: string; state?: unknown; children: ReactNode }) {
	return (
		<Link className={styles["back"]} to={props.to} state={props.state}>
			<Icon name="back" size={16} />
			{props.children}
		</Link>
	);
}
