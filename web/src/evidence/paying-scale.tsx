import type { CSSProperties } from "react";
import { pence } from "#domain/base/money.ts";
import { lowerFirst } from "#domain/base/sentence.ts";
import { poundsInWords } from "#domain/base/words.ts";
import type { PayingScale } from "#domain/judgement/answer/answer.ts";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import styles from "./paying-scale.module.css";
import { type Placed, placeScale, type Zone } from "./place-scale.ts";

type PayingScaleBarProps = {
	scale: PayingScale;
	/** Whether it rests on published means alone, and on nothing that was stated. */
	isTypical: boolean;
};

/** The second answer as a bar of its own amounts: up to where it pays, and what is known of the home and the place pinned on it. */
export function PayingScaleBar({ scale, isTypical }: PayingScaleBarProps) {
	const { zones, bounds, marks, isCrowded } = placeScale(scale);
	return (
		<div
			className={styles["scale"]}
			data-typical={isTypical || undefined}
			role="img"
			aria-label={scaleInWords(scale, zones)}
		>
			{isCrowded ? (
				<p className={`row wrap soft small across-4 ${styles["legend"]}`}>
					{marks.map((mark) => (
						<span key={mark.label} className={styles["entry"]} data-of={mark.of}>
							{mark.label} <b className="ink">{amount(mark.amount)}</b>
						</span>
					))}
				</p>
			) : null}
			<div className={styles["pins"]}>
				{marks.map((mark) => (
					<Pin key={mark.label} mark={mark} isBare={isCrowded} />
				))}
			</div>
			<div
				className={styles["zones"]}
				style={{ gridTemplateColumns: zones.map(({ share }) => `${share}%`).join(" ") }}
			>
				{zones.map(({ word, tone }) => (
					<span key={word} className={styles["zone"]} data-tone={tone}>
						<i>{word}</i>
					</span>
				))}
			</div>
			<div className={`soft small ${styles["bounds"]}`}>
				{bounds.map(({ amounts, ...at }) => (
					<span key={amounts.join()} className={styles["bound"]} {...placed(at)}>
						{amounts.map(amount).join(", ")}
					</span>
				))}
			</div>
		</div>
	);
}

function Pin({ mark, isBare }: { mark: Placed<PayingScale["marks"][number]>; isBare: boolean }) {
	return (
		<span className={`soft small ${styles["pin"]}`} data-of={mark.of} {...placed(mark)}>
			{isBare ? null : (
				<>
					{mark.label} <b className="ink">{amount(mark.amount)}</b>
				</>
			)}
		</span>
	);
}

function placed({ at, from }: Pick<Placed<unknown>, "at" | "from">) {
	return { "data-from": from, style: { "--at": at / 100 } satisfies CSSProperties };
}

function amount(ofPence: number): string {
	return poundsInWords(pence(ofPence));
}

/** "Yes to £136,000, at 20% tax to £181,000, then no; average £192,000."; of a rent "down to". */
function scaleInWords({ unit, marks }: PayingScale, zones: readonly Zone[]): string {
	const upTo = unit === "rent" ? "down to" : "to";
	const parts = zones.map(({ word, to }, index) => {
		const name = index === 0 ? word : lowerFirst(word);
		return to === null ? `then ${lowerFirst(word)}` : `${name} ${upTo} ${amount(to)}`;
	});
	const of = { price: "Price", rent: "Rent a month", loan: "Loan" }[unit];
	const pinned = marks.map(({ label, amount: marked }) => `; ${label} ${amount(marked)}`);
	return `${of}: ${lowerFirst(parts.join(", "))}${pinned.join("")}`;
}

/** For each type of home, the price up to which it pays beside the average price. Shows nothing where no type is held. */
export function PayingByType({ scale: { byType, zone } }: Pick<PayingScaleBarProps, "scale">) {
	return byType.length === 0 ? null : (
		<ul className={`stack ${styles["types"]}`} aria-label="By type of home">
			{byType.map(({ label, ceiling, average }) => (
				<li key={label} className={`soft small ${styles["type"]}`}>
					<VerdictSign
						size={18}
						sign={ceiling === null || average > ceiling ? "no" : zone === "Yes" ? "yes" : "half"}
					/>
					<b className="ink strong text-s">{label}</b>
					<span>{ceiling === null ? "no price pays" : `up to ${amount(ceiling)}`}</span>
					<span>average {amount(average)}</span>
				</li>
			))}
		</ul>
	);
}
