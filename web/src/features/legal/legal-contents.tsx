import { Link } from "react-router";
import { goToChapter } from "#web/ui/chapter.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./legal-contents.module.css";
import { type LegalText, numbered } from "./legal-section.tsx";

type LegalContentsProps = { sections: readonly LegalText[] };

/**
 * The sections of a page: a column beside them where there is room, else a line that opens. Both are drawn and the style sheet shows one, so
 * that a page drawn on the server is right at every width.
 */
export function LegalContents({ sections }: LegalContentsProps) {
	return (
		<>
			<nav className={styles["column"]} aria-label="Contents">
				<p className={styles["title"]}>Contents</p>
				<Entries sections={sections} />
			</nav>
			<nav className={styles["line"]} aria-label="Contents">
				<details>
					<summary>
						Contents
						<Icon name="chevron" size={16} />
					</summary>
					<Entries sections={sections} />
				</details>
			</nav>
		</>
	);
}

function Entries({ sections }: LegalContentsProps) {
	return (
		<ol className={styles["entries"]}>
			{sections.map((section, at) => (
				<li key={section.id}>
					<Link
						className={styles["entry"]}
						to={{ hash: `#${section.id}` }}
						onClick={() => goToChapter(section.id)}
					>
						{numbered(section, at)}
					</Link>
				</li>
			))}
		</ol>
	);
}
