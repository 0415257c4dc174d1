import { judgeMandatory, RULES_AS_OF } from "#domain/licensing/mandatory.ts";
import { dateInWords } from "#domain/words.ts";
import { DutyLines } from "./duty-lines.tsx";
import { EnglishLicences } from "./english-licences.tsx";
import { FeeTable } from "./fee-table.tsx";
import { FineTable } from "./fine-table.tsx";
import { PartLayout, Topic } from "./part-layout.tsx";
import { TopicLink } from "./topic-link.tsx";
import { VerdictTable } from "./verdict-table.tsx";

/** Source: SPEC section 9 "Documentation content", DECISIONS 2 and 6, FACTS 1. */
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
					makes a licence "Required". Verdicts are worked out anew each day from the dates.
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
				Elsewhere a family home may become a small HMO of three to six people without asking. An
				Article 4 direction takes that right away: the change then needs planning permission of the
				council. Seven people or more always need it. A home that was lawfully an HMO before the
				direction is not affected. It is no licence, and is shown apart.
			</p>
			<p>
				We ask the national planning data for the position of the postcode, then our register. Both
				have gaps, so finding nothing is "Not known". Only where a council publishes its directions
				on HMOs in the national data, which we look up every week, does finding none there mean that
				none is published. Outside England Article 4 is not covered. For the score see{" "}
				<TopicLink to="licensing-score">Licensing and planning</TopicLink>.
			</p>
		</Topic>
	);
}
