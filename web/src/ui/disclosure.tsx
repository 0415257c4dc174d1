import { type ReactNode, useState } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
	summary: string;
	/** Opens it from outside, as when a field inside was refused; it can be closed again. */
	startOpen?: boolean;
	/** What is asked for seldom and weighs much is drawn once it is opened, and then stays; print has it only if it was. */
	isDrawnOpen?: boolean;
	children: ReactNode;
};

/** Detail that opens on request, and always in print. */
export function Disclosure({
	summary,
	startOpen = false,
	isDrawnOpen = false,
	children,
}: DisclosureProps) {
	const [open, setOpen] = useState(startOpen);
	const [wasOpen, setWasOpen] = useState(startOpen);
	return (
		<details
			className={styles["disclosure"]}
			open={open}
			onToggle={(event) => {
				setOpen(event.currentTarget.open);
				setWasOpen(wasOpen || event.currentTarget.open);
			}}
		>
			<summary>
				{summary}
				<Icon name="chevron" size={16} />
			</summary>
			{isDrawnOpen && !wasOpen ? null : children}
		</details>
	);
}
