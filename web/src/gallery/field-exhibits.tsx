import { useState } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { FieldPair, Form } from "#web/ui/form.tsx";
import { NewPasswordField, PasswordField } from "#web/ui/password-field.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Slider, type SliderMark } from "#web/ui/slider.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { type Exhibit, LONG_TEXT, nothing } from "./exhibit.ts";
import styles from "./exhibits.module.css";

const looks = ["primary", "secondary", "plain", "danger", "plain-danger"] as const;

function SearchFieldAt({ label, start }: { label: string; start: string }) {
	const [typed, setTyped] = useState(start);
	return <SearchField label={label} value={typed} onChange={setTyped} />;
}

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

/** What is pressed. */
const buttons: readonly Exhibit[] = [
	{
		components: ["Button"],
		states: [
			{
				title: "Looks",
				drawn: (
					<div className={styles["row"]}>
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
					<div className={styles["row"]}>
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
					<div className={styles["row"]}>
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
		components: ["ButtonLink"],
		states: [
			{
				title: "Looks",
				drawn: (
					<div className={styles["row"]}>
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

/** What is typed into or chosen from. */
const fields: readonly Exhibit[] = [
	{
		components: ["Field", "FieldError"],
		states: [
			{ title: "Empty", drawn: <Field label="Email" placeholder="you@example.com" /> },
			{
				title: "Filled, with a hint and a prefix",
				drawn: <Field label="Rent" hint="A month." prefix="£" defaultValue="980" />,
			},
			{ title: "Large", drawn: <Field label="Postcode" size="large" defaultValue="M14 5LL" /> },
			{ title: "Disabled", drawn: <Field label="Council" disabled defaultValue="Manchester" /> },
			{
				title: "Error",
				drawn: <Field label="Price" prefix="£" defaultValue="x" error="Enter an amount." />,
			},
			{
				title: "Error in the words of the hint, which is then said once",
				drawn: <Field label="Name" hint="At least two letters." error="At least two letters." />,
			},
			{
				title: "Long text",
				drawn: (
					<Field
						label={LONG_TEXT}
						hint={LONG_TEXT}
						defaultValue={LONG_TEXT}
						error={`${LONG_TEXT}.`}
					/>
				),
			},
			{
				title: "An error by itself",
				drawn: <FieldError id="gallery-error">Choose a plan.</FieldError>,
			},
		],
	},
	{
		components: ["FieldPair"],
		states: [
			{
				title: "Default",
				drawn: (
					<FieldPair>
						<Field label="From" type="date" />
						<Field label="To" type="date" error="It is before the start." />
					</FieldPair>
				),
			},
		],
	},
	{
		components: ["PasswordField"],
		states: [
			{ title: "Empty", drawn: <PasswordField label="Password" /> },
			{ title: "Filled", drawn: <PasswordField label="Your password" defaultValue="a secret" /> },
			{ title: "Error", drawn: <PasswordField label="Old password" error="It is not right." /> },
		],
	},
	{
		components: ["NewPasswordField"],
		states: [
			{ title: "Empty", drawn: <NewPasswordField label="New password" strength={null} /> },
			...(["weak", "fair", "strong"] as const).map((strength) => ({
				title: strength,
				drawn: (
					<NewPasswordField
						label={`A ${strength} password`}
						strength={strength}
						defaultValue="a secret"
					/>
				),
			})),
			{
				title: "Error",
				drawn: <NewPasswordField label="Next password" strength="weak" error="Too short." />,
			},
		],
	},
	{
		components: ["SearchField"],
		states: [
			{ title: "Empty", drawn: <SearchFieldAt label="Search by name" start="" /> },
			{ title: "Filled", drawn: <SearchFieldAt label="Search by email" start="ada@" /> },
			{ title: "Long text", drawn: <SearchFieldAt label="Search by place" start={LONG_TEXT} /> },
		],
	},
	{
		components: ["Chooser"],
		states: [
			{ title: "Default", drawn: <ChooserAt label="Home" /> },
			{ title: "Disabled", drawn: <ChooserAt label="Ward" note="No wards here." disabled /> },
			{ title: "Error", drawn: <ChooserAt label="Tenure" error="Choose one." /> },
			{
				title: "Long text",
				drawn: <ChooserAt label="Licence" note={LONG_TEXT} start={LONG_TEXT} />,
			},
		],
	},
	{
		components: ["Form"],
		states: [
			{
				title: "Default",
				drawn: (
					<Form onSubmit={(event) => event.preventDefault()}>
						<Field label="Full name" />
						<Checkbox label="Remember me" />
						<Button type="submit">Save</Button>
					</Form>
				),
			},
		],
	},
];

type ChooserAtProps = {
	label: string;
	note?: string;
	error?: string;
	disabled?: boolean;
	start?: string;
};

function ChooserAt({ start = "Flat", ...props }: ChooserAtProps) {
	return (
		<Chooser {...props} defaultValue={start}>
			<option>Flat</option>
			<option>{LONG_TEXT}</option>
		</Chooser>
	);
}

export const fieldExhibits: readonly Exhibit[] = [...buttons, ...fields];
