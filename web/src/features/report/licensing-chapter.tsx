import type { PaidReport } from "#contracts/report.ts";
import { asBoolean } from "#domain/licensing/verdict.ts";
import type { RuleSource } from "#domain/report/compliance/compliance-section.ts";
import type { LicenceKind, LicensingSection } from "#domain/report/licensing/licensing-section.ts";
import { licensingParts } from "#domain/report/licensing/licensing-words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./licensing-chapter.module.css";
import { LicensingMatrix } from "./licensing-matrix.tsx";
import { SchemeTable } from "./scheme-table.tsx";

/** What licensing and planning ask of every way to let the home. Labels: SPEC section 2 "Report detail". */
export function LicensingChapter({ report }: { report: PaidReport }) {
	const { licensing, home } = report.document;
	return (
		<Chapter {...chapterHead("licensing")} answer={licensing.answer}>
			<dl className={styles["answers"]}>
				<div>
					<dt>HMO licence required</dt>
					<dd>
						{yesOrNo(report.requiresHmoLicense, whyUnknown(licensing, ["mandatory", "additional"]))}
					</dd>
				</div>
				<div>
					<dt>Selective licensing area</dt>
					<dd>{selectiveArea(report)}</dd>
				</div>
			</dl>
			<ChapterPart title="By how it is let">
				<LicensingMatrix matrix={licensing.matrix} nation={home.nation} />
			</ChapterPart>
			<ChapterPart title={licensingParts.schemes}>
				<SchemeTable {...licensing} nation={home.nation} />
			</ChapterPart>
			{licensing.confirm.length > 0 ? (
				<ChapterPart title={licensingParts.confirm}>
					<ul className={styles["questions"]}>
						{licensing.confirm.map((question) => (
							<li key={question}>{question}</li>
						))}
					</ul>
				</ChapterPart>
			) : null}
			{licensing.penalties.length > 0 ? (
				<ChapterPart title={licensingParts.penalties}>
					<ul className={styles["penalties"]}>
						{licensing.penalties.map((penalty) => (
							<li key={penalty.id}>
								<b>{penalty.what}</b>
								<p>{penalty.text}</p>
							</li>
						))}
					</ul>
					{eachOnce(licensing.penalties).map((rule) => (
						<RuleSourceLine key={rule.source} {...rule} />
					))}
				</ChapterPart>
			) : null}
		</Chapter>
	);
}

/** Several penalties of one law name it once. */
function eachOnce(rules: readonly RuleSource[]): RuleSource[] {
	return [...new Map(rules.map((rule) => [`${rule.source} ${rule.lastChecked}`, rule])).values()];
}

/** Yes or no, as sure as the register is, and whether it bears on the stated use. */
function selectiveArea({ inSelectiveLicensingArea, document }: PaidReport): string {
	const { licensing } = document;
	const stated = licensing.matrix.find(({ isStated }) => isStated);
	const cell = stated?.cells.find(({ kind }) => kind === "selective");
	const answer = yesOrNo(inSelectiveLicensingArea, whyUnknown(licensing, ["selective"]));
	const sure =
		inSelectiveLicensingArea && cell?.verdict === "likely" ? `${answer}, probably` : answer;
	return inSelectiveLicensingArea && cell?.applies === false
		? `${sure}, but not for the use you state`
		: sure;
}

function yesOrNo(answer: boolean | null, why: string): string {
	if (answer === null) {
		return `Not known: ${why}`;
	}
	return answer ? "Yes" : "No";
}

/** Why no one can say whether any of these licences is needed for the stated use. */
function whyUnknown({ matrix }: LicensingSection, kinds: readonly LicenceKind[]): string {
	const cells = matrix.find(({ isStated }) => isStated)?.cells ?? [];
	const open = cells.filter(
		({ kind, verdict }) => kinds.includes(kind) && asBoolean(verdict) === null,
	);
	return (
		(open.find(({ applies }) => applies) ?? open[0])?.summary ??
		"no source says so for this address. Ask the council."
	);
}
