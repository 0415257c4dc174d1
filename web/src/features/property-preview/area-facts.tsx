import type { AreaFact } from "#contracts/preview.ts";
import { adverseFirst } from "#domain/base/area-fact.ts";
import { countInWords } from "#domain/base/words.ts";
import { FigureLine, FigureList } from "#web/evidence/figure-list.tsx";
import { gapsByReason } from "#web/evidence/gaps-by-reason.ts";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import styles from "./preview-cards.module.css";

/** The place around the home, each fact a sentence, and under them what an answer of "none" is worth. */
export function AreaFacts({ facts }: { facts: readonly AreaFact[] }) {
	const doubts = gapsByReason(
		facts
			.filter(
				({ evidence: { value, coverage, note } }) =>
					value === 0 && coverage === "estimated" && note,
			)
			.map(({ label, evidence }) => ({ name: label, reason: evidence.note })),
	);
	return (
		<Disclosure summary={`${countInWords(facts.length, "fact")} about the area`}>
			<FigureList>
				{facts.toSorted(adverseFirst).map(({ id, label, text, tone, evidence }) => (
					<FigureLine
						key={id}
						label={label}
						evidence={{ ...evidence, note: evidence.note ?? text }}
						value={
							evidence.value === null ? null : tone ? <TonePill tone={tone} word={text} /> : text
						}
						sentence
					/>
				))}
			</FigureList>
			{doubts.map(({ names, reason }) => (
				<p key={reason} className={styles["doubt"]}>
					<b className="ink firm">{names.join(", ")}:</b> {reason}
				</p>
			))}
		</Disclosure>
	);
}
