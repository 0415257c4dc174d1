import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import styles from "./page.module.css";

/** Classes of the way back. */
export const backLook = `no-print inline-row gap-2 align-center target soft text-m undecorated ${styles["back"]}`;

/** The way back to where the visitor came from, above a title. */
export function BackLink({
	children,
	...link
}: Pick<ComponentProps<typeof Link>, "to" | "state" | "children">) {
	return (
		<Link {...link} className={backLook}>
			<Icon name="back" size={16} />
			{children}
		</Link>
	);
}
