import { useState } from "react";
import { fromPounds, pence, toPounds } from "#domain/base/money.ts";
import { type Nation, nations } from "#domain/base/nation.ts";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import type { Position } from "#domain/subjects/finance/position.ts";
import { typedAmount } from "#domain/subjects/listing/typed-amount.ts";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid } from "#web/ui/form.tsx";

const kinds = {
	unsaid: "not said: show tax by band",
	person: "one person",
	two: "two people",
	company: "a company",
} as const;
type Kind = keyof typeof kinds;

type OwnersFieldsProps = {
	owners: Owners;
	/** Where a person is taken to live before they say so. */
	nation: Nation;
	/** Called with owners that can be calculated with. While an income cannot be read, its last value stands. */
	onChange: (owners: Owners) => void;
};

/** Edits who owns a home, as far as tax depends on it: a company, a person, or two. */
export function OwnersFields({ owners, nation, onChange }: OwnersFieldsProps) {
	const kind = kindOf(owners);
	const [first] = owners;
	const change = (at: number, part: Partial<Position>) =>
		onChange(owners.map((owner, index) => (index === at ? { ...owner, ...part } : owner)));
	return (
		<>
			<FieldGrid>
				<Chooser
					label="The owner is"
					value={kind}
					onChange={({ target: { value } }) =>
						onChange(ownersOfKind(keysOf(kinds).find((each) => each === value) ?? kind, nation))
					}
				>
					{keysOf(kinds).map((each) => (
						<option key={each} value={each}>
							{kinds[each]}
						</option>
					))}
				</Chooser>
				{first && !first.company ? (
					<ShareChooser
						label={kind === "two" ? "Share of the first owner" : "Your share of the home"}
						share={first.share}
						isWholePossible={kind === "person"}
						onChange={(share) =>
							onChange(
								owners.map((owner, at) => ({ ...owner, share: at === 0 ? share : 1 - share })),
							)
						}
					/>
				) : null}
			</FieldGrid>
			{owners.map((owner, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: owners have no names, and their order is all that tells them apart.
				<FieldGrid key={at}>
					<IncomeField
						owner={owner}
						which={owners.length > 1 ? at + 1 : null}
						onRead={(incomePence) => change(at, { incomePence })}
					/>
					{owner.company ? null : (
						<Chooser
							label={named("Lives in", owners.length, at)}
							value={owner.nation}
							onChange={({ target: { value } }) =>
								change(at, { nation: nations.find((each) => each === value) ?? owner.nation })
							}
						>
							{nations.map((each) => (
								<option key={each}>{each}</option>
							))}
						</Chooser>
					)}
				</FieldGrid>
			))}
		</>
	);
}

/** Hundredths that are offered, besides the one that stands. */
const SHARES = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90] as const;

type ShareChooserProps = {
	label: string;
	/** As a fraction. */
	share: number;
	/** Nobody else owns anything. */
	isWholePossible: boolean;
	onChange: (share: number) => void;
};

function ShareChooser({ label, share, isWholePossible, onChange }: ShareChooserProps) {
	const percent = Math.round(share * 100);
	const offered = [...new Set([...SHARES, ...(isWholePossible ? [100] : []), percent])];
	return (
		<Chooser
			label={label}
			value={percent}
			onChange={({ target: { value } }) => onChange(Number(value) / 100)}
		>
			{offered
				.toSorted((one, other) => one - other)
				.map((each) => (
					<option key={each} value={each}>
						{each}%
					</option>
				))}
		</Chooser>
	);
}

type IncomeFieldProps = {
	owner: Position;
	/** Which of several it is. */
	which: number | null;
	onRead: (income: Position["incomePence"]) => void;
};

/** Takes an income over once the text can be read; until then the last one stands. An income that changes from outside shows at once. */
function IncomeField({ owner, which, onRead }: IncomeFieldProps) {
	const [typed, setTyped] = useState(() => inPounds(owner.incomePence));
	const read = readIncome(typed);
	const text = read === null || read === owner.incomePence ? typed : inPounds(owner.incomePence);
	const what = owner.company ? "Other profits a year" : "Other income a year, before tax";
	return (
		<Field
			label={which === null ? what : `${what}, owner ${which}`}
			prefix="£"
			inputMode="decimal"
			autoComplete="off"
			value={text}
			error={read === null ? "Enter £0 to £10,000,000" : undefined}
			onChange={({ target: { value } }) => {
				setTyped(value);
				const income = readIncome(value);
				if (income !== null) {
					onRead(income);
				}
			}}
		/>
	);
}

function inPounds(income: Position["incomePence"]): string {
	return String(toPounds(income));
}

const MOST_INCOME = 10_000_000;

function readIncome(text: string): Position["incomePence"] | null {
	const pounds = typedAmount(text, "year");
	return pounds === null || pounds > MOST_INCOME ? null : fromPounds(pounds);
}

function named(what: string, count: number, at: number): string {
	return count > 1 ? `${what}, owner ${at + 1}` : what;
}

function kindOf(owners: Owners): Kind {
	const [first] = owners;
	if (first === undefined) {
		return "unsaid";
	}
	return first.company ? "company" : owners.length > 1 ? "two" : "person";
}

/** Owners to begin with: no other income, where the home is. */
function ownersOfKind(kind: Kind, nation: Nation): Owners {
	const owner = { incomePence: pence(0), nation, share: 1, company: false };
	switch (kind) {
		case "unsaid":
			return [];
		case "person":
			return [owner];
		case "two":
			return [
				{ ...owner, share: 0.5 },
				{ ...owner, share: 0.5 },
			];
		case "company":
			return [{ ...owner, company: true }];
	}
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): readonly Key[] {
	return Object.keys(record) as Key[];
}
