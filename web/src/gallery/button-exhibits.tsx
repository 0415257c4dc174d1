import { useState } from "react";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Slider, type SliderMark } from "#web/ui/slider.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { type Exhibit, LONG_TEXT, nothing } from "./exhibit.ts";

const looks = ["primary", "secondary", "plain", "danger", "plain-danger"] as const;

const rents = { least: 475, most: 1_425, step: 5 } as const;
const slidersMarks = [{ value: 633, label: "A lender passes from £633" }] as const;

function SliderAt(props: { label: string; marks: readonly SliderMark[] }) {
	const [rent, setRent] = useState(950);
	return <Slider {...rents} {...props} value={rent} text={`£${rent}`} onChange={setRent} />;
}

function SegmentsAt({ titles }: { titles: readonly string[] }) {
	const [value, setValue] = useState(titles[0] ?? "");
	const options = titles.map((title) => ({ value: title, title }));
	return <Segments label="Show" value={value} onChange={setValue} options={options} />;
}

function SwitchAt({ start, ...rest }: { label: string; start: boolean; note?: string }) {
	const [isOn, setOn] = useState(start);
	return <Switch {...rest} isOn={isOn} onChange={setOn} />;
}

/** What is pressed or moved. */
export const buttonExhibits: readonly Exhibit[] = [
	{
		components: ["Button"],
		states: [
			{
				title: "Looks",
				drawn: (
					<div className="row wrap align-center gap-3">
						{looks.map((look) => (
							<Button key={look} look={look}>
								{look}
							</Button>
						))}
					</div>
				),
			},
			{
				title: "Disabled",
				drawn: (
					<div className="row wrap align-center gap-3">
						{looks.map((look) => (
							<Button key={look} look={look} disabled>
								{look}
							</Button>
						))}
					</div>
				),
			},
			{
				title: "Pending: a press does nothing, the focus stays",
				drawn: (
					<div className="row wrap align-center gap-3">
						{looks.map((look) => (
							<Button key={look} look={look} pending pendingLabel={`${look}...`}>
								{look}
							</Button>
						))}
					</div>
				),
			},
			{ title: "Wide", drawn: <Button wide>Continue</Button> },
			{ title: "Long text", drawn: <Button>{LONG_TEXT}</Button> },
		],
	},
	{
		components: ["BackLink"],
		states: [{ title: "Default", drawn: <BackLink to="">My Reports</BackLink> }],
	},
	{
		components: ["ButtonLink"],
		states: [
			{
				title: "Looks",
				drawn: (
					<div className="row wrap align-center gap-3">
						{looks.map((look) => (
							<ButtonLink key={look} look={look} to="">
								{look}
							</ButtonLink>
						))}
					</div>
				),
			},
			{
				title: "Wide, long text",
				drawn: (
					<ButtonLink wide to="">
						{LONG_TEXT}
					</ButtonLink>
				),
			},
		],
	},
	{
		components: ["Checkbox"],
		states: [
			{ title: "Not ticked", drawn: <Checkbox label="I have read the terms" /> },
			{ title: "Ticked", drawn: <Checkbox label="I agree" defaultChecked /> },
			{ title: "Disabled", drawn: <Checkbox label="Always on" defaultChecked disabled /> },
			{ title: "Long text", drawn: <Checkbox label={LONG_TEXT} /> },
		],
	},
	{
		components: ["Slider"],
		states: [
			{ title: "Without marks", drawn: <SliderAt label="Rent" marks={[]} /> },
			{ title: "With marks", drawn: <SliderAt label="Rent" marks={slidersMarks} /> },
			{ title: "Long text", drawn: <SliderAt label={LONG_TEXT} marks={slidersMarks} /> },
		],
	},
	{
		components: ["Segments"],
		states: [
			{ title: "Two", drawn: <SegmentsAt titles={["Licence", "Price"]} /> },
			{
				title: "More than fit",
				drawn: <SegmentsAt titles={["Licence", "Price", "Energy", LONG_TEXT]} />,
			},
		],
	},
	{
		components: ["Switch"],
		states: [
			{ title: "Off", drawn: <SwitchAt label="Counting visits" start={false} /> },
			{ title: "On, with a note", drawn: <SwitchAt label="Mail" start note="Once a week." /> },
			{
				title: "Fixed",
				drawn: (
					<Switch
						label="Needed cookies"
						isOn
						isFixed
						note="The site needs them."
						onChange={nothing}
					/>
				),
			},
			{
				title: "Error",
				drawn: (
					<Switch label="New plans" isOn={false} error="It was not saved." onChange={nothing} />
				),
			},
			{ title: "Long text", drawn: <SwitchAt label={LONG_TEXT} start={false} note={LONG_TEXT} /> },
		],
	},
];
