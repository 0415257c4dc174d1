import { addDays } from "#domain/base/calendar.ts";
import { dateInWords, poundsInWords } from "#domain/base/words.ts";
import type { LicensingPenalties } from "#domain/subjects/licensing/licensing-law.ts";
import { licensingLawOf } from "#domain/subjects/licensing/licensing-law.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Narrow } from "./bullets.tsx";

const newestFirst = licensingLawOf("England").penalties.toSorted((a, b) =>
	b.from.localeCompare(a.from),
);

/** What letting without a licence risks in England, by the day of the offence. */
export function FineTable() {
	const levels = newestFirst.flatMap(({ startingLevels }) => startingLevels);
	return (
		<>
			<p>
				In England, letting without the licence needed is an offence. What it risks depends on the
				day of the offence.
			</p>
			<Narrow>
				<DataTable
					caption="Penalties for letting without a licence in England"
					columns={[
						{ title: "Offences" },
						{ title: "Civil penalty, up to", isNumber: true },
						{ title: "Rent repaid, up to", isNumber: true },
					]}
					rows={newestFirst.map((rule, at) => ({
						key: rule.from,
						cells: [
							spanInWords(rule, newestFirst[at - 1]),
							poundsInWords(rule.civilPenaltyCap),
							`${rule.rentRepaymentMonths} months`,
						],
					}))}
				/>
			</Narrow>
			<p>{newestFirst[0]?.onConviction}</p>
			{levels.length > 0 ? (
				<Narrow>
					<DataTable
						caption="Where national guidance has councils start"
						columns={[
							{ title: "Offence" },
							{ title: "National guidance starts from", isNumber: true },
						]}
						rows={levels.map(({ offence, amount }) => ({
							key: offence,
							cells: [offence, poundsInWords(amount)],
						}))}
					/>
				</Narrow>
			) : null}
			{newestFirst.map((rule) => (
				<RuleSourceLine key={rule.from} {...rule} />
			))}
		</>
	);
}

/** "From 1 May 2026", "6 April 2017 to 30 April 2026". */
function spanInWords({ from }: LicensingPenalties, next: LicensingPenalties | undefined): string {
	return next
		? `${dateInWords(from)} to ${dateInWords(addDays(next.from, -1))}`
		: `From ${dateInWords(from)}`;
}
