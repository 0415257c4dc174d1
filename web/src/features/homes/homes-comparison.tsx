import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { generatePath, Link, useSearchParams } from "react-router";
import type { HomesCompared } from "#contracts/home-comparison.ts";
import type { HomeList } from "#contracts/homes.ts";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import type { AnswerSign } from "#domain/judgement/answer/answer-words.ts";
import type { RuleResult } from "#domain/portfolio/own-rules.ts";
import { homeName } from "#domain/portfolio/words.ts";
import { FEWEST_COMPARED, MOST_COMPARED } from "#domain/telling/report/own-report.ts";
import { Answered } from "#web/evidence/answered.tsx";
import { ComparedGroups } from "#web/evidence/compared-groups.tsx";
import { api, call } from "#web/lib/api.ts";
import { Chooser } from "#web/ui/chooser.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { VerdictSign } from "#web/ui/verdict-sign.tsx";
import { byName } from "./home-order.ts";
import styles from "./homes.module.css";
import { HOMES, homesQuery } from "./homes-queries.ts";
import { RulesForm } from "./rules-form.tsx";

/** Two to four homes of the visitor's side by side: which is chosen here and stands in the address. Source: Rule HOMES-17. */
export function HomesComparison() {
	const list = useQuery(homesQuery);
	const [search, setSearch] = useSearchParams();
	const ids = (search.get("ids") ?? "").split(",").filter(Boolean).slice(0, MOST_COMPARED);
	const asked = ids.length < FEWEST_COMPARED ? "" : ids.join(",");
	const query = useQuery({
		queryKey: [...HOMES, "compared", asked],
		queryFn: ({ signal }) =>
			call(api.homes.compare.$get({ query: { ids: asked } }, { init: { signal } })),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<div className="no-print">
				<QueryBoundary query={list} what="your homes" height="6rem">
					{({ homes }) => (
						<Choosers
							homes={homes}
							ids={ids}
							onIds={(chosen) => setSearch({ ids: chosen.join(",") }, { replace: true })}
						/>
					)}
				</QueryBoundary>
			</div>
			<QueryBoundary query={query} what="the comparison" height="20rem">
				{(compared) => (
					<>
						{asked === "" ? <p>Choose two homes or more.</p> : <Compared compared={compared} />}
						<div className="no-print">
							<Disclosure summary="What I ask of a home" startOpen={compared.lines.length === 0}>
								<RulesForm rules={compared.rules} />
							</Disclosure>
						</div>
					</>
				)}
			</QueryBoundary>
		</>
	);
}

type ChoosersProps = {
	homes: HomeList["homes"];
	ids: readonly string[];
	onIds: (ids: readonly string[]) => void;
};

/** One more than is chosen, up to four. */
function Choosers({ homes, ids, onIds }: ChoosersProps) {
	const named = useMemo(() => byName(homes), [homes]);
	const places = Math.min(MOST_COMPARED, Math.max(FEWEST_COMPARED, ids.length + 1));
	return (
		<FieldGrid>
			{Array.from({ length: places }, (_, at) => (
				<Chooser
					// biome-ignore lint/suspicious/noArrayIndexKey: a place is told from another by its number alone.
					key={at}
					label={`Home ${at + 1}`}
					value={ids[at] ?? ""}
					onChange={({ target }) => onIds(ids.toSpliced(at, 1, target.value).filter(Boolean))}
				>
					<option value="">None</option>
					{named
						.filter(({ id }) => id === ids[at] || !ids.includes(id))
						.map((home) => (
							<option key={home.id} value={home.id}>
								{homeName(home)}, {home.postcode}
							</option>
						))}
				</Chooser>
			))}
		</FieldGrid>
	);
}

function Compared({ compared: { homes, lines } }: { compared: HomesCompared }) {
	return (
		<>
			<ul className={styles["compared"]}>
				{homes.map(({ id, name, line, answered, on }) => (
					<li key={id} className="stack gap-2 packed">
						<h2 className="text-l break-anywhere">
							<Link to={generatePath(screens.keptHome, { id })}>{name}</Link>
						</h2>
						<p className="soft text-m">{line}</p>
						<Answered answered={answered} />
						<p className="soft text-s">As of {dateInWords(on)}</p>
					</li>
				))}
			</ul>
			{lines.length === 0 ? null : (
				<div>
					<ComparedGroups
						homes={homes}
						groups={[
							{
								title: "My rules",
								lines: lines.map(({ label, results }) => ({
									label,
									cells: results.map((result) => <Result key={result.text} result={result} />),
								})),
							},
						]}
					/>
					<p className="soft text-s">Rules are yours. They change no answer.</p>
				</div>
			)}
		</>
	);
}

const signs: Readonly<Record<RuleResult["verdict"], AnswerSign>> = {
	met: "yes",
	missed: "no",
	not_known: "unknown",
};

function Result({ result: { verdict, text } }: { result: RuleResult }) {
	return (
		<span className="row gap-2 align-start">
			<VerdictSign sign={signs[verdict]} size={18} />
			<span className="shrinkable">{text.replaceAll("−", "−\u2060")}</span>
		</span>
	);
}
