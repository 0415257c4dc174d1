import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isBand, isBelowMinimum } from "#domain/base/facts/band.ts";
import { statedTypeInWords } from "#domain/base/facts/home-type.ts";
import { DEFAULT_LOAN_PERCENT, loanPercents, statedTypes } from "#domain/base/inputs.ts";
import { nations } from "#domain/base/nation.ts";
import { isMultipleOccupation } from "#domain/base/use.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { choiceChips, loanInWords } from "./choice-chips.ts";
import type { ChoiceProps } from "./choices.ts";
import styles from "./preview-frame.module.css";
import { addressesQuery } from "./preview-queries.ts";
import { YourFigures } from "./your-figures.tsx";

/** Choices that are made in a place of their own: under the title, in the second answer, in the card of housing benefit. */
const elsewhere: readonly string[] = [
	"use",
	"owned",
	"bedrooms",
	"rent",
	"rentOf",
	"price",
	"loanLeft",
	"brma",
];

/** What else a visitor may state about the home, as one line of chips that opens. The answer follows each change. */
export function ChoiceBar(props: ChoiceProps) {
	const { preview, refused } = props;
	const isRefused = Object.keys(refused).some((name) => !elsewhere.includes(name));
	const [open, setOpen] = useState(isRefused);
	return (
		<section className={styles["bar"]} aria-label="About the home">
			<details
				className={styles["details"]}
				open={open || isRefused}
				onToggle={(event) => setOpen(event.currentTarget.open)}
			>
				<summary>
					<span className={styles["chips"]}>
						{choiceChips(preview).map(({ text, look }) => (
							<span key={text} className={styles["chip"]} data-look={look}>
								{text}
							</span>
						))}
						<span className={styles["change"]}>
							Change
							<Icon name="chevron" size={16} />
						</span>
					</span>
				</summary>
				<Choosers {...props} />
				<YourFigures {...props} />
				<VisitorStatements {...props} />
			</details>
		</section>
	);
}

function Choosers(props: ChoiceProps) {
	const { choices, choose, refused } = props;
	return (
		<div className={styles["choosers"]}>
			<AddressChooser {...props} />
			<Chooser
				label="Type"
				value={choices.type ?? ""}
				error={refused["type"]}
				onChange={(event) =>
					choose({ type: statedTypes.find((type) => type === event.target.value) ?? null })
				}
			>
				<option value="">As recorded</option>
				{statedTypes.map((type) => (
					<option key={type} value={type}>
						{statedTypeInWords(type)}
					</option>
				))}
			</Chooser>
			{choices.owned ? null : (
				<Chooser
					label="Loan"
					value={choices.loan ?? String(DEFAULT_LOAN_PERCENT)}
					error={refused["loan"]}
					onChange={(event) => choose({ loan: readLoan(event.target.value) })}
				>
					{loanPercents.map((percent) => (
						<option key={percent} value={percent}>
							{loanInWords(percent)}
						</option>
					))}
				</Chooser>
			)}
			<NationChooser {...props} />
		</div>
	);
}

/** On a border only the visitor knows whose law holds. */
function NationChooser({ preview, choices, choose, refused }: ChoiceProps) {
	const { nationChoices } = preview.place;
	if (nationChoices.length === 0) {
		return null;
	}
	return (
		<Chooser
			label="Nation"
			value={choices.nation ?? ""}
			error={refused["nation"]}
			onChange={(event) =>
				choose({ nation: nations.find((nation) => nation === event.target.value) ?? null })
			}
		>
			<option value="">Not sure</option>
			{nationChoices.map((nation) => (
				<option key={nation} value={nation}>
					{nation}
				</option>
			))}
		</Chooser>
	);
}

/** The default is what is assumed, so it is not stated. */
function readLoan(value: string): string | null {
	return value === String(DEFAULT_LOAN_PERCENT) ? null : value;
}

/**
 * Lists the homes of the postcode that have a certificate. Fetches them when there
 * is known to be one, or when the visitor opens the list. Source: Rule PLACE-3.
 */
function AddressChooser({ preview, choices, choose, refused }: ChoiceProps) {
	const [opened, setOpened] = useState(false);
	const { certificatesCount, postcode } = preview;
	const addresses = useQuery({
		...addressesQuery(postcode),
		enabled: opened || (certificatesCount ?? 0) > 0,
	});
	const homes = addresses.data?.addresses ?? [];
	const chosen = choices.certificate ?? "";
	return (
		<Chooser
			label="Address"
			value={chosen}
			note={noteOn(addresses, homes.length)}
			error={refused["certificate"]}
			onFocus={() => setOpened(true)}
			onChange={(event) => choose({ certificate: event.target.value })}
		>
			<option value="">Any home in {formatPostcode(postcode)}</option>
			{homes.some(({ certificate }) => certificate === chosen) || chosen === "" ? null : (
				<option value={chosen}>{preview.address ?? `Certificate ${chosen}`}</option>
			)}
			{addresses.isFetching ? <option disabled>Loading addresses…</option> : null}
			{homes.map(({ certificate, address, epcRating, expired }) => (
				<option key={certificate} value={certificate}>
					{address}
					{epcRating ? `, ${epcRating}` : ""}
					{expired ? " (expired)" : ""}
				</option>
			))}
		</Chooser>
	);
}

type AddressesState = {
	error: Error | null;
	data?: { provenance: { note: string | null } } | undefined;
};

/** Says why the list is empty or could not be fetched. */
function noteOn({ error, data }: AddressesState, count: number): string | null {
	if (error) {
		return error.message;
	}
	return data && count === 0 ? (data.provenance.note ?? "No certificate at this postcode.") : null;
}

/** What only the visitor can know, asked where it changes the answer. Source: Rule PLACE-7. */
function VisitorStatements({ preview, choices, choose }: ChoiceProps) {
	const { epcRating, evidence, inputs } = preview;
	const belowMinimum =
		isBand(epcRating) && isBelowMinimum(epcRating) && evidence.epcRating.basis === "property";
	const asksExemption = belowMinimum || choices.exemption !== undefined;
	const asksPermission = isMultipleOccupation(inputs.use) || choices.c4permission !== undefined;
	if (!asksExemption && !asksPermission) {
		return null;
	}
	return (
		<div className={styles["statements"]}>
			{asksExemption ? (
				<Checkbox
					label="An exemption from the minimum energy rating is registered for this home"
					checked={choices.exemption === "true"}
					onChange={(event) => choose({ exemption: event.target.checked ? "true" : null })}
				/>
			) : null}
			{asksPermission ? (
				<Checkbox
					label="Planning permission for use as an HMO is held"
					checked={choices.c4permission === "true"}
					onChange={(event) => choose({ c4permission: event.target.checked ? "true" : null })}
				/>
			) : null}
		</div>
	);
}
