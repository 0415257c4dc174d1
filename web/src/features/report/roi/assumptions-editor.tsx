import { fieldValue } from "#domain/subjects/finance/assumption-fields.ts";
import type { AssumptionLine } from "#domain/subjects/finance/assumption-line.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import {
	assumptionSource,
	moneyParts,
	originInWords,
	tradeNote,
} from "#domain/telling/report/money/money-words.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Field } from "#web/ui/field.tsx";
import { LazyDisclosure } from "../lazy-disclosure.tsx";
import styles from "./roi.module.css";
import type { useAssumptions } from "./use-assumptions.ts";

type AssumptionsEditorProps = { money: MoneySection; edited: ReturnType<typeof useAssumptions> };

/** Stands at a field that no one has a figure for. */
const NOT_STATED = "Not stated";

/** Every assumption in a field of its own. The sums follow what is typed; the report and its PDF do not. */
export function AssumptionsEditor({ money, edited }: AssumptionsEditorProps) {
	const note = tradeNote(money.lines);
	return (
		<ChapterPart title={moneyParts.assumptions}>
			<LazyDisclosure summary="Change the figures">
				<p className="measure below-4 soft text-m">
					Change any of these and the figures here follow. The report and its PDF stay as made.
				</p>
				<div className={styles["fields"]}>
					{money.lines.map((line) => (
						<Field
							key={line.key}
							label={labelOf(line)}
							hint={
								fieldValue(money.assumptions, line.key) === null
									? NOT_STATED
									: originInWords[line.origin]
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
			</LazyDisclosure>
			<div className="measure below-4 soft text-m">
				<Chip
					kind="official"
					about={moneyParts.assumptions}
					title={moneyParts.assumptions}
					label="Where each is from"
				>
					<ul className="stack gap-2">
						{money.lines.map((line) => (
							<li key={line.key}>
								<b>{labelOf(line)}.</b> {assumptionSource(line)}
							</li>
						))}
					</ul>
					{note ? <p>{note}</p> : null}
				</Chip>
			</div>
		</ChapterPart>
	);
}

function labelOf({ label, unit }: AssumptionLine): string {
	const per = unit === "pounds a month" ? "a month" : unit === "pounds a year" ? "a year" : null;
	return per && !label.includes(per) ? `${label} ${per}` : label;
}
