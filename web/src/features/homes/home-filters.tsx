import type { HomeList } from "#contracts/homes.ts";
import { Chooser } from "#web/ui/chooser.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { type HomeSort, homeSorts } from "./home-order.ts";
import styles from "./homes.module.css";

type HomeFiltersProps = {
	find: string;
	onFind: (find: string) => void;
	sort: HomeSort;
	onSort: (sort: HomeSort) => void;
	groups: HomeList["order"]["groups"];
	/** The group that alone is shown; empty for all. */
	group: string;
	onGroup: (group: string) => void;
};

/** Finds among the homes, puts them in order, and shows those of one group. */
export function HomeFilters({
	find,
	onFind,
	sort,
	onSort,
	groups,
	group,
	onGroup,
}: HomeFiltersProps) {
	const named = groups.flatMap(({ group: name, ...counts }) =>
		name === null ? [] : [{ name, ...counts }],
	);
	return (
		<search className={styles["filters"]} aria-label="Your homes">
			<SearchField label="Find by name, place or group" value={find} onChange={onFind} />
			<Chooser
				label="Order"
				value={sort}
				onChange={({ target }) => onSort(sortOf(target.value) ?? sort)}
			>
				{Object.entries(homeSorts).map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</Chooser>
			{named.length > 0 ? (
				<Chooser label="Group" value={group} onChange={({ target }) => onGroup(target.value)}>
					<option value="">All groups</option>
					{named.map(({ name, homes, withGap }) => (
						<option key={name} value={name}>
							{`${name}: ${withGap} of ${homes} not in order`}
						</option>
					))}
				</Chooser>
			) : null}
		</search>
	);
}

/** The order that a text names; null where it names none. */
export function sortOf(text: string | null): HomeSort | null {
	return text !== null && Object.hasOwn(homeSorts, text) ? (text as HomeSort) : null;
}
