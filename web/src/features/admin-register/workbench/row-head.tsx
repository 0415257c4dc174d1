import { useEffect, useRef } from "react";
import type { QueuedScheme } from "#contracts/admin/register-queue.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { phaseOn } from "#domain/subjects/licensing/scheme-phase.ts";
import {
	schemeKindInWords,
	schemePhaseInWords,
	schemePhaseTones,
} from "#domain/subjects/licensing/scheme-words.ts";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { Button } from "#web/ui/button.tsx";
import { doubtInWords, homesInWords, turnInWords } from "./row-words.ts";
import type { QueuePosition } from "./use-queue.ts";
import styles from "./workbench.module.css";

type RowHeadProps = { row: QueuedScheme; queue: QueuePosition; onHelp: () => void };

/** Which row it is, where it stands in the queue, and why. */
export function RowHead({ row, queue: { place, due }, onHelp }: RowHeadProps) {
	const { scheme, homes, turn } = row;
	const head = useRef<HTMLElement>(null);
	// Whoever read the last row to its end begins this one at its beginning.
	useEffect(() => {
		if ((head.current?.getBoundingClientRect().top ?? 0) < 0) {
			head.current?.scrollIntoView();
		}
	}, []);
	const phase = phaseOn(scheme, londonDay(Date.now()));
	return (
		<header ref={head} className="stack gap-1">
			<div className="row wrap gap-2 align-center between">
				<p className="soft text-m tabular" role="status">
					{placeInWords(row, { place, due })}
				</p>
				<Button look="plain" aria-keyshortcuts="?" onClick={onHelp}>
					Keys <kbd>?</kbd>
				</Button>
			</div>
			<h2 className={styles["title"]}>
				{scheme.council}: {schemeKindInWords[scheme.kind]}
			</h2>
			<p className="soft text-m tabular">
				{homesInWords(homes)} · {turnInWords(turn)}
			</p>
			<p className="row wrap gap-2 above-1">
				{phase === "none" ? null : (
					<TonePill tone={schemePhaseTones[phase]} word={schemePhaseInWords[phase]} />
				)}
				{row.isDue || scheme.verifiedOn === null ? null : (
					<TonePill tone="green" word={`Verified ${shortDateInWords(scheme.verifiedOn)}`} />
				)}
				{row.doubts.map((doubt) => (
					<TonePill key={doubt} tone="amber" word={doubtInWords[doubt]} />
				))}
			</p>
		</header>
	);
}

/** A row that somebody came to by a link may stand further down than was read so far. */
function placeInWords(
	{ isDue }: QueuedScheme,
	{ place, due }: Pick<QueuePosition, "place" | "due">,
) {
	if (place !== null) {
		return `Row ${place} of ${due} due`;
	}
	return isDue ? `One of ${due} rows that are due` : "Not due";
}
