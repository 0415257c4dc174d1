import { useMemo } from "react";
import { percentOr, poundsOr, rateInWords } from "#domain/base/amounts-in-words.ts";
import { pence } from "#domain/base/money.ts";
import { limitsOf } from "#domain/subjects/finance/assumption-fields.ts";
import type { Assumptions } from "#domain/subjects/finance/assumptions.ts";
import { beforeInWords } from "#domain/subjects/finance/left-out.ts";
import { deciderInWords } from "#domain/subjects/finance/lender-words.ts";
import { type Movable, type SolveTarget, solve } from "#domain/subjects/finance/solve.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import { afterTaxInWords, isShort } from "#domain/telling/report/money/money-words.ts";
import { valueInWords } from "#domain/telling/report/money/solve-words.ts";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { Button } from "#web/ui/button.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./roi.module.css";
import type { EditedMoney } from "./use-assumptions.ts";

type DealProps = { money: MoneySection; edited: EditedMoney };

/** The result of a year, which stays in sight while anything under it is changed, and the way back to the report's own. */
export function DealResult({ money, edited }: DealProps) {
	const { quick, isEdited, isTouched } = edited;
	const { cashFlow, cashOnCash } = quick.year;
	return (
		<div className={styles["result"]} data-short={isShort(cashFlow) || undefined}>
			<output className={styles["deal-figures"]} aria-label="Result">
				<span className={styles["main"]}>
					<b>{poundsOr(cashFlow)}</b>
					<small>
						a year {beforeInWords(quick)}
						{isEdited ? `; ${poundsOr(money.figures.year.cashFlow)} in the report` : ""}
					</small>
				</span>
				<span>
					<b>{poundsOr(quick.afterTax)}</b>
					<small>{afterTaxInWords(edited.context)}</small>
				</span>
				<span>
					<b>{percentOr(cashOnCash)}</b>
					<small>on your money</small>
				</span>
			</output>
			{isTouched ? (
				<Button look="secondary" onClick={edited.reset}>
					Back to the report’s figures
				</Button>
			) : null}
		</div>
	);
}

/** The lender that decides, and the three figures that move most. */
export function DealSliders({ money, edited }: DealProps) {
	const decider = deciderInWords(edited.quick);
	return (
		<div className="stack gap-4">
			{decider ? (
				<p className="text-m">
					<TonePill {...decider.result} /> {decider.text}
				</p>
			) : null}
			<fieldset className={styles["sliders"]}>
				<legend>
					<VisuallyHidden>Move what may change</VisuallyHidden>
				</legend>
				{sliders.map((slider) => (
					<DealSlider
						key={slider.movable}
						slider={slider}
						start={money.assumptions}
						edited={edited}
					/>
				))}
			</fieldset>
		</div>
	);
}

type SliderOf = {
	readonly movable: Extract<Movable, "price" | "rate" | "rent">;
	/** In the unit of the figure. */
	readonly step: number;
};

const sliders: readonly SliderOf[] = [
	{ movable: "rent", step: 500 },
	{ movable: "price", step: 50_000 },
	{ movable: "rate", step: 0.0005 },
];

type DealSliderProps = {
	slider: SliderOf;
	/** Around which the line is drawn: as far again to either side. */
	start: Assumptions;
	edited: EditedMoney;
};

function DealSlider({ slider: { movable, step }, start, edited }: DealSliderProps) {
	const { assumptions } = edited;
	const key = keyOf(movable, assumptions);
	const value = assumptions[key];
	const marks = useMarks(movable, edited);
	const range = rangeOf(key, start[keyOf(movable, start)] ?? value, step);
	if (value === null || range === null) {
		return null;
	}
	return (
		<Slider
			label={labels[key]}
			value={value}
			{...range}
			step={step}
			text={movable === "rate" ? rateInWords(value) : poundsOr(pence(Math.round(value)))}
			marks={marks}
			onChange={(next) =>
				edited.put(key, movable === "rate" ? Number(next.toFixed(6)) : Math.round(next))
			}
		/>
	);
}

const labels = {
	rent: "Rent",
	roomRent: "Rent of a room",
	price: "Price",
	interestRate: "Rate",
} as const;

type SliderKey = keyof typeof labels;

function keyOf(movable: SliderOf["movable"], { rooms }: Assumptions): SliderKey {
	switch (movable) {
		case "rent":
			return rooms === null ? "rent" : "roomRent";
		case "price":
			return "price";
		case "rate":
			return "interestRate";
	}
}

/** From half of the figure to half as much again; rates from 2 to 10 %. */
function rangeOf(key: SliderKey, around: number | null, step: number) {
	if (key === "interestRate") {
		return { least: 0.02, most: 0.1 };
	}
	if (around === null || around <= 0) {
		return null;
	}
	const whole = (value: number) => Math.max(step, Math.round(value / step) * step);
	return { least: whole(around / 2), most: Math.min(limitsOf(key).most, whole(around * 1.5)) };
}

/** Where a lender passes and where money is left after tax, the rest as it is. */
function useMarks(movable: Movable, { settled }: EditedMoney) {
	const { assumptions, context } = settled;
	return useMemo(
		() =>
			markedTargets.flatMap(({ target, words }) => {
				const solution = solve(assumptions, { target, movable }, context);
				if (solution.kind === "always" || solution.kind === "never") {
					return [];
				}
				const limit = solution.kind === "at_most" ? "up to" : "from";
				const label = `${words} ${limit} ${valueInWords(solution, movable)}`;
				return [{ value: solution.value, label }];
			}),
		[assumptions, context, movable],
	);
}

const markedTargets: readonly { readonly target: SolveTarget; readonly words: string }[] = [
	{ target: { kind: "lender" }, words: "A lender passes" },
	{ target: { kind: "after_tax" }, words: "It pays after tax" },
];
