import { lowerFirst } from "#domain/base/sentence.ts";
import { dateInWords } from "#domain/base/words.ts";
import type { PortfolioDate } from "#domain/portfolio/dates.ts";
import {
	penaltyInWords,
	type Requirement,
	requirementSigns,
	requirementStateInWords,
} from "#domain/portfolio/requirement.ts";
import { NOT_LAW } from "#domain/portfolio/words.ts";
import { Card } from "#web/ui/card.tsx";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import styles from "./homes.module.css";

type HomeNeedsProps = { requirements: readonly Requirement[]; title: string };

/** What a home needs beside what is held; nothing where it is not compared. Source: Rule HELD-1. */
export function HomeNeeds({ requirements, title }: HomeNeedsProps) {
	return requirements.length === 0 ? null : (
		<Card title={title}>
			<ul className={styles["needs"]}>
				{requirements.map((requirement, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: several licences that nothing asks for share an id, and their order is all that tells them apart.
					<Need key={`${requirement.id} ${at}`} requirement={requirement} />
				))}
			</ul>
		</Card>
	);
}

/** The next dates of a home; nothing where none is known. Source: Rule HELD-6. */
export function NextDates({ dates }: { dates: readonly PortfolioDate[] }) {
	return dates.length === 0 ? null : (
		<Card title="What comes next">
			<ul className="stack one-column gap-2">
				{dates.map(({ id, on, title, isDraft }) => (
					<li key={id}>
						<strong>{dateInWords(on)}</strong> {title}
						{isDraft ? <span className="soft">{NOT_LAW}</span> : null}
					</li>
				))}
			</ul>
		</Card>
	);
}

function Need({ requirement }: { requirement: Requirement }) {
	const { title, needed, held, state, fee, next, source } = requirement;
	const penalty = penaltyInWords(requirement);
	return (
		<li className={styles["need"]}>
			<p className="row gap-2 align-center">
				<VerdictSign sign={requirementSigns[state]} size={18} />
				<span className="shrinkable">
					<strong>{title}</strong>:{" "}
					<span className={state === "gap" ? "strong" : "soft"}>
						{lowerFirst(requirementStateInWords[state])}
					</span>
				</span>
			</p>
			<p>{`Needed: ${needed}. Held: ${held}.`}</p>
			{penalty === null ? null : <p>{penalty}</p>}
			{fee === null ? null : <p className="soft">{fee.text}</p>}
			{next === null ? null : (
				<p>
					{next.url === null ? next.what : <a href={next.url}>{next.what}</a>}
					<span className="soft">{` (${next.who})`}</span>
				</p>
			)}
			<p className="soft text-s">
				{source.url === null ? source.name : <a href={source.url}>{source.name}</a>}
			</p>
		</li>
	);
}
