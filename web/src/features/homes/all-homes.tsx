import type { ReactNode } from "react";
import { generatePath, Link } from "react-router";
import type { HomeInList, HomeList } from "#contracts/homes.ts";
import { screens } from "#domain/base/screens.ts";
import { monthInWords } from "#domain/base/words.ts";
import type { AnswerSign } from "#domain/judgement/answer/answer-words.ts";
import { isOwn } from "#domain/portfolio/kept-home.ts";
import { gapsInWords } from "#domain/portfolio/requirement.ts";
import {
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

/** Homes that a line names; the report names all. */
const MOST_NAMED = 3;

type HomeNote = { readonly home: HomeInList; readonly what: string };

/** What all homes come to: what is not in order, what is next, what band C asks of them, what they leave. Source: Rule HELD-4, Rule HELD-6, Rule FLEET-3. */
export function AllHomes({ list: { order, dates, year, homes } }: { list: HomeList }) {
	const known = new Map(homes.map((home) => [home.id, home]));
	const named = (id: string, what: string): HomeNote[] => {
		const home = known.get(id);
		return home ? [{ home, what }] : [];
	};
	const lacking = inOrder(homes, "gravest").flatMap((home): HomeNote[] => {
		const gaps = home.isArchived || !isOwn(home) ? [] : (home.judged?.gaps ?? []);
		return gaps.length === 0 ? [] : [{ home, what: gapsInWords(gaps) }];
	});
	const [next] = dates;
	const { standard } = year.toC;
	return (
		<dl className={styles["all"]}>
			<Line
				question="What is not in order?"
				sign={<VerdictSign sign={orderSign(order)} />}
				named={lacking}
			>
				{orderInWords(order)}
			</Line>
			<Line
				question="What is next?"
				sign={<Icon name="clock" size={22} />}
				named={next === undefined ? [] : named(next.homeId, "")}
			>
				{next === undefined ? "No date to come is known" : comingInWords(next)}
			</Line>
			<Line
				question={
					standard === null
						? "What is to be done for band C?"
						: `What is to be done by ${monthInWords(standard.from)}?${standard.isDraft ? " (draft)" : ""}`
				}
				sign={<VerdictSign sign={worksSign(year.toC)} />}
				named={[
					...year.toC.homes.flatMap((id) => named(id, "works")),
					...year.toC.withoutSteps.flatMap((id) =>
						named(id, known.get(id)?.judged?.band ? "no steps known" : "choose its certificate"),
					),
				]}
			>
				{worksInWords(year.toC)}
			</Line>
			<Line question="Do they pay?" sign={<VerdictSign sign="price" />} named={[]}>
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
	named: readonly HomeNote[];
	children: ReactNode;
};

function Line({ question, sign, named, children }: LineProps) {
	const others = named.length - MOST_NAMED;
	return (
		<div className={styles["line"]}>
			<dt className="soft text-s">{question}</dt>
			<dd className={styles["answer"]}>
				{sign}
				<div className="stack gap-1 packed shrinkable">
					{children}
					{named.length === 0 ? null : (
						<ul className="stack gap-2 text-m regular">
							{named.slice(0, MOST_NAMED).map(({ home, what }) => (
								<li key={home.id}>
									<Link to={generatePath(screens.keptHome, { id: home.id })}>{homeName(home)}</Link>
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
				</div>
			</dd>
		</div>
	);
}
