import { NATIONAL_EXEMPTIONS } from "#domain/subjects/licensing/scheme-words.ts";
import type { AreaKind } from "#domain/telling/areas/area-licensing.ts";
import type { AreaScheme } from "#domain/telling/areas/area-scheme.ts";
import { EvidenceLinks } from "#web/evidence/evidence-links.tsx";
import { Exemptions } from "#web/evidence/exemptions.tsx";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./areas.module.css";

/** One kind of scheme: the answer, then each scheme with the pages it rests on. */
export function AreaSchemes({
	kind: { kind, title, answer, schemes, evidence, exemptions },
}: {
	kind: AreaKind;
}) {
	return (
		<Chapter id={kind} title={title} answer={answer}>
			{evidence.length > 0 ? (
				<p>
					<EvidenceLinks evidence={evidence} />
				</p>
			) : null}
			{schemes.length > 0 ? (
				<ul className={`stack gap-5 above-4 ${styles["schemes"]}`}>
					{schemes.map((scheme) => (
						<li key={scheme.id}>
							<Scheme scheme={scheme} />
						</li>
					))}
				</ul>
			) : null}
			{exemptions ? (
				<ChapterPart title={NATIONAL_EXEMPTIONS}>
					<Exemptions {...exemptions} />
				</ChapterPart>
			) : null}
		</Chapter>
	);
}

function Scheme({ scheme }: { scheme: AreaScheme }) {
	const { title, word, tone, lines, wards, applyAt, evidence } = scheme;
	return (
		<>
			<h3 className="row wrap gap-2 align-center below-3 across-3 text-ml">
				{title} <Pill tone={tone} icon={tone === "amber" ? "alert" : "question"} word={word} />
			</h3>
			{lines.length > 0 ? (
				<FactList values="beside">
					{lines.map(({ label, text }) => (
						<Fact key={label} label={label}>
							{text}
							{label === "Where" && wards.length > 0 ? <small>{wards.join(", ")}</small> : null}
						</Fact>
					))}
					{applyAt ? (
						<Fact label="How to apply">
							<a href={applyAt}>On the council’s page</a>
						</Fact>
					) : null}
				</FactList>
			) : null}
			<p className="above-3 text-m">
				{evidence.length > 0 ? <EvidenceLinks evidence={evidence} /> : "We hold no page about it."}
			</p>
		</>
	);
}
