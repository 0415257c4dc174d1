import type { EnergySection, EnergyStandard } from "#domain/report/energy-section.ts";
import { dateInWords } from "#domain/words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { poundsOr } from "./amounts.ts";
import styles from "./energy-standards.module.css";

/** The energy standard of today and the one announced, and whether the home meets each. */
export function EnergyStandards({
	energy: { standards, standardNote },
}: {
	energy: EnergySection;
}) {
	return (
		<ChapterPart title="What the law asks, now and from 2030">
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
	const { title, status, from, cap, metUntil, penalty, notes } = standard;
	return (
		<li className={styles["standard"]}>
			<h4 className={styles["title"]}>{title}</h4>
			<MetPill met={standard.met} />
			<p className={styles["status"]}>
				{status === "in_force"
					? `In force since ${dateInWords(from)}.`
					: `Announced, not law yet: from ${dateInWords(from)}.`}
			</p>
			<dl className={styles["terms"]}>
				<div>
					<dt>Most you need spend on this home</dt>
					<dd>{poundsOr(cap, "Not known")}</dd>
				</div>
				<div>
					<dt>Penalty</dt>
					<dd>{penalty}</dd>
				</div>
				{metUntil ? (
					<div>
						<dt>This certificate keeps the home within it until</dt>
						<dd>{dateInWords(metUntil)}</dd>
					</div>
				) : null}
			</dl>
			{notes.map((note) => (
				<p key={note} className={styles["note"]}>
					{note}
				</p>
			))}
			<RuleSourceLine {...standard} />
		</li>
	);
}

function MetPill({ met }: Pick<EnergyStandard, "met">) {
	if (met === null) {
		return <Pill tone="grey" icon="question" word="Not known" />;
	}
	return met ? (
		<Pill tone="green" icon="check" word="Meets it" />
	) : (
		<Pill tone="red" icon="alert" word="Falls short" />
	);
}
