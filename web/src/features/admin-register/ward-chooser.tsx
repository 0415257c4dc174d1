import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { CouncilWards } from "#contracts/admin/licensing-register.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import styles from "./register.module.css";
import { wardsQuery } from "./register-query.ts";

type WardChooserProps = {
	/** Code of the council. */
	authority: string;
	/** Codes. */
	chosen: readonly string[];
	onChange: (codes: string[]) => void;
	error?: string | undefined;
};

/** The wards of a council, to tick those that a scheme reaches. */
export function WardChooser({ authority, chosen, onChange, error }: WardChooserProps) {
	const id = useId();
	const query = useQuery(wardsQuery(authority));
	return (
		<fieldset className="stack one-column gap-2" aria-describedby={error ? id : undefined}>
			<legend className={styles["legend"]}>Wards</legend>
			<QueryBoundary query={query} what="the wards" height="12rem">
				{({ wards }) => <Wards wards={wards} chosen={chosen} onChange={onChange} />}
			</QueryBoundary>
			{error ? <FieldError id={id}>{error}</FieldError> : null}
		</fieldset>
	);
}

type Ward = CouncilWards["wards"][number];

function Wards({
	wards,
	chosen,
	onChange,
}: Pick<WardChooserProps, "chosen" | "onChange"> & { wards: readonly Ward[] }) {
	const [typed, setTyped] = useState("");
	// As they were ticked at first: a line that is ticked must not run away.
	const [ticked] = useState(chosen);
	const listed = chosenFirst(wards, ticked);
	const found = listed.filter(({ name }) =>
		name.toLowerCase().includes(typed.trim().toLowerCase()),
	);
	return (
		<>
			<p className="soft text-s" role="status">
				{chosen.length} of {listed.length} chosen
			</p>
			<SearchField label="Find a ward" value={typed} onChange={setTyped} onKeyDown={keepForm} />
			<div className={styles["wards-list"]}>
				{found.map(({ code, name }) => (
					<Checkbox
						key={code}
						label={name}
						checked={chosen.includes(code)}
						onChange={({ target }) =>
							onChange(
								target.checked ? [...chosen, code] : chosen.filter((other) => other !== code),
							)
						}
					/>
				))}
				{found.length === 0 ? <p>No ward of that name.</p> : null}
			</div>
		</>
	);
}

/** Enter in the search would send the form around it. */
function keepForm(event: React.KeyboardEvent) {
	if (event.key === "Enter") {
		event.preventDefault();
	}
}

/** Puts the chosen wards first, so that they are seen. Includes codes that are no ward of today, so that they can be taken off. */
function chosenFirst(wards: readonly Ward[], chosen: readonly string[]): Ward[] {
	const known = new Set(wards.map(({ code }) => code));
	const isChosen = new Set(chosen);
	return [
		...chosen
			.filter((code) => !known.has(code))
			.map((code) => ({ code, name: `${code}, no ward of today` })),
		...wards.filter(({ code }) => isChosen.has(code)),
		...wards.filter(({ code }) => !isChosen.has(code)),
	];
}
