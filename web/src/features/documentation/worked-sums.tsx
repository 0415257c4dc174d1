import { countInWords, dateInWords } from "#domain/base/words.ts";
import { isAsPublished } from "#domain/telling/examples/calculate-example.ts";
import { type ExampleGroup, exampleGroups } from "#domain/telling/examples/example-groups.ts";
import { readingCountsInWords } from "#domain/telling/examples/example-words.ts";
import {
	CASES_DAY,
	calculateCase,
	type LandlordCase,
	landlordCases,
} from "#domain/telling/examples/landlord-cases.ts";
import { afterTaxOfCase } from "#domain/telling/examples/landlord-lines.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Sentences } from "./bullets.tsx";
import { ExampleTable } from "./example-table.tsx";
import { LandlordTables } from "./landlord-tables.tsx";
import styles from "./tables.module.css";

/** Which sums are shown: published examples, or whole lettings of our own. */
export type SumsOf = "published" | "landlords";

/** The sums of the worked examples: a file of their own, fetched when their part is opened. */
export function WorkedSums({ of }: { of: SumsOf }) {
	return of === "published" ? (
		<PublishedSums groups={exampleGroups} />
	) : (
		<LandlordSums cases={landlordCases} />
	);
}

/** Published examples folded by subject, with the number that the product reproduces now. */
export function PublishedSums({ groups }: { groups: readonly ExampleGroup[] }) {
	const all = groups.flatMap(({ examples }) => examples);
	const agreeing = all.filter(isAsPublished).length;
	return (
		<div className={styles["sums"]}>
			<p>
				<b>
					{agreeing} of {countInWords(all.length, "example")}
				</b>{" "}
				come to the published figure, to the penny.
			</p>
			<Sentences items={readingCountsInWords(all)} />
			<div className={styles["folded"]}>
				{groups.map(({ id, title, figure, examples }) => (
					<Disclosure key={id} summary={`${title}: ${countInWords(examples.length, "example")}`}>
						<div className={styles["opened"]}>
							<p>{figure}</p>
							<ExampleTable title={title} examples={examples} />
						</div>
					</Disclosure>
				))}
			</div>
		</div>
	);
}

/** Whole lettings of our own, folded behind what each leaves after tax. */
export function LandlordSums({ cases }: { cases: readonly LandlordCase[] }) {
	return (
		<div className={styles["sums"]}>
			<p>
				All of them buy on {dateInWords(CASES_DAY)}. What a case does not state is what a report
				begins with.
			</p>
			<div className={styles["folded"]}>
				{cases.map((landlord) => {
					const money = calculateCase(landlord);
					const summary = `${landlord.title}: ${afterTaxOfCase(money)} a year after tax`;
					return (
						<Disclosure key={landlord.id} summary={summary}>
							<div className={styles["opened"]}>
								<LandlordTables landlord={landlord} money={money} />
							</div>
						</Disclosure>
					);
				})}
			</div>
		</div>
	);
}
