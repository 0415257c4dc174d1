import type { PaidReport } from "#contracts/report.ts";
import { sourceDateInWords } from "#domain/base/evidence-text.ts";
import type { Unchecked } from "#domain/judgement/unchecked/unchecked.ts";
import {
	madeInWords,
	NOT_ADVICE,
	writtenByInWords,
} from "#domain/telling/report/closing/closing-words.ts";
import { sourcesByLicence } from "#domain/telling/report/closing/sources-by-licence.ts";
import { SourceName } from "#web/evidence/source-lines.tsx";
import { Chip } from "#web/ui/chip.tsx";
import styles from "./chapters.module.css";
import { ReportChapter } from "./report-chapter.tsx";

/** Everything that no one told us, and who could. */
export function UncheckedChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<ReportChapter id="unchecked" document={document}>
			<ul className={styles["unchecked"]}>
				{document.unchecked.map((gap) => (
					<Gap key={gap.what} gap={gap} />
				))}
			</ul>
		</ReportChapter>
	);
}

function Gap({ gap: { what, why, ask } }: { gap: Unchecked }) {
	return (
		<li>
			<b>{what}</b>
			{ask ? <p className="soft text-s">Ask: {ask}</p> : null}
			<Chip kind="gap" about={what} title={what} label="Why">
				<p>{why}</p>
			</Chip>
		</li>
	);
}

/** Every source with its licence, who wrote the words, and how the score is made. */
export function SourcesChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<ReportChapter id="sources" document={document}>
			<p className="soft text-s measure below-4">
				{madeInWords(document)}{" "}
				{document.narrative.writtenBy === "model" ? writtenByInWords(document.narrative) : null}{" "}
				This is {NOT_ADVICE}.
			</p>
			{sourcesByLicence(document.sources).map(({ licence, sources }) => (
				<section key={licence} className={styles["licence"]}>
					<ul>
						{sources.map(({ source, editions }) => (
							<li key={source.name}>
								<SourceName {...source} />,{" "}
								{editions.map((each) => sourceDateInWords(each)).join("; ")}
							</li>
						))}
					</ul>
					<p className="above-2 soft small">{licence}</p>
				</section>
			))}
		</ReportChapter>
	);
}
