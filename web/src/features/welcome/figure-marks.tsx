import { ChipMark } from "#web/ui/chip.tsx";
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
	return <Statement title="Every figure says where it comes from" lines={lines} />;
}
