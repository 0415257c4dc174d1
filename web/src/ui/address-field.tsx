import type { RefObject } from "react";
import styles from "./fields.module.css";

type AddressFieldProps = {
	ref: RefObject<HTMLInputElement | null>;
	label: string;
	address: string;
};

/** An address to copy: it cannot be changed, and the focus selects it whole. */
export function AddressField({ ref, label, address }: AddressFieldProps) {
	return (
		<input
			ref={ref}
			className={styles["address"]}
			aria-label={label}
			readOnly
			value={address}
			onFocus={({ target }) => target.select()}
		/>
	);
}
