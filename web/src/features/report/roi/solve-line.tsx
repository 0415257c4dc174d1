import { memo, useDeferredValue, useMemo, useState } from "react";
import { fromPounds } from "#domain/base/money.ts";
import { beforeChargeInWords } from "#domain/subjects/finance/left-out.ts";
import { type Movable, movables, type SolveTarget, solve } from "#domain/subjects/finance/solve.ts";
import { moneyParts } from "#domain/telling/report/money/money-words.ts";
import {
	movableInWords,
	solutionInWords,
	targetsInWords,
} from "#domain/telling/report/money/solve-words.ts";
import { readNumber } from "#web/lib/read-number.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import styles from "./roi.module.css";
import type { EditedMoney } from "./use-assumptions.ts";

type TargetKind = SolveTarget["kind"];

const kinds = Object.keys(targetsInWords) as TargetKind[];

type SolveLineProps = Pick<EditedMoney, "settled"> & {
	/** What every result leaves out. */
	readonly leftOut: readonly string[];
};

/** A target to choose and what may move, and the one line that says where it is met. */
export const SolveLine = memo(function SolveLine({ settled, leftOut }: SolveLineProps) {
	const [kind, setKind] = useState<TargetKind>("after_tax");
	const [movable, setMovable] = useState<Movable>("price");
	const [typed, setTyped] = useState({ cash_flow: "100", return: "6" });
	const [last, setLast] = useState({ cash_flow: 100, return: 6 });
	const amountKind = kind === "cash_flow" || kind === "return" ? kind : null;
	const refusal =
		amountKind && readAsked(amountKind, typed[amountKind]) === null ? REFUSED[amountKind] : null;
	const target = useMemo(() => targetOf(kind, last), [kind, last]);
	const asked = useDeferredValue({ target, movable, ...settled });
	const solution = useMemo(() => solve(asked.assumptions, asked, asked.context), [asked]);
	const isByRoom = asked.assumptions.rooms !== null;
	const type = (of: AskedKind, text: string) => {
		setTyped((before) => ({ ...before, [of]: text }));
		const number = readAsked(of, text);
		if (number !== null) {
			setLast((before) => ({ ...before, [of]: number }));
		}
	};
	return (
		<ChapterPart title={moneyParts.solve}>
			<div className={styles["asked"]}>
				<Chooser
					label="Your target"
					value={kind}
					onChange={(event) => setKind(kinds.find((each) => each === event.target.value) ?? kind)}
				>
					{kinds.map((each) => (
						<option key={each} value={each}>
							{targetsInWords[each]}
						</option>
					))}
				</Chooser>
				{amountKind ? (
					<Field
						label={amountKind === "cash_flow" ? "Pounds a month" : "Percent a year"}
						inputMode="decimal"
						autoComplete="off"
						value={typed[amountKind]}
						error={refusal ?? undefined}
						onChange={(event) => type(amountKind, event.target.value)}
					/>
				) : null}
				<Chooser
					label="What may move"
					value={movable}
					onChange={(event) =>
						setMovable(movables.find((each) => each === event.target.value) ?? movable)
					}
				>
					{movables.map((each) => (
						<option key={each} value={each}>
							{movableInWords(each, isByRoom)}
						</option>
					))}
				</Chooser>
			</div>
			<output className={styles["answer"]} aria-label="Where it is met">
				{solutionInWords(solution, {
					movable: asked.movable,
					isByRoom,
					before: beforeChargeInWords({ leftOut }),
				})}
			</output>
		</ChapterPart>
	);
});

const REFUSED = {
	cash_flow: "Enter an amount in pounds",
	return: "Enter a percentage from 0 to 100",
} as const;

/** Targets that ask for a number. */
type AskedKind = keyof typeof REFUSED;

const MOST: Readonly<Record<AskedKind, number>> = { cash_flow: 100_000, return: 100 };

/** What was typed, as far as it may be asked for; null of anything else. */
function readAsked(kind: AskedKind, text: string): number | null {
	const number = readNumber(text);
	return number !== null && number <= MOST[kind] ? number : null;
}

function targetOf(
	kind: TargetKind,
	{ cash_flow, return: percent }: Record<AskedKind, number>,
): SolveTarget {
	switch (kind) {
		case "cash_flow":
			return { kind, monthly: fromPounds(cash_flow) };
		case "return":
			return { kind, share: percent / 100 };
		default:
			return { kind };
	}
}
