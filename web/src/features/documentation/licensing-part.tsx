import { rangeInWords, rangeOr } from "#domain/base/amounts-in-words.ts";
import { councilLicences, LICENCE_YEARS } from "#domain/base/licence.ts";
import { dateInWords, NOT_KNOWN } from "#domain/base/words.ts";
import { burdenNames } from "#domain/judgement/score/licensing-component.ts";
import { dutiesElsewhere } from "#domain/subjects/compliance/duties-elsewhere.ts";
import { dutyCoverageOf } from "#domain/subjects/compliance/duty-coverage.ts";
import { feeSeen, feesBeforeMay2026, licenceFee } from "#domain/subjects/licensing/licence-fees.ts";
import { judgeMandatory, RULES_AS_OF } from "#domain/subjects/licensing/mandatory.ts";
import { planningLawOf } from "#domain/subjects/licensing/planning-law.ts";
import { partOfLaw } from "#domain/telling/report/compliance/compliance-section.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { Narrow, TopicLink } from "./bullets.tsx";
import { EnglishLicences } from "./english-licences.tsx";
import { FineTable } from "./fine-table.tsx";
import { PartLayout, Topic } from "./part-layout.tsx";
import { VerdictTable } from "./verdict-table.tsx";

/** Duties that are about registers, licences and planning. */
const about = ["registration", "licence", "planning"];
const titles: Readonly<Record<string, string>> = {
	registration: "Registration",
	licence: "HMO licence",
	planning: "Planning",
};

/** What the law of a nation other than England asks before a home is let, with the penalty and where it was read. */
function DutyLines({ nation }: { nation: keyof typeof dutiesElsewhere }) {
	return (
		<>
			<FactList values="beside">
				{dutiesElsewhere[nation]
					.filter(({ id }) => about.includes(id))
					.map((duty) => (
						<Fact key={duty.id} label={titles[duty.id] ?? ""}>
							{duty.what}
							<small>{duty.when}.</small>
							<small>Penalty: {duty.penalty.text}.</small>
							<div className="above-1 regular">
								<RuleSourceLine {...duty} />
							</div>
						</Fact>
					))}
			</FactList>
			<p>{partOfLaw(nation, dutyCoverageOf(nation).notHeld)}</p>
		</>
	);
}

/** Source: Rule LICENCE-1, Fact LAW-F1, Rule EVIDENCE-7. */
export function LicensingPart() {
	return (
		<PartLayout
			name="licensing"
			lede="Whether a home needs a licence depends on where it is and on who is to live in it. Each nation has its own law."
		>
			<Topic id="verdicts">
				<p>
					Our register of council schemes is a collection of leads. It shows kind, reach and dates
					of each scheme with a link to the council's page. Only a row that one of us has read there
					makes a licence "Required". Verdicts are worked out again each day from the dates.
				</p>
				<VerdictTable />
			</Topic>
			<Topic id="england">
				<EnglishLicences />
			</Topic>
			<ArticleFour />
			<Topic id="fees">
				<FeeTable />
			</Topic>
			<Topic id="fines">
				<FineTable />
			</Topic>
			<Topic id="wales">
				<p>
					{judgeMandatory("Wales", "hmo").summary} Councils can make additional schemes. A selective
					scheme needs the consent of the Welsh ministers, and none was found by{" "}
					{dateInWords(RULES_AS_OF)}.
				</p>
				<DutyLines nation="Wales" />
			</Topic>
			<Topic id="scotland">
				<p>
					{judgeMandatory("Scotland", "hmo").summary} Councils in Scotland cannot make selective or
					additional schemes.
				</p>
				<DutyLines nation="Scotland" />
			</Topic>
			<Topic id="northern-ireland">
				<p>
					{judgeMandatory("Northern Ireland", "hmo").summary} Councils there cannot make selective
					or additional schemes.
				</p>
				<DutyLines nation="Northern Ireland" />
			</Topic>
		</PartLayout>
	);
}

function ArticleFour() {
	return (
		<Topic id="article-4">
			<p>
				In England a family home may become a small HMO of three to six people without asking. An
				Article 4 direction takes that right away: the change then needs planning permission of the
				council. Seven people or more always need it. A home that was lawfully an HMO before the
				direction is not affected. It is no licence, and is shown apart.
			</p>
			<p>
				We ask the national planning data for the position of the postcode, then our register. Both
				have gaps, so finding nothing is "Not known". Some councils publish their directions on HMOs
				in the national data, which we look up every week. There alone finding none means that none
				is published. For the score see{" "}
				<TopicLink to="licensing-score">Licensing and planning</TopicLink>.
			</p>
			<p>
				{planningLawOf("Wales").rule?.summary} {planningLawOf("Northern Ireland").rule?.summary} In
				Scotland each council decides: ask it.
			</p>
		</Topic>
	);
}

/** What licences cost in England, as seen, and as was usual before. */
function FeeTable() {
	return (
		<>
			<p>
				Each council sets its own fees. These are the ranges seen in England, for the whole term of
				up to {LICENCE_YEARS} years. A fee is paid in two parts: on application and on grant.
			</p>
			<Narrow>
				<DataTable
					caption="Licence fees in England"
					columns={[
						{ title: "Licence" },
						{ title: "Seen", isNumber: true },
						{ title: "Whose, and when" },
						{ title: "Before 1 May 2026", isNumber: true },
					]}
					rows={councilLicences.map((licence) => {
						const fee = licenceFee("England", licence);
						return {
							key: licence,
							cells: [
								burdenNames[licence],
								rangeOr(fee),
								fee ? feeSeen(fee) : NOT_KNOWN,
								rangeInWords(feesBeforeMay2026[licence]),
							],
						};
					})}
				/>
			</Narrow>
			<p>For the other nations we hold no ranges of licence fees.</p>
		</>
	);
}
