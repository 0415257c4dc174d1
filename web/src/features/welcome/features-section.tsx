import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { ChipMark } from "#web/ui/chip.tsx";
import { ClaimList } from "./claims.tsx";
import { Section } from "./section.tsx";
import styles from "./sections.module.css";
import { Statement } from "./statement.tsx";

const marks = [
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
function FigureMarks() {
	return (
		<Statement title="Every figure says where it comes from" lines={marks}>
			<p className={`soft text-m ${styles["method"]}`}>
				Four parts make the score, each by a published rule.{" "}
				<Link to={`${screens.documentation}?tab=risk-assessment`}>How the score is worked out</Link>
			</p>
		</Statement>
	);
}

const lines = [
	{
		term: "Energy rating",
		text: "What the certificates say, what a better rating would cost, and whether the home may be let at all.",
	},
	{
		term: "Licensing and planning",
		text: "Whether you need a selective or HMO licence, or planning permission, for the way you mean to let.",
	},
	{
		term: "Yield and demand",
		text: "What homes there rent and sell for, from official records, or from your own rent and price.",
	},
];

/** The three things a preview looks at. */
function WhatIsChecked() {
	return <Statement title="Three things about the home" lines={lines} />;
}

/** What is checked, and how every figure is marked. */
export function FeaturesSection() {
	return (
		<Section
			id="features"
			title="What is checked"
			lede="From one postcode, for the home you own or the one you may buy."
		>
			<div className={`stack one-column below-3 gap-6 across-7 ${styles["statements"]}`}>
				<WhatIsChecked />
				<FigureMarks />
			</div>
			<ClaimList />
		</Section>
	);
}
