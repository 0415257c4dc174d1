import { upperFirst } from "#domain/base/sentence.ts";
import { type Use, useInWords, uses } from "#domain/base/use.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Segments } from "#web/ui/segments.tsx";
import type { ChoiceProps } from "./choices.ts";
import styles from "./first-line.module.css";

/** What every answer turns on, in the first line: whether the home is bought or owned already, and how it is let. */
export function FirstLine({ choices, choose }: Pick<ChoiceProps, "choices" | "choose">) {
	const use = choices.use ?? "single";
	return (
		<div className={`row wrap align-center above-2 ${styles["line"]}`}>
			<Segments
				label="Buying, or owned already"
				isLabelHidden
				value={choices.owned ? "owned" : "buying"}
				onChange={(value) =>
					choose(
						value === "owned"
							? { owned: "true" }
							: { owned: null, loanLeft: null, boughtFor: null, valueWhenLet: null },
					)
				}
				options={[
					{ value: "buying", title: "Buying" },
					{ value: "owned", title: "I own it" },
				]}
			/>
			<span className={`framed on-card ${styles["use"]}`}>
				<select
					aria-label="How it is let"
					className={styles["select"]}
					value={use}
					onChange={(event) => choose({ use: readUse(event.target.value) })}
				>
					{uses.map((each) => (
						<option key={each} value={each}>
							{upperFirst(useInWords[each])}
						</option>
					))}
				</select>
				<span className={styles["mark"]}>
					<Icon name="chevron" size={16} />
				</span>
			</span>
		</div>
	);
}

/** One household is what is assumed, so it is not stated. */
function readUse(value: string): Use | null {
	return uses.find((use) => use === value && use !== "single") ?? null;
}
