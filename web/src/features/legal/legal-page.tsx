import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import { goToChapter } from "#web/ui/chapter.tsx";
import { Contents } from "#web/ui/contents.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { LastChanged } from "./last-changed.ts";
import styles from "./legal.module.css";
import { LegalSection, type LegalText } from "./legal-section.tsx";

type LegalPageProps = {
	title: string;
	/** The page in short, for those who read no further. */
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
				<Link
					className={`gap-2 align-center strong inline-row target undecorated ${styles["back"]}`}
					to={screens.home}
				>
					<Icon name="back" size={16} />
					Back to Home
				</Link>
				<h1 className="page-title">{title}</h1>
				<p className="soft text-m">Last updated {dateInWords(changed.on)}</p>
				<div className={`stack gap-3 above-2 measure-44 text-ml ${styles["lede"]}`}>{lede}</div>
			</header>
			<div className={`stack one-column gap-6 ${styles["layout"]}`}>
				<Contents entries={numbered} />
				{/* Sentences, lists and tables end at one edge. */}
				<div className={`stack one-column packed measure-44 ${styles["sections"]}`}>
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
