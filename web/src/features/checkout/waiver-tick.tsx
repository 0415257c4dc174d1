import { type ComponentProps, useId } from "react";
import { GUARANTEE_DAYS, GUARANTEE_NAME } from "#domain/subscription/guarantee.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldError } from "#web/ui/field.tsx";
import styles from "./waiver-tick.module.css";

type WaiverTickProps = Omit<ComponentProps<typeof Checkbox>, "label"> & {
	error: string | undefined;
};

/**
 * Consent to being supplied at once, and acknowledgement of what is lost by it: without both a buyer keeps 14 days.
 * Source: Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulation 37.
 */
export function WaiverTick({ error, ...input }: WaiverTickProps) {
	const id = useId();
	return (
		<div className={styles["waiver"]}>
			<Checkbox
				{...input}
				label="I ask for the report at once and know that I then lose my 14-day right to cancel."
				required
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error ${id}-guarantee` : `${id}-guarantee`}
			/>
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
			<p id={`${id}-guarantee`} className={styles["guarantee"]}>
				Our {GUARANTEE_NAME} stands beside it: ask within {GUARANTEE_DAYS} days and you have your
				money back.
			</p>
		</div>
	);
}
