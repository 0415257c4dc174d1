import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { generatePath, Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { comingInWords, homeName } from "#domain/portfolio/words.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AllHomes } from "./all-homes.tsx";
import { homesQuery } from "./homes-queries.ts";

/** Dates that are told after the next one. */
const MORE_DATES = 3;

/** The visitor's homes where they arrive: what all lack, what is next and what they leave. Nothing for whoever keeps none. Source: Rule SCREEN-2. */
export function HomesToday() {
	const id = useId();
	const { data: list } = useQuery(homesQuery);
	if (!list || list.homes.length === 0) {
		return null;
	}
	const known = new Map(list.homes.map((home) => [home.id, home]));
	const later = list.dates.slice(1, 1 + MORE_DATES).flatMap((date) => {
		const home = known.get(date.homeId);
		return home ? [{ ...date, home }] : [];
	});
	return (
		<section className="stack one-column gap-3" aria-labelledby={id}>
			<div className="row wrap gap-3 between align-center">
				<h2 id={id} className="text-l">
					My Homes
				</h2>
				<ButtonLink to={screens.homes} look="secondary">
					Open {countInWords(list.homes.length, "home")}
				</ButtonLink>
			</div>
			<AllHomes list={list} />
			{later.length > 0 ? (
				<p className="soft text-m">
					Then{" "}
					{later.map(({ home, ...date }, at) => (
						<span key={`${home.id} ${date.id}`}>
							{at > 0 ? "; " : null}
							{comingInWords(date)},{" "}
							<Link to={generatePath(screens.keptHome, { id: home.id })}>{homeName(home)}</Link>
						</span>
					))}
				</p>
			) : null}
		</section>
	);
}
