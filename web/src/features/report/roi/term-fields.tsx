import type { FieldKey } from "#domain/subjects/finance/assumption-fields.ts";
import type { AssumptionLine } from "#domain/subjects/finance/assumption-line.ts";
import { Field } from "#web/ui/field.tsx";
import styles from "./roi.module.css";
import type { EditedMoney } from "./use-assumptions.ts";

type TermField = {
	readonly key: FieldKey;
	readonly unit: AssumptionLine["unit"];
	readonly label: string;
	readonly hint?: string;
};

/** One term in a field of its own, which the sums follow. */
export function TermInput({ edited, field }: { edited: EditedMoney; field: TermField }) {
	const { unit, hint } = field;
	return (
		<Field
			label={field.label}
			inputMode="decimal"
			autoComplete="off"
			value={edited.textOf(field)}
			error={edited.refusalOf(field)}
			onChange={(event) => edited.change(field, event.target.value)}
			{...(hint ? { hint } : {})}
			{...(unit === "percent"
				? { end: <span className={styles["unit"]}>%</span> }
				: unit.startsWith("pounds")
					? { prefix: "£" }
					: {})}
		/>
	);
}
