import { useState } from "react";
import type { Position } from "#domain/finance/position.ts";
import { fromPounds, pence, toPounds } from "#domain/money.ts";
import { type Nation, nations } from "#domain/nations/nation.ts";
import { readNumber } from "#web/lib/assumption-field.ts";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import styles from "./terms-editor.module.css";
import type { EditedMoney } from "./use-assumptions.ts";

const kinds = {
	unsaid: "not said: show tax by band",
	person: "one person",
	two: "two people",
	company: "a company",
} as const;
type Kind = keyof typeof kinds;

/** Who owns the home, as far as tax hangs on it. It stays in this page: nothing of it is sent or kept. */
export function OwnersEditor({ edited }: { edited: EditedMoney }) {
	const { owners, context, own } = edited;
	const kind = kindOf(owners);
	const change = (at: number, part: Partial<Position>) =>
		own(owners.map((owner, index) => (index === at ? { ...owner, ...part } : owner)));
	return (
		<>
			<div className={styles["fields"]}>
				<Chooser
					label="The owner is"
					value={kind}
					onChange={({ target: { value } }) =>
						own(ownersOf(keysOf(kinds).find((each) => each === value) ?? kind, context.nation))
					}
				>
					{keysOf(kinds).map((each) => (
						<option key={each} value={each}>
							{kinds[each]}
						</option>
					))}
				</Chooser>
			</div>
			{owners.map((owner, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: owners have no names, and their order is all that tells them apart.
				<div key={at} className={styles["fields"]}>
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
							{nations.map((nation) => (
								<option key={nation}>{nation}</option>
							))}
						</Chooser>
					)}
				</div>
			))}
			{kind === "two" ? (
				<div className={styles["fields"]}>
					<Chooser
						label="Share of the first owner"
						value={String(Math.round((owners[0]?.share ?? 0.5) * 100))}
						onChange={({ target: { value } }) => {
							const share = Number(value) / 100;
							own(owners.map((owner, at) => ({ ...owner, share: at === 0 ? share : 1 - share })));
						}}
					>
						{SHARES.map((share) => (
							<option key={share} value={share}>
								{share}%
							</option>
						))}
					</Chooser>
				</div>
			) : null}
		</>
	);
}

const SHARES = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90] as const;

type IncomeFieldProps = {
	owner: Position;
	/** Which of several it is. */
	which: number | null;
	onRead: (income: Position["incomePence"]) => void;
};

/** An income is read once it can be: until then the last one stands. */
function IncomeField({ owner, which, onRead }: IncomeFieldProps) {
	const [typed, setTyped] = useState(String(toPounds(owner.incomePence)));
	const read = readIncome(typed);
	const what = owner.company ? "Other profits a year" : "Other income a year, before tax";
	return (
		<Field
			label={which === null ? what : `${what}, owner ${which}`}
			prefix="£"
			inputMode="decimal"
			autoComplete="off"
			value={typed}
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

const MOST_INCOME = 10_000_000;

function readIncome(text: string): Position["incomePence"] | null {
	const pounds = readNumber(text);
	return pounds === null || pounds > MOST_INCOME ? null : fromPounds(pounds);
}

function named(what: string, count: number, at: number): string {
	return count > 1 ? `${what}, owner ${at + 1}` : what;
}

function kindOf(owners: readonly Position[]): Kind {
	const [first] = owners;
	if (first === undefined) {
		return "unsaid";
	}
	return first.company ? "company" : owners.length > 1 ? "two" : "person";
}

/** Owners to begin with: no other income, where the home is. */
function ownersOf(kind: Kind, nation: Nation): readonly Position[] {
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
