import type { Source } from "#domain/sources.ts";
import styles from "./published-sources.module.css";

/** Sources by name, each with its publisher and the licence its data is shown under. */
export function PublishedSources({ sources }: { sources: readonly Source[] }) {
	return (
		<ul className={styles["sources"]}>
			{sources.map(({ name, publisher, url, licence }) => (
				<li key={name}>
					{url.startsWith("https://") ? <a href={url}>{name}</a> : name}, {publisher}
					<small>{licence}</small>
				</li>
			))}
		</ul>
	);
}
