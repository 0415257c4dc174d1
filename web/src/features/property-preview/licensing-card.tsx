import type { LicensingVerdict } from "#contracts/licensing-verdict.ts";
import { datedSource, provenanceKind, sourceDateInWords } from "#domain/base/evidence-text.ts";
import { sources } from "#domain/base/sources.ts";
import { dateInWords, shortDateInWords } from "#domain/base/words.ts";
import { IN_THE_CLEAR, isInTheClear } from "#domain/subjects/licensing/council-page.ts";
import { NATIONAL_EXEMPTIONS } from "#domain/subjects/licensing/scheme-words.ts";
import { areaPath, areaSlug, plainName } from "#domain/telling/areas/area-slug.ts";
import { EvidenceLinks } from "#web/evidence/evidence-links.tsx";
import { Exemptions } from "#web/evidence/exemptions.tsx";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { SomethingWrong } from "#web/evidence/something-wrong.tsx";
import { countsNow, verdictPill } from "#web/evidence/verdict-pill.ts";
import { Card } from "#web/ui/card.tsx";
import type { ChipKind } from "#web/ui/chip.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./preview-cards.module.css";

/**
 * Licences, and apart from them planning: Article 4 is not a licence. What has no bearing on the stated use comes last,
 * under words that say so, because its own sentence speaks as if it had. Source: Rule LICENCE-12.
 */
export function LicensingCard({ postcode, verdicts, council = null }: LicensingCardProps) {
	const now = verdicts.filter(countsNow);
	return (
		<Card title="Licensing and planning">
			<Group postcode={postcode} verdicts={now.filter(({ scheme }) => scheme !== "article4")} />
			<Group
				heading="Planning"
				postcode={postcode}
				verdicts={now.filter(({ scheme }) => scheme === "article4")}
			/>
			{now.length < verdicts.length ? (
				<Disclosure summary="Only if you let it another way">
					<Group postcode={postcode} verdicts={verdicts.filter((verdict) => !countsNow(verdict))} />
				</Disclosure>
			) : null}
			{council === null ? null : (
				<p className="above-4 text-m">
					<a href={areaPath(areaSlug(council))}>All schemes we know of in {plainName(council)}</a>
				</p>
			)}
		</Card>
	);
}

type LicensingCardProps = Pick<GroupProps, "postcode" | "verdicts"> & {
	/** The council that most of the place lies in; null where it is not known. */
	council?: string | null;
};

type GroupProps = {
	heading?: string;
	postcode: string;
	verdicts: readonly LicensingVerdict[];
};

function Group({ heading, postcode, verdicts }: GroupProps) {
	if (verdicts.length === 0) {
		return null;
	}
	const needs = verdicts.map(({ need }) => need?.what);
	return (
		<>
			{heading ? <h3 className={styles["heading"]}>{heading}</h3> : null}
			<ul className={styles["verdicts"]}>
				{verdicts.map((verdict, at) => (
					<Verdict
						key={verdict.scheme}
						postcode={postcode}
						verdict={verdict}
						asks={verdict.applies && needs.indexOf(verdict.need?.what) === at}
					/>
				))}
			</ul>
		</>
	);
}

type VerdictProps = {
	postcode: string;
	verdict: LicensingVerdict;
	/** Whether this verdict says what to do. Where several verdicts ask for the same, only the first says so. */
	asks: boolean;
};

function Verdict({ postcode, verdict, asks }: VerdictProps) {
	const { name, summary, need, schemes, exemptions, evidence, provenance, scheme } = verdict;
	const toDo = asks && !asksAlready(verdict) ? need : null;
	const look = verdictPill({
		...verdict,
		isPlanning: scheme === "article4",
		isByLaw: provenance.basis === "rule",
	});
	const hasPages = evidence.length > 0;
	// Then the word beside the name and the page under it say all; what is open keeps its sentence.
	const isSettled = verdict.verdict === "none_found" && (hasPages || provenance.basis === "rule");
	const words = <p className="soft text-m">{summary}</p>;
	const chip = (
		<div>
			<ProvenanceChip about={name} provenance={provenance} {...registerChip(verdict)} />
		</div>
	);
	return (
		<li className={styles["verdict"]}>
			<span className={styles["name"]}>{name}</span>
			<Pill {...look} />
			{isSettled ? null : words}
			{toDo ? <ToDo need={toDo} hasPages={hasPages} /> : null}
			{hasPages ? (
				<p className="text-m">
					<EvidenceLinks evidence={evidence} />
				</p>
			) : (
				chip
			)}
			<Disclosure summary="Why we say so">
				<div className="stack gap-3 text-m">
					{isSettled ? words : null}
					{schemes.length > 0 ? <SchemeLines schemes={schemes} /> : null}
					{exemptions ? (
						<>
							<h4 className="text-m">{NATIONAL_EXEMPTIONS}</h4>
							<Exemptions {...exemptions} />
						</>
					) : null}
					{hasPages ? chip : null}
					<SomethingWrong
						postcode={postcode}
						verdicts={[{ kind: scheme === "article4" ? "articleFour" : scheme, name }]}
					/>
				</div>
			</Disclosure>
		</li>
	);
}

/** Whether the verdict's own words already send the reader to the council, whose page is linked beside its schemes. */
function asksAlready({ summary, schemes }: LicensingVerdict): boolean {
	return schemes.length > 0 && /\bask\b/i.test(summary);
}

type ToDoProps = {
	need: NonNullable<LicensingVerdict["need"]>;
	/** The council's pages are linked under it. */
	hasPages: boolean;
};

/** What to do about a verdict, with the page to do it on. */
function ToDo({ need: { what, url }, hasPages }: ToDoProps) {
	return <p className="text-m">{url && !hasPages ? <a href={url}>{what}</a> : what}.</p>;
}

/** The chip of a verdict: the law, an official record, or the register of schemes. Whether a row is verified stands beside the row. */
function registerChip({ provenance }: LicensingVerdict): {
	kind: ChipKind;
	label: string;
} {
	const kind = provenanceKind(provenance);
	if (kind === "gap") {
		return { kind, label: "Not available" };
	}
	const dated = datedSource(provenance);
	const date = dated ? ` · ${sourceDateInWords(dated, shortDateInWords)}` : "";
	if (provenance.basis === "rule") {
		return { kind: "official", label: `The law${date}` };
	}
	return { kind, label: `${kind === "official" ? "Official" : restsOn(provenance)}${date}` };
}

/** That there is no Article 4 direction is read off the national map, all else off the register. */
function restsOn({ sources: cited }: LicensingVerdict["provenance"]): string {
	const map = sources.planningData.name;
	return cited.some(({ name }) => name === map) ? map : "Register of schemes";
}

type Scheme = LicensingVerdict["schemes"][number];

/** Rows of the register: whose, how far, from when to when, and the council's own page. Rows that differ in their dates alone stand together. */
function SchemeLines({ schemes }: { schemes: readonly Scheme[] }) {
	return (
		<ul className="stack gap-2">
			{togetherByTerms(schemes).map(({ key, first, periods }) => (
				<li key={key} className={styles["scheme"]}>
					<p>
						{first.council}, {first.coverage}. {periods.length === 1 ? periods[0] : null}
					</p>
					{periods.length > 1 ? (
						<ul>
							{periods.map((period) => (
								<li key={period}>{period}</li>
							))}
						</ul>
					) : null}
					<p>
						{first.url ? (
							<>
								<CouncilPage url={first.url} />{" "}
							</>
						) : null}
						{first.proof}
					</p>
				</li>
			))}
		</ul>
	);
}

/** The page that a row of the register was read from. */
function CouncilPage({ url }: { url: string }) {
	return (
		<>
			<a href={url}>The council’s page</a>
			{isInTheClear(url) ? IN_THE_CLEAR : null}.
		</>
	);
}

type Alike = { key: string; first: Scheme; periods: string[] };

/** Groups schemes that differ only in their dates, in the order in which they first come. */
function togetherByTerms(schemes: readonly Scheme[]): Alike[] {
	const grouped = new Map<string, Alike>();
	for (const scheme of schemes) {
		const key = [scheme.council, scheme.coverage, scheme.url, scheme.proof].join(" ");
		const group = grouped.get(key) ?? { key, first: scheme, periods: [] };
		const period = periodInWords(scheme);
		group.periods = [...group.periods.filter((other) => other !== period), period];
		grouped.set(key, group);
	}
	return [...grouped.values()];
}

function periodInWords({ start, end }: Scheme): string {
	const from = start ? `From ${dateInWords(start)}` : "Start not known";
	return end ? `${from} to ${dateInWords(end)}.` : `${from}, no end date given.`;
}
