import { METHODOLOGY_VERSION } from "#domain/score/method.ts";
import { Sentences } from "./bullets.tsx";
import { ConfidenceRule } from "./confidence-rule.tsx";
import { DealBreakersRule } from "./deal-breakers-rule.tsx";
import { EnergyRule } from "./energy-rule.tsx";
import { LicensingRule } from "./licensing-rule.tsx";
import { MarketRule } from "./market-rule.tsx";
import { NoScoreRule } from "./no-score-rule.tsx";
import { PartLayout, Topic } from "./part-layout.tsx";
import { ScoreScales } from "./score-scales.tsx";
import { TopicLink } from "./topic-link.tsx";
import { WeightTable } from "./weight-table.tsx";
import { WorkedExample } from "./worked-example.tsx";
import { YieldRule } from "./yield-rule.tsx";

/** The score method, printed from the tables it is reckoned with. Source: SPEC section 9 "Documentation content", DECISIONS 1 and 3. */
export function RiskPart() {
	return (
		<PartLayout
			name="risk-assessment"
			lede={`The score is arithmetic, not opinion. Version ${METHODOLOGY_VERSION} of the method, whole; a report keeps the version it was made by.`}
		>
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
				<Sentences items={notSaid} />
				<p>
					What we looked for and could not find stands beside every score, and in{" "}
					<TopicLink to="unpublished">What nobody publishes</TopicLink>.
				</p>
			</Topic>
		</PartLayout>
	);
}

const notSaid = [
	"What the home is worth, or what it will let or sell for.",
	"What condition it is in. Nobody has inspected it.",
	"What you will earn. The yield is before costs, tax and empty weeks.",
	"Flood, crime and conservation areas. They are shown, and do not move the score.",
	"Whether it suits you. It is a way to compare homes, not advice.",
];
