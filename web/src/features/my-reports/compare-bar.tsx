import { useRef } from "react";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { FEWEST_COMPARED, MOST_COMPARED } from "#domain/telling/report/own-report.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useEdgeHeight } from "#web/ui/use-edge-height.ts";
import styles from "./my-reports.module.css";

type CompareBarProps = {
	/** Ids of the reports that are ticked. */
	chosen: readonly string[];
	onClear: () => void;
};

/** Leads to the reports that are ticked side by side, once they are enough and not too many; nothing while none is. */
export function CompareBar(props: CompareBarProps) {
	return props.chosen.length === 0 ? null : <Bar {...props} />;
}

function Bar({ chosen, onClear }: CompareBarProps) {
	const bar = useRef<HTMLDivElement>(null);
	useEdgeHeight(bar, "--foot-bar");
	const isRight = chosen.length >= FEWEST_COMPARED && chosen.length <= MOST_COMPARED;
	return (
		<div ref={bar} className={styles["bar"]} role="status">
			<p>
				{countInWords(chosen.length, "report")} chosen.
				{isRight ? null : ` Choose ${FEWEST_COMPARED} to ${MOST_COMPARED} to compare.`}
			</p>
			<div className="row gap-2">
				<Button look="secondary" onClick={onClear}>
					Clear
				</Button>
				{isRight ? (
					<ButtonLink to={`${screens.reportComparison}?ids=${chosen.join(",")}`}>
						Compare
					</ButtonLink>
				) : (
					<Button disabled>Compare</Button>
				)}
			</div>
		</div>
	);
}
