import { useDeferredValue, useMemo, useState } from "react";
import type { Nation } from "#domain/base/nation.ts";
import { withRooms } from "#domain/judgement/money/starting-terms.ts";
import { withFieldValue } from "#domain/subjects/finance/assumption-fields.ts";
import type { AssumptionLine } from "#domain/subjects/finance/assumption-line.ts";
import type { Assumptions } from "#domain/subjects/finance/assumptions.ts";
import { calculateMoney } from "#domain/subjects/finance/calculate-money.ts";
import {
	asOwnersOfHome,
	isSameOwners,
	type Owners,
	ownersOf,
} from "#domain/subjects/finance/owners.ts";
import { quickMoney, quickOf } from "#domain/subjects/finance/quick-money.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import { assumptionText, readAssumptionOrNone } from "#web/lib/assumption-field.ts";

type Texts = Readonly<Partial<Record<AssumptionLine["key"], string>>>;

type State = {
	readonly assumptions: Assumptions;
	/** Whoever owns the home; none where nothing is said of them. */
	readonly owners: Owners;
	readonly typed: Texts;
	readonly refused: Texts;
};

/** A report's money in its reader's hands. */
export type EditedMoney = ReturnType<typeof useAssumptions>;

/**
 * The assumptions of a report as its reader edits them. Shows the report's frozen figures until one assumption differs, then calculates afresh. Text that
 * cannot be read leaves the last figures. `quick` follows every step of a slider; all else updates when the browser has time.
 */
export function useAssumptions(money: MoneySection) {
	const { assumptions: frozen, figures: reported, context: given } = money;
	const start: State = {
		assumptions: frozen,
		owners: ownersOf(given),
		typed: noTexts,
		refused: noTexts,
	};
	const [state, setState] = useState(start);
	const { assumptions, owners, typed, refused } = state;
	const context = useMemo(() => ({ ...given, ...asOwnersOfHome(owners) }), [given, owners]);
	const isEdited = !isSame(assumptions, frozen) || !isSameOwners(owners, start.owners);
	const now = useMemo(() => ({ assumptions, context, isEdited }), [assumptions, context, isEdited]);
	const settled = useDeferredValue(now);
	const figures = useMemo(
		() => (settled.isEdited ? calculateMoney(settled.assumptions, settled.context) : reported),
		[settled, reported],
	);
	const set = (
		change: (last: Assumptions) => Assumptions,
		keys: readonly AssumptionLine["key"][],
	) =>
		setState((last) => ({
			...last,
			assumptions: change(last.assumptions),
			typed: without(last.typed, keys),
			refused: without(last.refused, keys),
		}));
	return {
		assumptions,
		owners,
		context,
		quick: isEdited ? quickMoney(assumptions, context) : quickOf(reported),
		/** What `figures` rest on, which may lag a step behind. */
		settled,
		figures,
		isEdited,
		/** Something was typed, be it refused. */
		isTouched: isEdited || Object.keys(refused).length > 0,
		textOf: (line: Pick<AssumptionLine, "key" | "unit">) =>
			typed[line.key] ?? assumptionText(line, assumptions),
		refusalOf: ({ key }: Pick<AssumptionLine, "key">) => refused[key],
		change: (line: Pick<AssumptionLine, "key" | "unit">, text: string) =>
			setState((last) => {
				const reading = readAssumptionOrNone(line, text);
				const { [line.key]: _, ...otherRefusals } = last.refused;
				return {
					...last,
					typed: { ...last.typed, [line.key]: text },
					assumptions: reading.ok
						? withTyped(last.assumptions, line.key, reading.value, given.nation)
						: last.assumptions,
					refused: reading.ok ? otherRefusals : { ...last.refused, [line.key]: reading.reason },
				};
			}),
		/** Puts a figure in as it is: from a slider, in its own unit. */
		put: (key: AssumptionLine["key"], value: number | null) =>
			set((last) => withFieldValue(last, key, value), [key]),
		/** Chooses among terms. */
		choose: (terms: Partial<Assumptions>) =>
			set((last) => ({ ...last, ...terms }), Object.keys(terms) as AssumptionLine["key"][]),
		own: (next: Owners) => setState((last) => ({ ...last, owners: next })),
		/** Puts other sums in the place of these, whole. */
		load: (sums: { readonly assumptions: Assumptions; readonly owners: Owners }) =>
			setState({ ...sums, typed: noTexts, refused: noTexts }),
		reset: () => setState(start),
	};
}

const noTexts: Texts = {};

/** Bills follow the number of rooms. */
function withTyped(
	assumptions: Assumptions,
	key: AssumptionLine["key"],
	value: number | null,
	nation: Nation,
): Assumptions {
	return key === "rooms" && value !== null
		? withRooms(assumptions, value, nation)
		: withFieldValue(assumptions, key, value);
}

/** Both are plain data whose fields stand in one order. */
function isSame(one: unknown, other: unknown): boolean {
	return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function without(texts: Texts, keys: readonly AssumptionLine["key"][]): Texts {
	return Object.fromEntries(
		Object.entries(texts).filter(([key]) => !keys.some((each) => each === key)),
	);
}
