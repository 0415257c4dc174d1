import { bases } from "#domain/base/evidence.ts";
import { basisInWords } from "#domain/base/evidence-text.ts";
import { bandOf, MINIMUM_TO_LET, midpoint } from "#domain/base/facts/band.ts";
import { gradeOf, investmentBand, riskBand, riskScoreOf } from "#domain/judgement/score/bands.ts";
import { qualityOfBasis } from "#domain/judgement/score/component.ts";
import { CONFIDENCE_HIGH, CONFIDENCE_MODERATE } from "#domain/judgement/score/confidence.ts";
import { NOT_ENOUGH_DATA } from "#domain/judgement/score/investment-score.ts";
import {
	componentIds,
	componentLabels,
	demandScores,
	FEWEST_WEIGHT_KNOWN,
	type LimitId,
	limitIds,
	METHODOLOGY_VERSION,
	scoreLimits,
	UNKNOWN_ENERGY_SCORE,
	UNLETTABLE_ENERGY_SCORE,
	weights,
} from "#domain/judgement/score/method.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { AnswersRule, RangeRule } from "./answers-rule.tsx";
import { Narrow, Sentences, TopicLink } from "./bullets.tsx";
import { LicensingRule } from "./licensing-rule.tsx";
import { MarketRule } from "./market-rule.tsx";
import { PartLayout, Topic } from "./part-layout.tsx";
import { ScoreInShort } from "./score-in-short.tsx";
import { ScoreScales } from "./score-scales.tsx";
import { WorkedExample } from "./worked-example.tsx";
import { YieldRule } from "./yield-rule.tsx";

/** The score method, printed from the tables it is calculated with. Source: Rule SCORE-1, Rule SCORE-3. */
export function RiskPart() {
	return (
		<PartLayout
			name="risk-assessment"
			lede={`The score is arithmetic, not opinion. Version ${METHODOLOGY_VERSION} of the method, whole; a report keeps the version it was made by.`}
		>
			<Topic id="in-short">
				<ScoreInShort />
			</Topic>
			<Topic id="answers">
				<AnswersRule />
			</Topic>
			<Topic id="weights">
				<WeightTable />
			</Topic>
			<Topic id="energy-score">
				<EnergyRule />
			</Topic>
			<Topic id="licensing-score">
				<LicensingRule />
			</Topic>
			<Topic id="yield-score">
				<YieldRule />
			</Topic>
			<Topic id="market-score">
				<MarketRule />
			</Topic>
			<Topic id="deal-breakers">
				<DealBreakersRule />
			</Topic>
			<Topic id="range">
				<RangeRule />
			</Topic>
			<Topic id="no-score">
				<NoScoreRule />
			</Topic>
			<Topic id="confidence">
				<ConfidenceRule />
			</Topic>
			<Topic id="labels">
				<ScoreScales />
			</Topic>
			<Topic id="worked-example">
				<WorkedExample />
			</Topic>
			<Topic id="not-said">
				<Sentences items={notStated} />
				<p>
					What we looked for and could not find stands beside every score, and in{" "}
					<TopicLink to="unpublished">What nobody publishes</TopicLink>.
				</p>
			</Topic>
		</PartLayout>
	);
}

const notStated = [
	"What the home is worth, or what it will let or sell for.",
	"What condition it is in. Nobody has inspected it.",
	"What you will earn. Costs, rates and taxes are defaults until you type yours.",
	"Crime and conservation areas. They are shown, and do not move the score; flood zone 3 holds it down.",
	"Whether it suits you. It is a way to compare homes, not advice.",
];

/** How far to trust a score. */
function ConfidenceRule() {
	return (
		<>
			<p>
				A missing figure lowers the confidence; it neither earns nor costs points. Each part's
				weight is multiplied by how near to the home its figure was measured, and the products are
				added up. {CONFIDENCE_HIGH}% and more is High, {CONFIDENCE_MODERATE}% and more Moderate,
				less is Low.
			</p>
			<Narrow>
				<DataTable
					caption="What a figure counts towards the confidence"
					columns={[{ title: "Measured for" }, { title: "Counts", isNumber: true }]}
					rows={bases.map((basis) => ({
						key: basis,
						cells: [capital(basisInWords[basis]), `${Math.round(qualityOfBasis[basis] * 100)}%`],
					}))}
				/>
			</Narrow>
			<p>A licence that only the council can settle counts half of that.</p>
		</>
	);
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What makes a letting unlawful as it stands, and what becomes of the score. */
function DealBreakersRule() {
	const most = scoreLimits.deal_breaker;
	const risk = riskScoreOf(most);
	return (
		<>
			<p>
				A home that cannot lawfully be let as it stands cannot score well, whatever else it has:
			</p>
			<Sentences
				items={[
					"In England and Wales, its own valid certificate says F or G and no exemption is registered.",
					"It is to be an HMO, planning permission is certainly needed for that, and you do not say that you hold it. It is certain in England with seven or more people, or where an official page that we read says that a direction reaches the home. It is certain in Wales with three or more people, and in Northern Ireland for any new HMO.",
				]}
			/>
			<p>
				Its investment score is held at {most} at most: "{investmentBand(most).label}", grade{" "}
				{gradeOf(most).grade}, and as a risk score {risk}, "{riskBand(risk).label}". What it would
				be without stands beside it, with the reason. You can state an exemption or a permission,
				and the score follows.
			</p>
			<LimitTable />
		</>
	);
}

/** What each limit is, for a reader. */
const limitsInWords: Readonly<Record<LimitId, string>> = {
	deal_breaker: "It cannot lawfully be let as it stands",
	does_not_pay: "On your figures it does not pay",
	no_lender: "On your figures no dated row of a lender allows the loan",
	break_even: "On your figures it is about break-even",
	under_bank_rate: "Bought in cash it earns no more than Bank Rate after the same tax",
	unfinished: "A known flat, and its service charge is not typed",
	basic_rate_alone:
		"It pays at the basic rate of tax and not at the higher, and no income is stated",
	before_tax_alone: "It pays before the tax you state, and not after it",
	flood_zone_3: "A source puts the point itself in flood zone 3",
	not_this_home: "Its own certificate, rent and price are not all there",
};

/** What holds a score down, and where. */
function LimitTable() {
	return (
		<>
			<p>
				Other things hold a score down, too. Money does so only where rent and price are both yours;
				typical figures hold nothing. The lowest limit counts, and the score without it is shown
				beside it.
			</p>
			<Narrow>
				<DataTable
					caption="Limits of the score"
					columns={[{ title: "What holds it" }, { title: "At most", isNumber: true }]}
					rows={limitIds.map((id) => ({
						key: id,
						cells: [limitsInWords[id], String(scoreLimits[id])],
					}))}
				/>
			</Narrow>
		</>
	);
}

/** How energy points become a part of the score. */
function EnergyRule() {
	return (
		<>
			<p>
				The part is the home's current energy efficiency points, from 0 to 100. Where only the band
				is known, the middle of the band counts, marked as an estimate: band D is {midpoint("D")}{" "}
				points.
			</p>
			<p>
				Below {MINIMUM_TO_LET} points, the least that band {bandOf(MINIMUM_TO_LET)} has, the part is
				at most {UNLETTABLE_ENERGY_SCORE}. See <TopicLink to="bands">The seven bands</TopicLink>.
			</p>
		</>
	);
}

/** What becomes of parts that are not known. */
function NoScoreRule() {
	return (
		<>
			<p>
				A yield or a demand that is not known is left out, and the others weigh more. Where they
				alone score below {demandScores.Low} or above {demandScores.High}, demand counts that much.
				No demand is worse or better. Energy that no one knows counts {UNKNOWN_ENERGY_SCORE} at
				most, and never more than the other parts. When the parts known make up less than{" "}
				{FEWEST_WEIGHT_KNOWN}% of the weight there is no score, and the page says "{NOT_ENOUGH_DATA}
				".
			</p>
			<p>
				Expect that in Northern Ireland: nobody publishes rents of its districts, and we hold no
				energy certificates. In Scotland a score rests on licensing, yield and demand wherever no
				energy certificates were imported, and says so.
			</p>
		</>
	);
}

/** What each part of the score weighs. */
function WeightTable() {
	return (
		<>
			<p>
				Each part scores from 0 to 100. The investment score is their mean by weight, rounded to a
				whole number. Higher is better.
			</p>
			<Narrow>
				<DataTable
					caption="Weights of the score"
					columns={[{ title: "Part" }, { title: "Weight", isNumber: true }]}
					rows={componentIds.map((id) => ({
						key: id,
						cells: [componentLabels[id], `${weights[id]}%`],
					}))}
				/>
			</Narrow>
			<p>With the same parts known, a better figure never lowers the score.</p>
		</>
	);
}
