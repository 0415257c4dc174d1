import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { ChipMark } from "#web/ui/chip.tsx";
import styles from "./figure-marks.module.css";
import { Statement } from "./statement.tsx";

const lines = [
	{
		term: "Official",
		mark: <ChipMark kind="official" />,
		text: "A record of this home or its postcode, or the law.",
	},
	{
		term: "Typical of the area",
		mark: <ChipMark kind="typical" />,
		text: "Not measured at this home.",
	},
	{ term: "Your input", mark: <ChipMark kind="visitor" />, text: "What you typed." },
	{
		term: "Estimate",
		mark: <ChipMark kind="estimate" />,
		text: "Worked out. Open it to see how.",
	},
	{
		term: "Not available",
		mark: <ChipMark kind="gap" />,
		text: "No figure to be had. We say why, and never guess.",
	},
];

/** The signs a visitor will meet beside every figure. */
export function FigureMarks() {
	return (
		<Statement title="Every figure says where it comes from" lines={lines}>
			<p className={styles["method"]}>
				Four parts make the score, each by a published rule.{" "}
				<Link to={`${screens.documentation}?tab=risk-assessment`}>How the score is worked out</Link>
			</p>
		</Statement>
	);
}
