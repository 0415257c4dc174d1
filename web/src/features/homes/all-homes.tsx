import { Fragment, type ReactNode } from "react";
import { generatePath, Link } from "react-router";
import type { HomeInList, HomeList } from "#contracts/homes.ts";
import { screens } from "#domain/base/screens.ts";
import { lowerFirst } from "#domain/base/sentence.ts";
import { listInWords } from "#domain/base/words.ts";
import type { AnswerSign } from "#domain/judgement/answer/answer-words.ts";
import { isOwn } from "#domain/portfolio/kept-home.ts";
import { gapsInWords, unsettledInWords } from "#domain/portfolio/requirement.ts";
import {
	byStandard,
	comingInWords,
	homeName,
	orderInWords,
	worksInWords,
	yearInWords,
} from "#domain/portfolio/words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import { inOrder } from "./home-order.ts";
import styles from "./homes.module.css";

/** Homes that a note names beside how many more there are, and notes of a line; the report names all. */
const MOST_NAMED = 5;
const MOST_NOTES = 3;

/** Homes of which the same is said. */
type HomesNote = { readonly homes: readonly HomeInList[]; readonly what: string };

/** What all homes come to: what is not in order, what is next, what band C asks of them, what they leave. Source: Rule HELD-4, Rule HELD-6, Rule FLEET-3. */
export function AllHomes({ list: { order, dates, year, homes } }: { list: HomeList }) {
	const own = inOrder(homes, "gravest").filter((home) => isOwn(home) && !home.isArchived);
	const ofIds = (ids: readonly string[]) => {
		const sought = new Set(ids);
		return own.filter(({ id }) => sought.has(id));
	};
	const lacking = own.flatMap((home): HomesNote[] => {
		const gaps = home.judged?.gaps ?? [];
		return gaps.length === 0 ? [] : [{ homes: [home], what: gapsInWords(gaps) }];
	});
	const [next] = dates;
	const { toC } = year;
	const withoutSteps = ofIds(toC.withoutSteps);
	return (
		<dl className={styles["all"]}>
			<Line
				question="What is not in order?"
				sign={<VerdictSign sign={orderSign(order)} />}
				notes={lacking}
				aside={unsettledInWords(own.map(({ judged }) => judged?.unsettled ?? []))}
			>
				{orderInWords(order)}
			</Line>
			<Line
				question="Which date is next?"
				sign={<Icon name="clock" size={22} />}
				notes={[{ homes: homes.filter(({ id }) => id === next?.homeId), what: "" }]}
			>
				{next === undefined ? "No date to come is known" : comingInWords(next)}
			</Line>
			<Line
				question={byStandard(toC)}
				sign={<VerdictSign sign={worksSign(toC)} />}
				notes={[
					...ofIds(toC.homes).map((home) => ({
						homes: [home],
						what: listInWords((home.judged?.works ?? []).map(lowerFirst)),
					})),
					{
						homes: withoutSteps.filter(({ judged }) => !judged?.band),
						what: "say which energy certificate is theirs",
					},
					{ homes: withoutSteps.filter(({ judged }) => judged?.band), what: "no steps known" },
				]}
			>
				{worksInWords(toC)}
			</Line>
			<Line
				question="Do they pay?"
				sign={<VerdictSign sign="price" />}
				notes={[
					{
						homes: own.filter(({ judged }) => judged?.answered.pays.sign === "no"),
						what: "does not pay",
					},
				]}
			>
				{yearInWords(year)}
			</Line>
		</dl>
	);
}

/** No plain yes while anything is not stated. */
function orderSign({ homes, withGap, unsettled }: HomeList["order"]): AnswerSign {
	return withGap > 0 ? "no" : homes === 0 || unsettled > 0 ? "question" : "yes";
}

function worksSign({ homes, withoutSteps }: HomeList["year"]["toC"]): AnswerSign {
	return homes.length > 0 ? "risk" : withoutSteps.length > 0 ? "question" : "yes_if";
}

type LineProps = {
	question: string;
	sign: ReactNode;
	notes: readonly HomesNote[];
	aside?: string;
	children: ReactNode;
};

function Line({ question, sign, notes, aside = "", children }: LineProps) {
	const shown = notes.filter(({ homes }) => homes.length > 0);
	const others = shown.length - MOST_NOTES;
	return (
		<div className={styles["line"]}>
			<dt className="soft text-s">{question}</dt>
			<dd className={styles["answer"]}>
				{sign}
				<div className="stack gap-1 packed shrinkable">
					{children}
					{shown.length === 0 ? null : (
						<ul className="stack gap-2 text-m regular">
							{shown.slice(0, MOST_NOTES).map(({ homes, what }) => (
								<li key={`${homes[0]?.id} ${what}`}>
									<HomeLinks homes={homes} />
									<span className="soft">{what === "" ? null : `: ${what}`}</span>
								</li>
							))}
							{others > 0 ? (
								<li>
									<Link to={screens.homesReport}>{`And ${others} more`}</Link>
								</li>
							) : null}
						</ul>
					)}
					{aside === "" ? null : <p className="soft text-m regular">{aside}</p>}
				</div>
			</dd>
		</div>
	);
}

function HomeLinks({ homes }: Pick<HomesNote, "homes">) {
	// The name of one more is no longer than that there is one.
	const shown = homes.length === MOST_NAMED + 1 ? homes : homes.slice(0, MOST_NAMED);
	const others = homes.length - shown.length;
	return (
		<>
			{shown.map((home, at) => (
				<Fragment key={home.id}>
					{at > 0 ? ", " : null}
					<Link to={generatePath(screens.keptHome, { id: home.id })}>{homeName(home)}</Link>
				</Fragment>
			))}
			{others > 0 ? (
				<>
					{" and "}
					<Link to={screens.homesReport}>{`${others} more`}</Link>
				</>
			) : null}
		</>
	);
}
