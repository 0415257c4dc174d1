import { bandOf } from "#domain/epc/band.ts";
import type { LettingStandard } from "#domain/epc/letting-standard.ts";
import { statusInWords } from "#domain/report/energy/energy-words.ts";
import { dateInWords, listInWords, poundsInWords } from "#domain/words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { Sentences } from "./bullets.tsx";

/** What a letting standard asks of a landlord, from the row of the table that the product judges by. */
export function LettingStandardFacts({ standard }: { standard: LettingStandard }) {
	const { nations, points, cap, lowerCap, exemptionYears, penalty, notes } = standard;
	const { spendingCountsFrom, certificatesBefore } = standard;
	return (
		<>
			<p>
				<b>{statusInWords(standard)}</b> For every letting in {listInWords(nations)}.
			</p>
			<FactList values="beside">
				<Fact label="Standard">
					Band {bandOf(points)}, {points} points or more
				</Fact>
				<Fact label="Most you need to spend">
					{poundsInWords(cap)} including VAT
					{lowerCap ? (
						<small>
							{lowerCap.share * 100}% of the value of a home worth less than{" "}
							{poundsInWords(lowerCap.below)}
						</small>
					) : null}
				</Fact>
				{spendingCountsFrom ? (
					<Fact label="Spending counts from">{dateInWords(spendingCountsFrom)}</Fact>
				) : null}
				<Fact label="An exemption lasts">{exemptionYears} years</Fact>
				{certificatesBefore ? (
					<Fact label="Certificates already there">
						One of band {bandOf(points)} registered before {dateInWords(certificatesBefore)} counts
						until it runs out
					</Fact>
				) : null}
				<Fact label="Highest fine">{poundsInWords(penalty.amount)} per property</Fact>
			</FactList>
			<Sentences items={notes} />
			<RuleSourceLine {...standard} />
		</>
	);
}
