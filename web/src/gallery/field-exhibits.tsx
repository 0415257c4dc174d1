import { useState } from "react";
import { AddressField } from "#web/ui/address-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { FieldPair, Form } from "#web/ui/form.tsx";
import { NewPasswordField, PasswordField } from "#web/ui/password-field.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { type Exhibit, LONG_TEXT } from "./exhibit.ts";

function SearchFieldAt({ label, start }: { label: string; start: string }) {
	const [typed, setTyped] = useState(start);
	return <SearchField label={label} value={typed} onChange={setTyped} />;
}

/** What is typed into or chosen from. */
export const fieldExhibits: readonly Exhibit[] = [
	{
		components: ["AddressField"],
		states: [
			{
				title: "To copy",
				drawn: (
					<AddressField
						ref={{ current: null }}
						label="Secret address"
						address="https://example.com/calendar/3f9a7c.ics"
					/>
				),
			},
			{
				title: "Long text",
				drawn: <AddressField ref={{ current: null }} label={LONG_TEXT} address={LONG_TEXT} />,
			},
		],
	},
	{
		components: ["TextArea"],
		states: [
			{
				title: "Empty, with a hint",
				drawn: <TextArea label="What is wrong?" hint="In a sentence." />,
			},
			{
				title: "Error",
				drawn: <TextArea label="Note" error="Say what you found." defaultValue="No" />,
			},
			{ title: "Long text", drawn: <TextArea label={LONG_TEXT} defaultValue={LONG_TEXT} /> },
		],
	},
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
