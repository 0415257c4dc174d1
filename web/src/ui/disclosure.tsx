import { type ReactNode, useState } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
	summary: string;
	/** Opens it from outside, as when a field inside was refused; it can be closed again. */
	startOpen?: boolean;
	/** Called each time it is opened. */
	onOpen?: () => void;
	children: ReactNode;
};

/** Detail that opens on request, and always in print. */
export function Disclosure({ summary, startOpen = false, onOpen, children }: DisclosureProps) {
	const [open, setOpen] = useState(startOpen);
	return (
		<details
			className={styles["disclosure"]}
			open={open}
			onToggle={(event) => {
				const isOpen = event.currentTarget.open;
				setOpen(isOpen);
				if (isOpen) {
					onOpen?.();
				}
			}}
		>
			<summary>
				{summary}
				<Icon name="chevron" size={16} />
			</summary>
			{children}
		</details>
	);
}
