import { dealBreakersTitle } from "#domain/telling/report/verdict/verdict-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./answers.module.css";

type DealBreakersProps = {
	dealBreakers: readonly { id: string; title: string; detail: string }[];
};

/** What stops the letting as it stands, before any number. Source: Rule SCORE-9. */
export function DealBreakers({ dealBreakers }: DealBreakersProps) {
	if (dealBreakers.length === 0) {
		return null;
	}
	return (
		<section className={styles["section"]} aria-labelledby="deal-breakers">
			<h2 id="deal-breakers" className={`row gap-2 align-center below-2 text-s ${styles["title"]}`}>
				<Icon name="alert" size={18} />
				{dealBreakersTitle(dealBreakers.length)}
			</h2>
			<ul className={`stack gap-3 ${styles["list"]}`}>
				{dealBreakers.map(({ id, title, detail }) => (
					<li key={id}>
						<b>{title}</b>
						<p>{detail}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
