import type { IsoDate } from "#domain/base/calendar.ts";
import { basisInWords } from "#domain/base/evidence-text.ts";
import { bandOf, bands, isBelowMinimum } from "#domain/base/facts/band.ts";
import { nations } from "#domain/base/nation.ts";
import { dateInWords, listInWords, poundsInWords } from "#domain/base/words.ts";
import { qualityOfBasis } from "#domain/judgement/score/component.ts";
import { CERTIFICATE_YEARS } from "#domain/subjects/energy/current-certificates.ts";
import { energyLawOf } from "#domain/subjects/energy/energy-law.ts";
import {
	type LettingStandard,
	lettingStandards,
} from "#domain/subjects/energy/letting-standard.ts";
import { checkedInWords, UNREAD } from "#domain/telling/report/compliance/compliance-section.ts";
import { statusInWords } from "#domain/telling/report/energy/energy-words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { RatingBadge } from "#web/ui/pill.tsx";
import { Narrow, Sentences, TopicLink } from "./bullets.tsx";
import { PartLayout, Topic } from "./part-layout.tsx";

/** Source: Rule ENERGY-1, Rule ENERGY-2, Fact ENERGY-F1. */
export function EpcPart() {
	return (
		<PartLayout
			name="epc-ratings"
			lede="An energy performance certificate (EPC) gives a home up to 100 points, and a band from A to G."
		>
			<Topic id="bands">
				<p>
					In England and Wales a home needs band E or above to be let. F and G are not lettable,
					unless an exemption is registered.
				</p>
				<BandTable />
				<p>A home that gives out more energy than it takes can score above 100. It is band A.</p>
			</Topic>
			<Topic id="standard-today">
				<Standards status="in_force" />
			</Topic>
			<Topic id="standard-to-come">
				<Standards status="announced" />
			</Topic>
			<NoCertificate />
			<UpgradeCosts />
			<Topic id="energy-elsewhere">
				{nations.map((nation) => (
					<CheckedNote key={nation} note={energyLawOf(nation).note} />
				))}
				<p>
					Their certificates are kept in registers of their own, which we do not read. The energy
					rating is "not available" there, and says so.
				</p>
			</Topic>
		</PartLayout>
	);
}

function Standards({ status }: { status: "in_force" | "announced" }) {
	return lettingStandards
		.filter((standard) => standard.status === status)
		.map((standard) => <LettingStandardFacts key={standard.id} standard={standard} />);
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function NoCertificate() {
	return (
		<Topic id="no-certificate">
			<p>
				A postcode holds about 15 addresses. Choose one, and the rating, floor area, type and cost
				are those of its own certificate. A neighbour's certificate is never shown as the home's.
			</p>
			<p>Without a chosen address the rating is, in this order:</p>
			<Sentences
				items={[
					`the middle of all current certificates of ${basisInWords.postcode}, marked as an estimate, with their number;`,
					`the typical band of ${basisInWords.area}, marked as typical of the area;`,
					"not known.",
				]}
			/>
			<p>
				The further from the home, the less it counts towards the{" "}
				<TopicLink to="confidence">confidence</TopicLink>: {percent(qualityOfBasis.property)} for
				the home itself, {percent(qualityOfBasis.postcode)} for its postcode,{" "}
				{percent(qualityOfBasis.area)} for its area. A typical band never makes a home unlettable;
				only its own certificate does.
			</p>
			<p>
				A certificate is good for {CERTIFICATE_YEARS} years and must exist before the home is
				marketed. An expired one is shown as expired, and calls for a new one.
			</p>
		</Topic>
	);
}

function UpgradeCosts() {
	return (
		<Topic id="upgrade-costs">
			<p>
				The cost is that of the steps to band C that the home's own certificate lists, in their
				order. Each has a price range printed beside it. The figure shown is the middle of the
				range. Where a step has no printed price, or the steps end short of C, the cost is not
				known.
			</p>
			<p>
				The prices printed on certificates have not changed since 2016 at least and ignore the size
				of the home. Get quotes before you rely on them.
			</p>
		</Topic>
	);
}

/** The bands, their points, and whether a home of each may be let. */
function BandTable() {
	return (
		<Narrow>
			<DataTable
				caption="Energy bands"
				isCompact
				columns={[{ title: "Band" }, { title: "Points", isNumber: true }, { title: "Letting" }]}
				rows={bands.map(({ letter, from, to }) => ({
					key: letter,
					cells: [
						<RatingBadge key="badge" rating={letter} />,
						`${from} to ${to}`,
						isBelowMinimum(letter) ? (
							<TonePill key="pill" tone="red" word="Only with an exemption" />
						) : (
							<TonePill key="pill" tone="green" word="May be let" />
						),
					],
				}))}
			/>
		</Narrow>
	);
}

type CheckedNoteProps = { note: { text: string; lastChecked: IsoDate | null } | null };

/** What is known of a law, and when it was last read. */
function CheckedNote({ note }: CheckedNoteProps) {
	return note ? (
		<p>
			{note.text} <span className="soft text-s">{checkedInWords([note]) ?? UNREAD}</span>
		</p>
	) : null;
}

/** What a letting standard asks of a landlord, from the row of the table that the product judges by. */
function LettingStandardFacts({ standard }: { standard: LettingStandard }) {
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
