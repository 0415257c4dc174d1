import { useId, useState } from "react";
import type { Preview } from "#contracts/preview.ts";
import { LHA_IN_SHORT, PERCENTILE_NOTE } from "#domain/lha/housing-benefit-words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { formatPounds } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair, Form } from "#web/ui/form.tsx";
import type { Choose } from "./choices.ts";

type HousingBenefitCardProps = { preview: Preview; choose: Choose };

/** What a tenant on housing benefit may have towards the rent; where no table says the area, the visitor does. */
export function HousingBenefitCard({ preview, choose }: HousingBenefitCardProps) {
	const { area, because, choices, source, url, lastChecked } = preview.housingBenefit;
	return (
		<Card title="What housing benefit pays">
			<Disclosure summary={area === null ? "Choose the rental market area" : area}>
				{area === null ? <p>{LHA_IN_SHORT}</p> : <Rates benefit={preview.housingBenefit} />}
				{area === null && choices.length > 0 ? (
					<AreaQuestion choices={choices} choose={choose} />
				) : null}
				{because === "stated" ? (
					<Button look="plain" onClick={() => choose({ brma: null })}>
						Another area
					</Button>
				) : null}
				<RuleSourceLine source={source} url={url} lastChecked={lastChecked} />
			</Disclosure>
		</Card>
	);
}

function Rates({ benefit: { area, rates } }: { benefit: Preview["housingBenefit"] }) {
	const hasPercentile = rates.some(({ percentile }) => percentile !== null);
	return (
		<>
			<DataTable
				caption={`Local Housing Allowance of ${area}`}
				columns={[
					{ title: "Home" },
					{ title: "A week", isNumber: true },
					{ title: "A month", isNumber: true },
					...(hasPercentile ? [{ title: "30th percentile a month", isNumber: true }] : []),
				]}
				rows={rates.map(({ label, weekly, monthly, percentile, isOfHome }) => ({
					key: label,
					cells: [
						label,
						formatPounds(weekly),
						formatPounds(monthly),
						...(hasPercentile ? [percentile === null ? "" : formatPounds(percentile)] : []),
					],
					isMarked: isOfHome,
				}))}
			/>
			{hasPercentile ? <p>{PERCENTILE_NOTE}</p> : null}
		</>
	);
}

type AreaQuestionProps = { choices: readonly string[]; choose: Choose };

/** Asks for the area by its name, and takes one of the nation's list alone. */
function AreaQuestion({ choices, choose }: AreaQuestionProps) {
	const list = useId();
	const [typed, setTyped] = useState("");
	const [isRefused, setRefused] = useState(false);
	const named = (name: string) =>
		choices.find((each) => each.toLowerCase() === name.trim().toLowerCase()) ?? null;
	const take = (name: string) => {
		const chosen = named(name);
		setRefused(chosen === null);
		if (chosen !== null) {
			choose({ brma: chosen });
		}
	};
	return (
		<Form
			onSubmit={(event) => {
				event.preventDefault();
				take(typed);
			}}
		>
			<FieldPair>
				<Field
					label="Rental market area"
					list={list}
					autoComplete="off"
					value={typed}
					error={isRefused ? "Choose an area of the list" : undefined}
					onChange={({ target: { value } }) => {
						setTyped(value);
						setRefused(false);
					}}
				/>
				<datalist id={list}>
					{choices.map((name) => (
						<option key={name} value={name} />
					))}
				</datalist>
			</FieldPair>
			<div>
				<Button type="submit" look="secondary">
					Show what it pays
				</Button>
			</div>
		</Form>
	);
}
