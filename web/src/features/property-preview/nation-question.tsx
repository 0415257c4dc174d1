import type { Preview } from "#contracts/preview.ts";
import { Button } from "#web/ui/button.tsx";
import type { Choose } from "./choices.ts";
import styles from "./listing.module.css";

type NationQuestionProps = { preview: Preview; choose: Choose };

/**
 * Asks on a border in which nation the home lies: licences, the energy minimum and taxes depend on it.
 * Source: Rule PLACE-5.
 */
export function NationQuestion({ preview, choose }: NationQuestionProps) {
	const { place } = preview;
	return (
		<section className={styles["question"]} aria-label="Which nation">
			<p>
				<b>In which nation is the home?</b> Licences, the energy minimum and taxes depend on it.
				Until you say, taxes are those of {place.nation}.
			</p>
			<p className="row wrap gap-3 no-print">
				{place.nationChoices.map((nation) => (
					<Button key={nation} look="secondary" onClick={() => choose({ nation })}>
						{nation}
					</Button>
				))}
			</p>
		</section>
	);
}
