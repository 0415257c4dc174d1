import { poundsOr } from "#domain/base/amounts-in-words.ts";
import { dateInWords } from "#domain/base/words.ts";
import type {
	EnergySection,
	EnergyStandard,
} from "#domain/telling/report/energy/energy-section.ts";
import {
	energyParts,
	metLook,
	standardTerms,
	statusInWords,
} from "#domain/telling/report/energy/energy-words.ts";
import { RuleChip } from "#web/evidence/rule-source.tsx";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import styles from "./law-chapters.module.css";

/** The energy standard of today and the one announced, and whether the home meets each. */
export function EnergyStandards({
	energy: { standards, standardNote },
}: {
	energy: EnergySection;
}) {
	return (
		<ChapterPart title={energyParts.standards}>
			{standards.length > 0 ? (
				<ul className={styles["standards"]}>
					{standards.map((standard) => (
						<Standard key={standard.id} standard={standard} />
					))}
				</ul>
			) : null}
			{standardNote ? <p className={styles["note"]}>{standardNote}</p> : null}
		</ChapterPart>
	);
}

function Standard({ standard }: { standard: EnergyStandard }) {
	const { title, cap, met, metUntil, penalty, notes } = standard;
	return (
		<li className={styles["standard"]}>
			<h4 className={styles["title"]}>{title}</h4>
			<TonePill {...metLook(met)} />
			<p className="soft text-s">{statusInWords(standard)}</p>
			<dl className="stack gap-2 text-m">
				<div>
					<dt className="soft text-s">{standardTerms.cap}</dt>
					<dd className="medium">{poundsOr(cap)}</dd>
				</div>
				<div>
					<dt className="soft text-s">{standardTerms.penalty}</dt>
					<dd className="medium">{penalty}</dd>
				</div>
				{metUntil ? (
					<div>
						<dt className="soft text-s">{standardTerms.metUntil}</dt>
						<dd className="medium">{dateInWords(metUntil)}</dd>
					</div>
				) : null}
			</dl>
			<RuleChip about={title} rule={standard} label="What counts, and the law">
				{notes.map((note) => (
					<p key={note}>{note}</p>
				))}
			</RuleChip>
		</li>
	);
}
