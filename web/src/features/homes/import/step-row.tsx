import { upperFirst } from "#domain/base/sentence.ts";
import { changeInWords } from "#domain/portfolio/import/change-in-words.ts";
import type { ReadRow } from "#domain/portfolio/import/imported-home.ts";
import type { ImportStep, RowChoice } from "#domain/portfolio/import/plan-import.ts";
import { Button } from "#web/ui/button.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import styles from "../homes.module.css";

type StepRowProps = {
	/** Null where the file has no such row. */
	row: ReadRow | null;
	step: ImportStep;
	reasons: readonly string[];
	/** Null once it was sent. */
	onChoose: ((choice: RowChoice) => void) | null;
};

/** A row of a list: the home that it is, what it would change, and what it asks. */
export function StepRow({ row, step, reasons, onChoose }: StepRowProps) {
	const { kind, match, changes } = step;
	const { home = null, refusals = [] } = row ?? {};
	const effects = changes.flatMap((change) => changeInWords(change) ?? []);
	return (
		<li className={styles["need"]}>
			<p>
				<strong className="break-anywhere">
					{home ? [home.address, home.postcode].filter(Boolean).join(", ") : `Row ${step.row}`}
				</strong>{" "}
				{home ? <span className="soft">{`row ${step.row}`}</span> : null}
			</p>
			{reasons.map((reason) => (
				<p key={reason}>{withCell(reason, refusals)}</p>
			))}
			{effects.length > 0 ? <p className="soft">{upperFirst(effects.join("; "))}</p> : null}
			{match?.kind === "matched" && kind !== "same" ? (
				<p className="soft">{`Certificate of ${match.home.address}`}</p>
			) : null}
			{onChoose && match?.kind === "review" && kind === "review" ? (
				<Chooser
					label="One of these"
					value=""
					onChange={({ target }) =>
						onChoose({ certificate: target.value === NONE ? null : target.value })
					}
				>
					<option value="" disabled>
						Choose
					</option>
					{match.candidates.map(({ number, address }) => (
						<option key={number} value={number}>
							{address}
						</option>
					))}
					<option value={NONE}>None of these</option>
				</Chooser>
			) : null}
			{onChoose && kind !== "same" && kind !== "refused" ? (
				<div className="row wrap gap-3">
					{step.canDoWithout ? (
						<Button look="secondary" onClick={() => onChoose({ isAccepted: true })}>
							Keep it without that
						</Button>
					) : null}
					<Button look="plain" onClick={() => onChoose({ isSkipped: kind !== "skipped" })}>
						{kind === "skipped" ? "Take it in again" : "Leave it out"}
					</Button>
				</div>
			) : null}
		</li>
	);
}

/** Stands for no home of the candidates: no certificate has this number. */
const NONE = "none";

/** A refusal with the column and cell it is about. */
function withCell(reason: string, refusals: ReadRow["refusals"]): string {
	const refused = refusals.find((one) => one.reason === reason);
	return refused
		? `${refused.column}${refused.cell ? ` “${refused.cell}”` : ""}: ${reason}`
		: reason;
}
