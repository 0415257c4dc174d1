import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { HomeInList, HomeList as Listed } from "#contracts/homes.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { HOMES_WITHOUT_PLAN } from "#domain/business/plans.ts";
import { homeName } from "#domain/portfolio/words.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { AllFigures } from "./all-figures.tsx";
import { AllHomes } from "./all-homes.tsx";
import { HomeFilters, sortOf } from "./home-filters.tsx";
import { byName, inOrder, matches } from "./home-order.ts";
import { HomeRow } from "./home-row.tsx";
import styles from "./homes.module.css";
import { InPages } from "./in-pages.tsx";
import { OwnersSection } from "./owners-section.tsx";

const BulkEdit = lazy(async () => ({ default: (await import("./bulk-edit.tsx")).BulkEdit }));

/** The visitor's homes: what all of them lack, what comes next and what they leave, then each. Source: Rule HOMES-3. */
export function HomeList({ list }: { list: Listed }) {
	const open = useMemo(() => list.homes.filter((home) => !home.isArchived), [list]);
	const archived = list.homes.filter((home) => home.isArchived);
	if (list.homes.length === 0) {
		return <NoHomes limit={list.limit} />;
	}
	return (
		<>
			<AllHomes list={list} />
			<div className="row wrap gap-3 align-center">
				<ButtonLink to={screens.newHome}>Add a home</ButtonLink>
				<Link to={screens.homesImport}>From a file or list</Link>
				<Link to={screens.homesReport}>Report on all</Link>
				{list.homes.length > 1 ? <Link to={screens.homesComparison}>Compare</Link> : null}
			</div>
			<AllFigures list={list} />
			{open.some(({ isOverLimit }) => isOverLimit) ? <OverLimit limit={list.limit} /> : null}
			<OpenHomes list={list} open={open} />
			{archived.length > 0 ? (
				<Disclosure summary={`Archived (${archived.length})`}>
					<InPages items={byName(archived)}>
						{(home) => <HomeRow key={home.id} home={home} />}
					</InPages>
				</Disclosure>
			) : null}
			<OwnersSection owners={list.owners} />
		</>
	);
}

function OpenHomes({ list, open }: { list: Listed; open: readonly HomeInList[] }) {
	const { sort, group, change } = useListChoices();
	const [find, setFind] = useState("");
	// A letter shows at once, what it finds follows.
	const sought = useDeferredValue(find);
	/** Ids of the homes that are changed together; null while none is to be. */
	const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
	const named = useMemo(() => byName(open), [open]);
	const sorted = useMemo(() => inOrder(named, sort), [named, sort]);
	const found = sorted.filter(
		(home) => (group === "" || home.group === group) && matches(home, sought),
	);
	return (
		<>
			<HomeFilters
				{...{ find, sort, group, groups: list.order.groups }}
				onFind={setFind}
				onSort={(chosen) => change("sort", chosen)}
				onGroup={(chosen) => change("group", chosen)}
			/>
			<div className="row wrap gap-3 between align-center">
				<p className="soft text-s" role="status">
					{`${found.length < open.length ? `${found.length} of ` : ""}${countInWords(open.length, "home")}, ${list.order.homes} of them yours. Your plan keeps ${list.limit.toLocaleString("en-GB")}.`}
				</p>
				<Button look="secondary" onClick={() => setChosen(chosen === null ? new Set() : null)}>
					{chosen === null ? "Change several" : "Done changing"}
				</Button>
			</div>
			{chosen === null ? null : (
				<Suspense fallback={<Skeleton height="12rem" />}>
					<BulkEdit found={found} chosen={chosen} onChoose={(ids) => setChosen(new Set(ids))} />
				</Suspense>
			)}
			<InPages items={found}>
				{(home) => (
					<HomeRow key={home.id} home={home}>
						{chosen === null ? null : (
							<Checkbox
								label={
									<>
										Choose <VisuallyHidden>{homeName(home)}</VisuallyHidden>
									</>
								}
								checked={chosen.has(home.id)}
								onChange={() => setChosen((last) => toggled(last, home.id))}
							/>
						)}
					</HomeRow>
				)}
			</InPages>
		</>
	);
}

function toggled(chosen: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
	const others = [...(chosen ?? [])].filter((one) => one !== id);
	return new Set(chosen?.has(id) ? others : [...others, id]);
}

/** Order and group stand in the address, so that the way back from a home leads to them. */
function useListChoices() {
	const [query, setQuery] = useSearchParams();
	return {
		sort: sortOf(query.get("sort")) ?? ("gravest" as const),
		group: query.get("group") ?? "",
		change: (name: "sort" | "group", value: string) =>
			setQuery(
				(last) => {
					last.delete(name);
					if (value !== "") {
						last.set(name, value);
					}
					return last;
				},
				{ replace: true, preventScrollReset: true },
			),
	};
}

function NoHomes({ limit }: { limit: number }) {
	return (
		<div className={styles["none"]}>
			<h2 className="ink text-l">No homes yet</h2>
			<p>Keep the homes that you own or think of buying. For each you see:</p>
			<ul className={styles["learnt"]}>
				<li>whether it can be let, whether it pays, and what could go wrong,</li>
				<li>what it needs beside what you hold: licences, certificates, registration,</li>
				<li>the next dates, and what changed since you last looked.</li>
			</ul>
			<p>
				{limit === HOMES_WITHOUT_PLAN
					? `${countInWords(limit, "home")} cost nothing. A plan keeps more.`
					: `Your plan keeps ${countInWords(limit, "home")}.`}
			</p>
			<div className="row wrap gap-3">
				<ButtonLink to={screens.newHome}>Add a home</ButtonLink>
				<ButtonLink to={screens.homesImport} look="secondary">
					From a file or list
				</ButtonLink>
				<ButtonLink to={screens.home} look="secondary">
					Check a postcode first
				</ButtonLink>
			</div>
		</div>
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
