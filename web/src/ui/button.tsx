import type { ComponentProps } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";

type ButtonLook = {
	look?: "primary" | "secondary" | "plain" | "danger" | "plain-danger";
	wide?: boolean;
};

type ButtonProps = ComponentProps<"button"> &
	ButtonLook & {
		/** What the button says while its work is under way; a press then does nothing. */
		pendingLabel?: string;
		pending?: boolean;
	};

/** A button that keeps the focus while it is busy, which a disabled one would lose. */
export function Button({
	look = "primary",
	wide = false,
	pending = false,
	pendingLabel,
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			{...(pending
				? { "aria-disabled": true, onClick: (event) => event.preventDefault() }
				: undefined)}
			className={`gap-2 align-center strong inline-row target undecorated ${styles["button"]}`}
			data-look={look}
			data-wide={wide || undefined}
		>
			{pending && pendingLabel ? pendingLabel : children}
		</button>
	);
}

/** A link that carries the weight of a button. */
export function ButtonLink({
	look = "primary",
	wide = false,
	...rest
}: ComponentProps<typeof Link> & ButtonLook) {
	return (
		<Link
			{...rest}
			className={`gap-2 align-center strong inline-row target undecorated ${styles["button"]}`}
			data-look={look}
			data-wide={wide || undefined}
		/>
	);
}
