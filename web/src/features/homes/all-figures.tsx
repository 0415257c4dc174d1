import { generatePath, Link } from "react-router";
import type { HomeInList, HomeList } from "#contracts/homes.ts";
import { poundsOr, rangeInWords } from "#domain/base/amounts-in-words.ts";
import { percentInWords } from "#domain/base/percent-in-words.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords, dateInWords, listInWords } from "#domain/base/words.ts";
import { homeName } from "#domain/portfolio/words.ts";
import type { PricedLoanEnd, YearOfHomes } from "#domain/portfolio/year-of-homes.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import styles from "./homes.module.css";

/** Homes named in one list of the figures. */
const MOST_NAMED = 20;

/** What all homes come to together, for each owner after tax, and what is missing for it. Source: Rule FLEET-3, Rule FLEET-4. */
export function AllFigures({ list: { year, owners, homes } }: { list: HomeList }) {
	if (year.homes === 0) {
		return null;
	}
	const known = new Map(homes.map((home) => [home.id, home]));
	const names = new Map(owners.map(({ id, name }) => [id, name]));
	return (
		<Disclosure
			summary={
				year.homes === 1
					? "The figures of your home"
					: `The figures of your ${countInWords(year.homes, "home")} together`
			}
		>
			<div className={styles["figures"]}>
				<FactList values="at-end">
					<Fact label="Rent a year">{poundsOr(year.rent)}</Fact>
					<Fact label="Value">{poundsOr(year.value)}</Fact>
					<Fact label="Loans left">
						{poundsOr(year.loan)}
						{year.loanToValue === null ? null : (
							<small>{percentInWords(100 * year.loanToValue)} of the value</small>
						)}
					</Fact>
					<Fact label="Left a year before tax">
						{poundsOr(year.cashFlow)}
						{(year.owners ?? []).length > 0 ? <small>with the shares of others</small> : null}
					</Fact>
					{(year.owners ?? []).map(({ ownerId, afterTax, tax }) => (
						<Fact key={ownerId} label={`${names.get(ownerId) ?? "An owner"}, after tax`}>
							{poundsOr(afterTax)}
							<small>{poundsOr(tax.due)} tax on all of them</small>
						</Fact>
					))}
				</FactList>
				<FactList values="at-end">
					<Fact label="Energy bands">{bandsInWords(year)}</Fact>
					{year.loanEnds.slice(0, MOST_NAMED).map((end) => (
						<LoanEndLine key={end.homeId} end={end} home={known.get(end.homeId)} />
					))}
					{year.loanEnds.length > MOST_NAMED ? (
						<Fact label="Fixed rates that end later">{year.loanEnds.length - MOST_NAMED}</Fact>
					) : null}
				</FactList>
				<Lacking year={year} known={known} />
				{year.notes.length > 0 ? (
					<ul className={`soft text-s ${styles["notes"]}`}>
						{year.notes.map((note) => (
							<li key={note}>{note}</li>
						))}
					</ul>
				) : null}
			</div>
		</Disclosure>
	);
}

function LoanEndLine({ end, home }: { end: PricedLoanEnd; home: HomeInList | undefined }) {
	const { on, more, paidThen } = end;
	return (
		<Fact label={`Fixed rate ends ${dateInWords(on)}${home ? `, ${homeName(home)}` : ""}`}>
			{more < 0 ? `${poundsOr(more)} a year` : `${poundsOr(more)} more a year`}
			<small>{rangeInWords(paidThen)} a year at today’s rates</small>
		</Fact>
	);
}

type LackingProps = { year: YearOfHomes; known: ReadonlyMap<string, HomeInList> };

/** Homes of which a figure is missing, each by its name. */
function Lacking({ year: { lacking }, known }: LackingProps) {
	return lacking.length === 0 ? null : (
		<div className="full-width">
			<h3 className="text-m">Not stated yet</h3>
			<ul className={`text-m ${styles["lacking"]}`}>
				{lacking.slice(0, MOST_NAMED).map(({ homeId, lacks }) => {
					const home = known.get(homeId);
					return home === undefined ? null : (
						<li key={homeId}>
							<Link to={generatePath(screens.keptHome, { id: homeId })}>{homeName(home)}</Link>{" "}
							<span className="soft">{listInWords(lacks)}</span>
						</li>
					);
				})}
			</ul>
			{lacking.length > MOST_NAMED ? (
				<p className="soft text-m">{`And ${countInWords(lacking.length - MOST_NAMED, "home")} more.`}</p>
			) : null}
		</div>
	);
}

/** "2 C, 1 D, 4 not known". */
function bandsInWords({ bands }: YearOfHomes): string {
	return bands.map(({ band, homes }) => `${homes} ${band ?? "not known"}`).join(", ");
}
