import type { SourceDto } from "#domain/base/evidence-dto.ts";
import { sourceDateInWords } from "#domain/base/evidence-text.ts";
import { screenAt } from "#domain/base/screens.ts";
import styles from "./sources.module.css";

/** The sources of a figure: name and link, publisher, date, licence. */
export function SourceLines({ sources }: { sources: readonly SourceDto[] }) {
	return (
		<ul className={`stack gap-3 across-5 ${styles["sources"]}`}>
			{sources.map((source) => (
				<li
					key={`${source.name} ${source.asOf}`}
					className={`stack packed soft small unbroken ${styles["source-source"]}`}
				>
					<SourceName {...source} />
					<span>
						{source.publisher}
						{`, ${sourceDateInWords(source)}`}
					</span>
					<span>{source.licence}</span>
				</li>
			))}
		</ul>
	);
}

/** A link where there is somewhere to go: outside, or a screen that exists. */
export function SourceName({ name, url }: SourceDto) {
	const [path = ""] = url.split(/[?#]/);
	return url.startsWith("https://") || (path !== "" && screenAt(path) !== null) ? (
		<a className={`ink text-s strong ${styles["name"]}`} href={url}>
			{name}
		</a>
	) : (
		<b className={`ink text-s strong ${styles["name"]}`}>{name}</b>
	);
}
