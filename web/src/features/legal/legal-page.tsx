import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import { goToChapter } from "#web/ui/chapter.tsx";
import { Contents } from "#web/ui/contents.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { LastChanged } from "./last-changed.ts";
import styles from "./legal-page.module.css";
import { LegalSection, type LegalText } from "./legal-section.tsx";

type LegalPageProps = {
	title: string;
	/** What the page comes to, for those who read no further. */
	lede: ReactNode;
	sections: readonly LegalText[];
	changed: LastChanged;
};

/** A page of numbered sections with its contents. Source: Rule SITE-7. */
export function LegalPage({ title, lede, sections, changed }: LegalPageProps) {
	useWayIn();
	const numbered = sections.map((section, at) => ({
		...section,
		title: `${at + 1}. ${section.title}`,
	}));
	return (
		<article>
			<header className="stack gap-2 from-start below-5">
				<Link className={styles["back"]} to={screens.home}>
					<Icon name="back" size={16} />
					Back to Home
				</Link>
				<h1 className={styles["title"]}>{title}</h1>
				<p className="soft text-m">Last updated {dateInWords(changed.on)}</p>
				<div className={styles["lede"]}>{lede}</div>
			</header>
			<div className={styles["layout"]}>
				<Contents entries={numbered} />
				<div className={styles["sections"]}>
					{numbered.map((section) => (
						<LegalSection key={section.id} id={section.id} title={section.title}>
							<section.Body />
						</LegalSection>
					))}
				</div>
			</div>
		</article>
	);
}

/** Anyone who comes by the address of a section starts there. */
function useWayIn(): void {
	const { hash } = useLocation();
	useEffect(() => {
		if (hash !== "") {
			goToChapter(hash.slice(1));
		}
	}, [hash]);
}
