import type { AssumptionLine, MoneySection } from "#domain/report/money/money-section.ts";
import {
	assumptionSource,
	beforeInWords,
	moneyParts,
	originInWords,
	tradeNote,
} from "#domain/report/money/money-words.ts";
import { poundsOr } from "#domain/report/words/amounts.ts";
import { Button } from "#web/ui/button.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Field } from "#web/ui/field.tsx";
import styles from "./assumptions-editor.module.css";
import type { useAssumptions } from "./use-assumptions.ts";

type AssumptionsEditorProps = { money: MoneySection; edited: ReturnType<typeof useAssumptions> };

/** Every assumption in a field of its own. The sums follow what is typed; the report and its PDF do not. */
export function AssumptionsEditor({ money, edited }: AssumptionsEditorProps) {
	const { isEdited, isTouched, figures } = edited;
	const note = tradeNote(money.lines);
	return (
		<ChapterPart title={moneyParts.assumptions}>
			<p className={styles["about"]}>
				Change any of these and the figures on this page follow at once. The report itself and its
				PDF keep the figures they were made with.
			</p>
			<div className={styles["fields"]}>
				{money.lines.map((line) => (
					<Field
						key={line.key}
						label={labelOf(line)}
						hint={
							money.assumptions[line.key] === null
								? assumptionSource(line)
								: `${originInWords[line.origin]}. ${assumptionSource(line)}`
						}
						inputMode="decimal"
						autoComplete="off"
						value={edited.textOf(line)}
						error={edited.refusalOf(line)}
						onChange={(event) => edited.change(line, event.target.value)}
						{...(line.unit === "percent"
							? { end: <span className={styles["unit"]}>%</span> }
							: { prefix: "£" })}
					/>
				))}
			</div>
			{note ? <p className={styles["about"]}>{note}</p> : null}
			<div className={styles["result"]} data-edited={isTouched || undefined}>
				<output>
					Cash flow a year{figures.isBeforeServiceCharge ? `, ${beforeInWords(figures)}` : ""}:{" "}
					<b>{poundsOr(figures.year.cashFlow, "not known")}</b>
					<small>
						{isEdited
							? `with your changes; ${poundsOr(money.figures.year.cashFlow, "not known")} in the report`
							: "as in the report"}
					</small>
				</output>
				{isTouched ? (
					<Button look="secondary" onClick={edited.reset}>
						Back to the report’s figures
					</Button>
				) : null}
			</div>
		</ChapterPart>
	);
}

function labelOf({ label, unit }: AssumptionLine): string {
	const per = unit === "pounds a month" ? "a month" : unit === "pounds a year" ? "a year" : null;
	return per && !label.includes(per) ? `${label} ${per}` : label;
}
