import type { RegisterCoverage } from "#contracts/register-coverage.ts";
import { countInWords, dateInWords } from "#domain/base/words.ts";
import { formatNumber } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";
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

const auditColumns = [
	{ title: "Rests on" },
	...["Homes", "Right", "False none", "False need", "Asked needlessly"].map((title) => ({
		title,
		isNumber: true,
	})),
];

const proofInWords = {
	rule: "The law",
	verified: "A page that we verified",
	read: "A page that we read",
	lead: "A list, or a page too old to decide",
	unknown: "Nothing",
} as const;

/** How verdicts did on homes whose true need a page states. */
export function AuditFigures({ audit }: { audit: RegisterCoverage["audit"] }) {
	return (
		<>
			<p>
				On {dateInWords(audit.day)} we judged {countInWords(audit.homes, "home")} by the register
				alone. Of each, a page gives the right answer, and none of these pages had corrected the
				register before. {countInWords(audit.needlessAsk, "question")} went to the council
				needlessly. Since then the pages have corrected the register.
			</p>
			<DataTable
				caption="Verdicts by what they rest on"
				columns={auditColumns}
				rows={[...audit.byProof, { ...audit, proof: null }].map(({ proof, ...figures }) => ({
					key: proof ?? "all",
					cells: [
						proof === null ? "All" : proofInWords[proof],
						...[
							figures.homes,
							figures.right,
							figures.falseNone,
							figures.falseRequired,
							figures.needlessAsk,
						].map(formatNumber),
					],
				}))}
			/>
			<p>
				“Probably” counts as right where a licence is needed. False none: we found none where one is
				needed. False need: we said that one is needed where none is. The homes lie in whole
				districts and wards.
			</p>
		</>
	);
}
