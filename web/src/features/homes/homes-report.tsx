import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { londonDay } from "#domain/base/calendar.ts";
import { dateInWords } from "#domain/base/words.ts";
import { homesReportParts, restsOn } from "#domain/portfolio/homes-report-words.ts";
import { amountText } from "#domain/subjects/listing/typed-amount.ts";
import { api, call } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid, Form } from "#web/ui/form.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import styles from "./homes.module.css";
import { HOMES } from "./homes-queries.ts";
import { HomesReportPartCard } from "./homes-report-parts.tsx";

/** Last year in which works may count for the coming standard. Source: Fact ENERGY-F3. */
const LAST_YEAR = 2030;

/** The report on all homes, with what may be spent on works in its address. Source: Rule HELD-8. */
export function HomesReport() {
	const [search, setSearch] = useSearchParams();
	const budgets = search.get("budgets") ?? "";
	const query = useQuery({
		queryKey: [...HOMES, "report", budgets],
		queryFn: ({ signal }) =>
			call(api.homes.report.$get({ query: { budgets } }, { init: { signal } })),
		placeholderData: keepPreviousData,
	});
	return (
		<QueryBoundary query={query} what="the report" height="30rem">
			{(report) => (
				<>
					<div className="row wrap gap-3 align-center between">
						<div>
							<p>{`Made on ${dateInWords(report.on)}`}</p>
							{restsOn(report).map((words) => (
								<p key={words} className="soft text-s">
									{words}
								</p>
							))}
						</div>
						<a
							className="no-print"
							href={`/api/homes/report/download?${new URLSearchParams({ budgets })}`}
							target="_blank"
							rel="noreferrer"
						>
							Download as PDF
						</a>
					</div>
					<dl className={styles["all"]}>
						{homesReportParts(report).map(({ id, title, headline, groups }) => (
							<div key={id} className={styles["line"]}>
								<dt className="text-s">
									{groups.length > 0 ? <a href={`#${id}`}>{title}</a> : title}
								</dt>
								<dd className={styles["answer"]}>{headline}</dd>
							</div>
						))}
					</dl>
					{homesReportParts(report)
						.filter(({ groups }) => groups.length > 0)
						.map((part) => (
							<HomesReportPartCard key={part.id} part={part}>
								{part.id === "works" && report.works.homes.length > 0 ? (
									<div className="no-print">
										<Budgets
											budgets={budgets}
											isPending={query.isPlaceholderData}
											onBudgets={(typed) => setSearch({ budgets: typed }, { replace: true })}
										/>
									</div>
								) : null}
							</HomesReportPartCard>
						))}
				</>
			)}
		</QueryBoundary>
	);
}

type BudgetsProps = { budgets: string; isPending: boolean; onBudgets: (budgets: string) => void };

/** What may be spent on all homes in each year that is left. */
function Budgets({ budgets, isPending, onBudgets }: BudgetsProps) {
	const first = Number(londonDay(Date.now()).slice(0, 4));
	const years = Array.from({ length: LAST_YEAR - first + 1 }, (_, at) => first + at);
	const statedOf = (year: number) =>
		budgets
			.split(",")
			.find((part) => part.startsWith(`${year}:`))
			?.slice(5);
	const [refused, setRefused] = useState<readonly number[]>([]);
	const order = (form: FormData) => {
		const amounts = years.map(
			(year) => [year, amountText(String(form.get(String(year)) ?? ""), "once")] as const,
		);
		const wrong = amounts.filter(([, text]) => !/^\d{0,7}(\.\d+)?$/.test(text));
		setRefused(wrong.map(([year]) => year));
		if (wrong.length === 0) {
			onBudgets(
				amounts
					.filter(([, text]) => text !== "")
					.map(([year, text]) => `${year}:${Math.floor(Number(text))}`)
					.join(","),
			);
		}
	};
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				order(new FormData(event.currentTarget));
			}}
		>
			<p>State what you can spend in each year to see in which order.</p>
			<FieldGrid>
				{years.map((year) => (
					<Field
						key={year}
						label={`To spend in ${year}`}
						name={String(year)}
						prefix="£"
						inputMode="decimal"
						autoComplete="off"
						defaultValue={statedOf(year) ?? ""}
						error={refused.includes(year) ? "Enter an amount in pounds" : undefined}
					/>
				))}
			</FieldGrid>
			<div>
				<Button type="submit" look="secondary" pending={isPending} pendingLabel="Ordering...">
					Order the works
				</Button>
			</div>
		</Form>
	);
}
