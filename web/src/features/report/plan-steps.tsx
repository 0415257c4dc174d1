import { createContext, type ReactNode, useContext } from "react";
import type { PaidReport } from "#contracts/report.ts";
import { type PlanStep, stepsByPhase } from "#domain/judgement/steps/plan-step.ts";
import { stepDayInWords } from "#domain/telling/report/decision-words.ts";
import styles from "./decision-page.module.css";
import { usePlanTicks } from "./use-plan-ticks.ts";

const PlanTicks = createContext<ReturnType<typeof usePlanTicks> | null>(null);

/** Holds the ticks of a report for every list of its steps. */
export function PlanTicksProvider({
	report,
	children,
}: {
	report: PaidReport;
	children: ReactNode;
}) {
	return <PlanTicks value={usePlanTicks(report)}>{children}</PlanTicks>;
}

/** Steps under the phase they are due in, to tick off: what, who to ask, what it costs, by when. */
export function PlanSteps({ steps }: { steps: readonly PlanStep[] }) {
	return (
		<ol className="stack gap-4">
			{stepsByPhase(steps).map(({ phase, heading, steps: due }) => (
				<li key={phase}>
					<h3 className={styles["phase"]}>{heading}</h3>
					<ol className={styles["steps"]}>
						{due.map((step) => (
							<li key={step.id}>
								<StepHead step={step} />
								<StepTerms step={step} />
							</li>
						))}
					</ol>
				</li>
			))}
		</ol>
	);
}

/** What to do, and its box, which those have who may tick it. */
function StepHead({ step: { id, what } }: { step: PlanStep }) {
	const ticks = useContext(PlanTicks);
	return ticks?.canTick ? (
		<label className={styles["step"]}>
			<input
				type="checkbox"
				checked={ticks.isTicked(id)}
				onChange={(event) => ticks.setTicked(id, event.target.checked)}
			/>
			<b>{what}</b>
		</label>
	) : (
		<p className={styles["step"]}>
			<span className={styles["dot"]} />
			<b>{what}</b>
		</p>
	);
}

function StepTerms({ step }: { step: PlanStep }) {
	const { who, url, costText } = step;
	const day = stepDayInWords(step);
	return (
		<p className={styles["terms"]}>
			<span>
				{url ? <a href={url}>{who}</a> : who}
				{day ? `, ${day}` : null}
			</span>
			{costText ? <span>{costText}</span> : null}
		</p>
	);
}
