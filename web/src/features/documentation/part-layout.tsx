import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./part-layout.module.css";
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
			<p className={styles["lede"]}>{lede}</p>
			<div className={styles["layout"]}>
				<nav className={styles["contents"]} aria-label={`${part.title}: topics`}>
					<p className={styles["heading"]}>On this tab</p>
					<ol>
						{part.topics.map(({ id, title }) => (
							<li key={id}>
								<Link className={styles["entry"]} to={topicAddress(id)}>
									{title}
								</Link>
							</li>
						))}
					</ol>
				</nav>
				<div className={styles["topics"]}>{children}</div>
			</div>
		</>
	);
}

/** One topic of a part. Anyone who comes by its address has the focus on its heading. */
export function Topic({ id, children }: { id: TopicId; children: ReactNode }) {
	const titleId = `${id}-title`;
	return (
		<section id={id} className={styles["topic"]} aria-labelledby={titleId}>
			<h3 id={titleId} className={styles["name"]} tabIndex={-1}>
				{titles.get(id)}
			</h3>
			{children}
		</section>
	);
}

const titles: ReadonlyMap<TopicId, string> = new Map(
	parts.flatMap(({ topics }) => topics.map(({ id, title }) => [id, title] as const)),
);
