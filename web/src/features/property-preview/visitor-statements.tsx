import { isBand, isBelowMinimum } from "#domain/epc/band.ts";
import { isMultipleOccupation } from "#domain/use.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import type { ChoiceProps } from "./choice-bar.tsx";
import styles from "./visitor-statements.module.css";

/** What only the visitor can know, asked where it changes the answer. Source: DECISIONS 3. */
export function VisitorStatements({ preview, choices, choose }: ChoiceProps) {
	const { epcRating, evidence, inputs } = preview;
	const belowMinimum =
		isBand(epcRating) && isBelowMinimum(epcRating) && evidence.epcRating.basis === "property";
	const asksExemption = belowMinimum || choices.exemption !== undefined;
	const asksPermission = isMultipleOccupation(inputs.use) || choices.c4permission !== undefined;
	if (!asksExemption && !asksPermission) {
		return null;
	}
	return (
		<div className={styles["statements"]}>
			{asksExemption ? (
				<Checkbox
					label="An exemption from the minimum energy rating is registered for this home"
					checked={choices.exemption === "true"}
					onChange={(event) => choose({ exemption: event.target.checked ? "true" : null })}
				/>
			) : null}
			{asksPermission ? (
				<Checkbox
					label="Planning permission for use as an HMO is held"
					checked={choices.c4permission === "true"}
					onChange={(event) => choose({ c4permission: event.target.checked ? "true" : null })}
				/>
			) : null}
		</div>
	);
}
