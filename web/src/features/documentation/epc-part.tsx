import { bands, isBelowMinimum } from "#domain/epc/band.ts";
import { CERTIFICATE_YEARS } from "#domain/epc/current-certificates.ts";
import { lettingStandards } from "#domain/epc/letting-standard.ts";
import { basisInWords } from "#domain/evidence-text.ts";
import { nations } from "#domain/nations/nation.ts";
import { policyOf } from "#domain/nations/policy-of.ts";
import { qualityOfBasis } from "#domain/score/component.ts";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { RatingBadge } from "#web/ui/rating-badge.tsx";
import { Sentences } from "./bullets.tsx";
import { CheckedNote } from "./checked-note.tsx";
import { LettingStandardFacts } from "./letting-standard-facts.tsx";
import { Narrow } from "./narrow.tsx";
import { PartLayout, Topic } from "./part-layout.tsx";
import { TopicLink } from "./topic-link.tsx";

/** Source: SPEC section 9 "Documentation content", DECISIONS 3 and 5, FACTS 2. */
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
					<CheckedNote key={nation} note={policyOf(nation).energy.note} />
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
				The cost is that of the steps the home's own certificate lists, up to band C, in their
				order, with the price range printed for each. The figure shown is the middle of the range.
				Where a step has no printed price, or the steps end short of C, the cost is not known.
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
