import { useState } from "react";
import { fieldValue, withFieldValue } from "#domain/finance/assumption-fields.ts";
import { calculateMoney } from "#domain/finance/calculate-money.ts";
import type { AssumptionLine, MoneySection } from "#domain/report/money/money-section.ts";
import { assumptionText, readAssumptionOrNone } from "#web/lib/assumption-field.ts";

type Texts = Readonly<Partial<Record<AssumptionLine["key"], string>>>;

/**
 * The assumptions of a report in the reader's hands. Until one differs from the report's own, the figures are the report's, as they were
 * frozen; then they are calculated again at once. What cannot be read leaves the last figures as they are.
 */
export function useAssumptions({ assumptions: frozen, lines, figures, context }: MoneySection) {
	const start = { assumptions: frozen, typed: noTexts, refused: noTexts };
	const [state, setState] = useState(start);
	const { assumptions, typed, refused } = state;
	const isEdited = lines.some(
		({ key }) => fieldValue(assumptions, key) !== fieldValue(frozen, key),
	);
	return {
		figures: isEdited ? calculateMoney(assumptions, context) : figures,
		isEdited,
		/** Something was typed, be it refused. */
		isTouched: isEdited || Object.keys(refused).length > 0,
		textOf: (line: AssumptionLine) => typed[line.key] ?? assumptionText(line, frozen),
		refusalOf: ({ key }: AssumptionLine) => refused[key],
		change: (line: AssumptionLine, text: string) =>
			setState((last) => {
				const reading = readAssumptionOrNone(line, text);
				const { [line.key]: _, ...otherRefusals } = last.refused;
				return {
					typed: { ...last.typed, [line.key]: text },
					assumptions: reading.ok
						? withFieldValue(last.assumptions, line.key, reading.value)
						: last.assumptions,
					refused: reading.ok ? otherRefusals : { ...last.refused, [line.key]: reading.reason },
				};
			}),
		reset: () => setState(start),
	};
}

const noTexts: Texts = {};
