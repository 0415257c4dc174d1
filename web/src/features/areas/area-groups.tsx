import { countInWords } from "#domain/base/words.ts";
import type { AreaGroup } from "#domain/telling/areas/area-groups.ts";
import type { AreaEntry } from "#domain/telling/areas/area-search.ts";
import { AreaCard } from "./area-card.tsx";
import styles from "./areas.module.css";

/** With fewer authorities no letters are needed: a glance finds the one looked for. */
const FEWEST_FOR_LETTERS = 12;

/** Authorities by nation and letter, each nation with letters to jump to, which stay in sight while its authorities pass. Plain links: they need no script. */
export function AreaGroups({ groups }: { groups: readonly AreaGroup[] }) {
	return (
		<>
			{groups.length > 1 ? (
				<nav aria-label="By nation">
					<ul className={`row wrap soft across-5 ${styles["nations"]}`}>
						{groups.map(({ nation, id, count }) => (
							<li key={nation}>
								<a href={`#${id}`}>{nation}</a> {count}
							</li>
						))}
					</ul>
				</nav>
			) : null}
			{groups.map((group) => (
				<NationGroup key={group.nation} group={group} />
			))}
		</>
	);
}

function NationGroup({ group: { nation, id, count, letters } }: { group: AreaGroup }) {
	return (
		<section className="stack one-column gap-4" aria-labelledby={id}>
			<h2 id={id} className={styles["groups-title"]}>
				{nation} <span>{countInWords(count, "council")}</span>
			</h2>
			{count < FEWEST_FOR_LETTERS ? null : (
				<nav className={styles["letters"]} aria-label={`${nation} by letter`}>
					<ul>
						{letters.map((each) => (
							<li key={each.letter}>
								<a href={`#${each.id}`}>{each.letter}</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			{letters.map((each) => (
				<div key={each.letter} className="stack one-column gap-3">
					<h3 id={each.id}>{each.letter}</h3>
					<AreaCards entries={each.entries} level="h4" />
				</div>
			))}
		</section>
	);
}

/** Authorities side by side, each a card. */
export function AreaCards({
	entries,
	level,
}: {
	entries: readonly AreaEntry[];
	level: "h2" | "h4";
}) {
	return (
		<ul className={`stack gap-4 ${styles["cards"]}`}>
			{entries.map((entry) => (
				<li key={entry.code}>
					<AreaCard entry={entry} level={level} />
				</li>
			))}
		</ul>
	);
}
