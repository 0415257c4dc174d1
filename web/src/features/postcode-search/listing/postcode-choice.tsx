import { useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { RadioList } from "./radio-list.tsx";

export type PostcodeOption = { postcode: string; note?: string };

type PostcodeChoiceProps = {
	options: readonly PostcodeOption[];
	hint: string;
	/** What the field begins with. */
	begun?: string;
	error?: string | undefined;
};

const ANOTHER = "another";

/** Chooses one of several postcodes, none preselected, or another one typed. Only a field where there are none to choose from. */
export function PostcodeChoice({ options, hint, begun, error }: PostcodeChoiceProps) {
	const [chosen, setChosen] = useState("");
	const isTyped = options.length === 0 || chosen === ANOTHER;
	return (
		<>
			{options.length > 0 ? (
				<RadioList
					legend="Which postcode is it?"
					hint={hint}
					name="choice"
					value={chosen}
					onChange={setChosen}
					options={[
						...options.map(({ postcode, note }) => ({ value: postcode, label: postcode, note })),
						{ value: ANOTHER, label: "Another postcode" },
					]}
					error={isTyped ? undefined : error}
				/>
			) : null}
			{isTyped ? (
				<Field
					label="UK postcode"
					{...(options.length === 0 ? { hint } : {})}
					name="postcode"
					autoComplete="postal-code"
					autoCapitalize="characters"
					// An address is read for its postcode.
					maxLength={300}
					spellCheck={false}
					defaultValue={begun}
					error={error}
				/>
			) : null}
		</>
	);
}

/** The postcode of a form with such a choice in it; null while nothing is chosen. */
export function chosenPostcode(typed: FormData): string | null {
	const postcode = typed.get("postcode") ?? typed.get("choice");
	return postcode === null ? null : String(postcode);
}
