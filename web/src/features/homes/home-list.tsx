import { useState } from "react";
import { generatePath, Link } from "react-router";
import type { HomeInList, HomeList as Listed } from "#contracts/homes.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords, dateInWords } from "#domain/base/words.ts";
import { homeLine, homeName, orderInWords, yearInWords } from "#domain/portfolio/words.ts";
import { Answered } from "#web/evidence/answered.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import styles from "./homes.module.css";

/** Homes in sight before more are asked for. */
const A_PAGE = 50;

/** The visitor's homes: what all of them lack, what comes next and what they leave, then each. Source: Rule HOMES-3. */
export function HomeList({ list }: { list: Listed }) {
	const [find, setFind] = useState("");
	const [shown, setShown] = useState(A_PAGE);
	const open = list.homes.filter((home) => !home.isArchived);
	if (list.homes.length === 0) {
		return (
			<div className={styles["none"]}>
				<p>
					Keep the homes you own or think of buying. Each shows its answers, what it lacks and what
					comes next.
				</p>
				<AddLinks />
			</div>
		);
	}
	const found = open.filter((home) => matches(home, find)).toSorted(graver);
	const archived = list.homes.filter((home) => home.isArchived);
	return (
		<>
			<OfAll list={list} />
			{open.some(({ isOverLimit }) => isOverLimit) ? <OverLimit limit={list.limit} /> : null}
			<div className="row wrap gap-3 align-center between">
				<SearchField label="Find a home" value={find} onChange={setFind} />
				<AddLinks />
			</div>
			<ul className="stack one-column gap-3">
				{found.slice(0, shown).map((home) => (
					<HomeRow key={home.id} home={home} />
				))}
			</ul>
			<p className="soft text-s" role="status">
				{`${countInWords(Math.min(found.length, shown), "home")} of ${open.length}; your plan keeps ${list.limit}.`}
			</p>
			{found.length > shown ? (
				<div>
					<Button look="secondary" onClick={() => setShown(shown + A_PAGE)}>
						Show more
					</Button>
				</div>
			) : null}
			{archived.length > 0 ? (
				<Disclosure summary={`Archived (${archived.length})`}>
					<ul className="stack one-column gap-3">
						{archived.map((home) => (
							<HomeRow key={home.id} home={home} />
						))}
					</ul>
				</Disclosure>
			) : null}
		</>
	);
}

function AddLinks() {
	return (
		<div className="row wrap gap-3 align-center">
			<ButtonLink to={screens.newHome}>Add a home</ButtonLink>
			<Link to={screens.homesImport}>From a file or list</Link>
			<Link to={screens.homesReport}>Report on all</Link>
		</div>
	);
}

function OfAll({ list: { order, dates, year, homes } }: { list: Listed }) {
	const [next] = dates;
	const of = homes.find(({ id }) => id === next?.homeId);
	return (
		<dl className={styles["all"]}>
			<dt>What is missing?</dt>
			<dd>{orderInWords(order)}</dd>
			<dt>What is next?</dt>
			<dd>
				{next && of
					? `${dateInWords(next.on)}: ${next.title}, ${homeName(of)}`
					: "No date to come is known"}
			</dd>
			<dt>Do they pay?</dt>
			<dd>{yearInWords(year)}</dd>
		</dl>
	);
}

function OverLimit({ limit }: { limit: number }) {
	return (
		<Notice tone="warning" action={<ButtonLink to={screens.subscription}>See plans</ButtonLink>}>
			<p>
				Your plan watches {limit} homes. The others stay readable: archive some to choose which are
				watched, or take a larger plan.
			</p>
		</Notice>
	);
}

function HomeRow({ home }: { home: HomeInList }) {
	const { judged, next } = home;
	return (
		<li className={styles["row"]}>
			<div className="row gap-3 between">
				<h2 className="shrinkable text-l">
					<Link to={generatePath(screens.keptHome, { id: home.id })}>{homeName(home)}</Link>
				</h2>
				{home.news > 0 ? (
					<Pill tone="amber" icon="alert" word={countInWords(home.news, "change")} />
				) : null}
			</div>
			<p className="soft text-m">{homeLine(home)}</p>
			{judged === null ? (
				<p className="soft">Not judged yet: open it to see its answers.</p>
			) : (
				<>
					<Answered answered={judged.answered} />
					<p className="text-m">
						{judged.gaps.length > 0 ? (
							<strong>{`${countInWords(judged.gaps.length, "gap")} in what it needs. `}</strong>
						) : null}
						{next ? `Next: ${next.title}, ${dateInWords(next.on)}. ` : null}
						<span className="soft">As of {dateInWords(judged.on)}.</span>
					</p>
				</>
			)}
			{home.isOverLimit ? <p className="soft text-s">Not watched: beyond your plan.</p> : null}
		</li>
	);
}

function matches(home: HomeInList, find: string): boolean {
	const { reference, address, postcode, building, group } = home;
	return [reference, address, postcode, building, group]
		.join(" ")
		.toLowerCase()
		.includes(find.trim().toLowerCase());
}

/** Most gaps first, then the next date. */
function graver(a: HomeInList, b: HomeInList): number {
	const gaps = (home: HomeInList) => home.judged?.gaps.length ?? 0;
	return gaps(b) - gaps(a) || (a.next?.on ?? "9").localeCompare(b.next?.on ?? "9");
}
