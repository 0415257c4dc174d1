import type { PaidReport } from "#contracts/report.ts";
import { type LicenceKind, licenceKinds } from "#domain/base/licence.ts";
import { lowerFirst } from "#domain/base/sentence.ts";
import { NOT_KNOWN } from "#domain/base/words.ts";
import { licenceKindInWords } from "#domain/subjects/licensing/planning-law.ts";
import { asBoolean } from "#domain/subjects/licensing/verdict.ts";
import type { RuleSource } from "#domain/telling/report/compliance/compliance-section.ts";
import type { LicensingSection } from "#domain/telling/report/licensing/licensing-section.ts";
import {
	exemptionsInWords,
	licensingParts,
	natureOf,
} from "#domain/telling/report/licensing/licensing-words.ts";
import { Exemptions } from "#web/evidence/exemptions.tsx";
import { CheckedLine, RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { SomethingWrong } from "#web/evidence/something-wrong.tsx";
import { ChapterPart } from "#web/ui/chapter.tsx";
import styles from "./law-chapters.module.css";
import { LazyDisclosure } from "./lazy-disclosure.tsx";
import { LicensingMatrix } from "./licensing-matrix.tsx";
import { ReportChapter } from "./report-chapter.tsx";
import { SchemeTable } from "./scheme-table.tsx";

/** What licensing and planning ask of every way to let the home. */
export function LicensingChapter({ report }: { report: PaidReport }) {
	const { licensing, home } = report.document;
	const exemptions = exemptionsInWords(licensing, home.nation);
	return (
		<ReportChapter id="licensing" document={report.document}>
			<dl className={styles["answers"]}>
				<div>
					<dt className="soft text-s">HMO licence required</dt>
					<dd className="strong">
						{yesOrNo(report.requiresHmoLicense, report.document, ["mandatory", "additional"])}
					</dd>
				</div>
				<div>
					<dt className="soft text-s">Selective licensing area</dt>
					<dd className="strong">{selectiveArea(report)}</dd>
				</div>
			</dl>
			<ChapterPart title="By how it is let">
				<LicensingMatrix matrix={licensing.matrix} nation={home.nation} />
				{report.isSample ? null : (
					<SomethingWrong
						postcode={report.postcode}
						verdicts={licenceKinds.map((kind) => ({
							kind,
							name: licenceKindInWords(kind, home.nation),
						}))}
					/>
				)}
			</ChapterPart>
			<ChapterPart title={licensingParts.schemes}>
				<SchemeTable {...licensing} nation={home.nation} />
			</ChapterPart>
			{exemptions.length > 0 ? (
				<ChapterPart title={licensingParts.exemptions}>
					{exemptions.map((spared) => (
						<Exemptions key={spared.kind} {...spared} />
					))}
				</ChapterPart>
			) : null}
			{licensing.fees.length > 0 ? (
				<ChapterPart title={licensingParts.fees}>
					{licensing.fees.map(({ kind, text }) => (
						<p key={kind}>
							{licenceKindInWords(kind, home.nation)}: {lowerFirst(text)}
						</p>
					))}
				</ChapterPart>
			) : null}
			{licensing.penalties.length > 0 ? (
				<div className="above-5">
					<LazyDisclosure summary={licensingParts.penalties}>
						<ul className={styles["penalties"]}>
							{licensing.penalties.map((penalty) => (
								<li key={penalty.id}>
									<b className="strong">{penalty.what}</b>
									<p>{penalty.text}</p>
								</li>
							))}
						</ul>
						{eachOnce(licensing.penalties).map((rule) => (
							<RuleSourceLine key={rule.source} {...rule} />
						))}
						<CheckedLine rules={licensing.penalties} />
					</LazyDisclosure>
				</div>
			) : null}
		</ReportChapter>
	);
}

/** Several penalties of one law name it once. */
function eachOnce(rules: readonly RuleSource[]): RuleSource[] {
	return [...new Map(rules.map((rule) => [`${rule.source} ${rule.lastChecked}`, rule])).values()];
}

/** Yes or no, as sure as the register is, and whether it bears on the stated use. */
function selectiveArea({ inSelectiveLicensingArea, document }: PaidReport): string {
	const [cell] = cellsOf(document, ["selective"]);
	const answer = yesOrNo(inSelectiveLicensingArea, document, ["selective"]);
	const sure =
		inSelectiveLicensingArea && cell?.verdict === "likely" ? `${answer}, probably` : answer;
	return inSelectiveLicensingArea && cell?.applies === false
		? `${sure}, but not for the use you state`
		: sure;
}

type Document = PaidReport["document"];
type Cell = LicensingSection["matrix"][number]["cells"][number];

/** Says yes, no or not known. A plain no comes from the law alone; of the register it is said that it has none, or not yet. */
function yesOrNo(answer: boolean | null, document: Document, kinds: readonly LicenceKind[]) {
	const cells = cellsOf(document, kinds);
	if (answer === null) {
		return reasonBelow(cells) ? NOT_KNOWN : `${NOT_KNOWN}: ${whyUnknown(cells)}`;
	}
	const open = cells.find(
		({ kind, verdict }) =>
			verdict === "starting_soon" || !natureOf(kind, document.home.nation).isByLaw,
	);
	return answer ? "Yes" : (open?.summary ?? "No");
}

/** The licences judged for the stated use: those that bear on it, else the first. */
function cellsOf({ licensing }: Document, kinds: readonly LicenceKind[]): Cell[] {
	const stated = licensing.matrix.find(({ isStated }) => isStated);
	const cells = kinds.flatMap((kind) => stated?.cells.find((cell) => cell.kind === kind) ?? []);
	const bearing = cells.filter(({ applies }) => applies);
	return bearing.length > 0 ? bearing : cells.slice(0, 1);
}

/** Whether the matrix says why: what bears on the stated use has its summary there. */
function reasonBelow(cells: readonly Cell[]): boolean {
	return cells.some(({ applies, verdict }) => applies && asBoolean(verdict) === null);
}

/** Why no one can say whether any of these licences is needed for the stated use. */
function whyUnknown(cells: readonly Cell[]): string {
	return (
		cells.find(({ verdict }) => asBoolean(verdict) === null)?.summary ??
		"no source says so for this address. Ask the council."
	);
}
