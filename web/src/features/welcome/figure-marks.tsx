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
		text: "Worked out, with the method beside it.",
	},
	{
		term: "Not available",
		mark: <ChipMark kind="gap" />,
		text: "Nobody publishes it, and it says so. Never a guess.",
	},
];

/** The signs a visitor will meet beside every figure. */
export function FigureMarks() {
	return <Statement title="Every figure says where it comes from" lines={lines} />;
}
