import type { ReactNode } from "react";
import { Link } from "react-router";
import chapter from "#web/ui/chapter.module.css";
import styles from "./documentation.module.css";
import { type PartName, parts, type TopicId, topicAddress } from "./parts.ts";

type PartLayoutProps = {
	name: PartName;
	/** The part in a sentence or two. */
	lede: string;
	/** Its topics. */
	children: ReactNode;
};

/** A part of the documentation: its heading, what it is about, a list of its topics, and the topics. */
export function PartLayout({ name, lede, children }: PartLayoutProps) {
	const part = parts.find((each) => each.name === name) ?? parts[0];
	return (
		<>
			<h2 className={styles["title"]}>{part.title}</h2>
			<p className={`above-2 soft measure-44 text-ml ${styles["lede"]}`}>{lede}</p>
			<div className={`stack one-column gap-5 above-5 ${styles["layout"]}`}>
				<nav className={styles["contents"]} aria-label={`${part.title}: topics`}>
					<p className={`below-1 soft text-s strong ${styles["heading"]}`}>On this tab</p>
					<ol>
						{part.topics.map(({ id, title }) => (
							<li key={id}>
								<Link
									className={`row align-center soft text-m target tight undecorated ${styles["entry"]}`}
									to={topicAddress(id)}
								>
									{title}
								</Link>
							</li>
						))}
					</ol>
				</nav>
				<div className={`stack one-column gap-5 packed shrinkable ${styles["topics"]}`}>
					{children}
				</div>
			</div>
		</>
	);
}

/** One topic of a part. Anyone who comes by its address has the focus on its heading. */
export function Topic({ id, children }: { id: TopicId; children: ReactNode }) {
	const titleId = `${id}-title`;
	return (
		<section
			id={id}
			className={`${chapter["chapter"]} ${styles["topic"]}`}
			aria-labelledby={titleId}
		>
			<h3 id={titleId} className={`below-4 text-l ${styles["name"]}`} tabIndex={-1}>
				{titles.get(id)}
			</h3>
			{children}
		</section>
	);
}

const titles: ReadonlyMap<TopicId, string> = new Map(
	parts.flatMap(({ topics }) => topics.map(({ id, title }) => [id, title] as const)),
);
