import type { RegisterCoverage } from "#contracts/register-coverage.ts";
import { countInWords, dateInWords } from "#domain/base/words.ts";
import { formatNumber } from "#web/lib/format.ts";
import { Fact, FactList } from "#web/ui/fact-list.tsx";

/** The register in figures: how many authorities, how many rows, and how old what they rest on is. */
export function CoverageFigures({ coverage }: { coverage: RegisterCoverage }) {
	const { authorities, nations, rows, oldest } = coverage;
	const england = nations.find(({ nation }) => nation === "England");
	const withEvidence = nations.reduce((sum, each) => sum + each.withEvidence, 0);
	return (
		<>
			<p>
				<strong>{verifiedInWords(rows.verified, rows.all)}</strong>
			</p>
			<FactList values="at-end">
				<Fact label="Authorities with at least one answer from a page that was read">
					{formatNumber(withEvidence)} of {formatNumber(authorities)}
					{england ? (
						<small>
							England: {formatNumber(england.withEvidence)} of {formatNumber(england.authorities)}
						</small>
					) : null}
				</Fact>
				<Fact label="Rows that rest on such a page">
					{formatNumber(rows.read)} of {formatNumber(rows.all)}
				</Fact>
				<Fact label="Leads, which rest on no page that was read">
					{formatNumber(rows.all - rows.read)}
				</Fact>
				<Fact label="Schemes of which we know neither the wards nor that they cover the whole district">
					{formatNumber(rows.unbounded)}
				</Fact>
				<Fact label="Oldest reading of a page">
					{oldest ? dateInWords(oldest.read) : "None read"}
					{oldest?.page ? <small>Oldest page: {dateInWords(oldest.page)}</small> : null}
				</Fact>
			</FactList>
		</>
	);
}

/** Never surer than it is: of several verified rows it says how many. */
function verifiedInWords(verified: number, all: number): string {
	return verified === 0
		? "No row is verified by us yet."
		: `${formatNumber(verified)} of ${countInWords(all, "row")} ${verified === 1 ? "is" : "are"} verified by us.`;
}

/** How verdicts did on homes whose true need a page states. */
export function AuditFigures({ audit }: { audit: RegisterCoverage["audit"] }) {
	return (
		<>
			<p>
				On {dateInWords(audit.day)} we judged {countInWords(audit.homes, "home")} by the register
				alone. Of each, a page of the council or a public notice gives the right answer.
			</p>
			<FactList values="at-end">
				<Fact label="False none: “none found” where a licence or permission is needed">
					{formatNumber(audit.falseNone)}
				</Fact>
				<Fact label="False need: “likely” where none is needed">
					{formatNumber(audit.falseRequired)}
				</Fact>
				<Fact label="Needless question: we sent people to the council, and the page answers">
					{formatNumber(audit.needlessAsk)}
				</Fact>
			</FactList>
			<p>
				“Likely” counts as right where a licence is needed. The homes lie in whole districts and
				wards, and the register was corrected by the same pages. So the audit shows that it says
				what its pages say. It does not show that no page is missing.
			</p>
		</>
	);
}
