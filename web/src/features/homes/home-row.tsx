import type { ReactNode } from "react";
import { generatePath, Link } from "react-router";
import type { HomeInList } from "#contracts/homes.ts";
import { poundsOr } from "#domain/base/amounts-in-words.ts";
import { percentInWords } from "#domain/base/percent-in-words.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords, dateInWords } from "#domain/base/words.ts";
import { type GapInShort, gapsInWords } from "#domain/portfolio/requirement.ts";
import { homeLine, homeName, NOT_LAW } from "#domain/portfolio/words.ts";
import { Answered } from "#web/evidence/answered.tsx";
import { Pill, RatingBadge } from "#web/ui/pill.tsx";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import styles from "./homes.module.css";

type HomeRowProps = {
	home: HomeInList;
	/** What stands before its name: a tick. */
	children?: ReactNode;
};

/** One home of the visitor's in the list, as it was last judged. Source: Rule HOMES-3. */
export function HomeRow({ home, children }: HomeRowProps) {
	const { judged, next } = home;
	return (
		<li className={styles["row"]}>
			<div className={styles["about"]}>
				{children}
				<h2 className="row gap-2 align-center shrinkable text-l">
					{judged?.band ? <RatingBadge rating={judged.band} /> : null}
					<Link className="break-anywhere" to={generatePath(screens.keptHome, { id: home.id })}>
						{homeName(home)}
					</Link>
				</h2>
				<p className="soft text-m">{homeLine(home)}</p>
				<GapsAndNext gaps={judged?.gaps ?? []} next={next} />
				<Figures home={home} />
				{home.news > 0 ? (
					<div>
						<Pill tone="amber" icon="alert" word={countInWords(home.news, "change")} />
					</div>
				) : null}
				{home.isOverLimit ? <p className="soft text-s">Not watched: beyond your plan.</p> : null}
			</div>
			{judged === null ? (
				<p className="soft text-m">
					Not judged yet. We come to it by ourselves, or open it to see its answers now.
				</p>
			) : (
				<div className="stack gap-2 packed">
					<Answered answered={judged.answered} />
					<p className="soft text-s">As of {dateInWords(judged.on)}</p>
				</div>
			)}
		</li>
	);
}

/** What a home lacks, and its next date: nothing where there is neither. */
export function GapsAndNext({
	gaps,
	next,
}: {
	gaps: readonly GapInShort[];
	next: HomeInList["next"];
}) {
	return (
		<>
			{gaps.length > 0 ? (
				<p className="row gap-2 align-center text-m strong">
					<VerdictSign sign="no" size={18} />
					<span className="shrinkable">Not in order: {gapsInWords(gaps)}.</span>
				</p>
			) : null}
			{next ? (
				<p className="text-m">
					<strong>{dateInWords(next.on)}</strong> {next.title}
					{next.isDraft ? <span className="soft">{NOT_LAW}</span> : null}
				</p>
			) : null}
		</>
	);
}

function Figures({ home }: { home: HomeInList }) {
	const figures = [
		home.rent === null ? null : `${poundsOr(home.rent)} rent a year`,
		home.yield === null ? null : `${percentInWords(home.yield)} yield before costs`,
	].filter((figure) => figure !== null);
	return figures.length === 0 ? null : <p className="soft text-m tabular">{figures.join(" · ")}</p>;
}
