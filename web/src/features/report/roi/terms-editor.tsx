import type { ReactNode } from "react";
import type { FieldKey } from "#domain/finance/assumption-fields.ts";
import { assumptionDefaults } from "#domain/finance/assumptions.ts";
import { roomCostIds, roomCosts, roomCostTable } from "#domain/finance/room-costs.ts";
import { plainTerms } from "#domain/finance/terms.ts";
import { pence } from "#domain/money.ts";
import type { AssumptionLine } from "#domain/report/money/money-section.ts";
import { moneyParts } from "#domain/report/money/money-words.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import { LazyDisclosure } from "../lazy-disclosure.tsx";
import { OwnersEditor } from "./owners-editor.tsx";
import styles from "./terms-editor.module.css";
import type { EditedMoney } from "./use-assumptions.ts";

type TermField = {
	readonly key: FieldKey;
	readonly unit: AssumptionLine["unit"];
	readonly label: string;
};

/** How the home is held, borrowed for, let and owned: a group each, that opens. */
export function TermsEditor({ edited }: { edited: EditedMoney }) {
	return (
		<ChapterPart title={moneyParts.terms}>
			<div className={styles["groups"]}>
				<LazyDisclosure summary="Buying, or owned already">
					<HoldingTerms edited={edited} />
				</LazyDisclosure>
				<LazyDisclosure summary="The loan">
					<LoanTerms edited={edited} />
				</LazyDisclosure>
				<LazyDisclosure summary="Let whole or by the room">
					<LettingTerms edited={edited} />
				</LazyDisclosure>
				<LazyDisclosure summary="Who owns it">
					<OwnersEditor edited={edited} />
				</LazyDisclosure>
			</div>
		</ChapterPart>
	);
}

type GroupProps = { edited: EditedMoney };

function HoldingTerms({ edited }: GroupProps) {
	const { isOwned, isOnlyHome, isFromAbroad } = edited.assumptions;
	return (
		<Fields>
			<Chooser
				label="The home is"
				value={isOwned ? "owned" : "bought"}
				onChange={(event) => edited.choose({ isOwned: event.target.value === "owned" })}
			>
				<option value="bought">being bought</option>
				<option value="owned">owned already</option>
			</Chooser>
			{isOwned ? (
				<>
					<TermInput
						edited={edited}
						field={{ key: "loanLeft", unit: "pounds", label: "Loan left" }}
					/>
					<TermInput
						edited={edited}
						field={{ key: "boughtFor", unit: "pounds", label: "Bought for, with tax and fees" }}
					/>
				</>
			) : (
				<>
					<Checkbox
						label="I will own no other home"
						checked={isOnlyHome}
						onChange={(event) => edited.choose({ isOnlyHome: event.target.checked })}
					/>
					<Checkbox
						label="I live outside the United Kingdom"
						checked={isFromAbroad}
						onChange={(event) => edited.choose({ isFromAbroad: event.target.checked })}
					/>
				</>
			)}
			<TermInput
				edited={edited}
				field={{ key: "firstYearCosts", unit: "pounds", label: "Furniture and repairs at first" }}
			/>
		</Fields>
	);
}

function LoanTerms({ edited }: GroupProps) {
	const { product, repaymentYears, isFeeAdded } = edited.assumptions;
	return (
		<Fields>
			<Chooser
				label="Rate fixed for"
				value={product ?? "open"}
				onChange={({ target: { value } }) =>
					edited.choose({ product: value === "two_year" || value === "five_year" ? value : null })
				}
			>
				<option value="open">not settled</option>
				<option value="two_year">two years</option>
				<option value="five_year">five years</option>
			</Chooser>
			<Chooser
				label="Paid back"
				value={repaymentYears === null ? "interest" : "repayment"}
				onChange={({ target: { value } }) =>
					edited.choose({ repaymentYears: value === "repayment" ? USUAL_TERM : null })
				}
			>
				<option value="interest">interest only</option>
				<option value="repayment">month by month</option>
			</Chooser>
			{repaymentYears === null ? null : (
				<TermInput
					edited={edited}
					field={{ key: "repaymentYears", unit: "years", label: "Years to pay back" }}
				/>
			)}
			<TermInput
				edited={edited}
				field={{ key: "arrangementFee", unit: "pounds", label: "Arrangement fee" }}
			/>
			<Checkbox
				label="The fee is added to the loan"
				checked={isFeeAdded}
				onChange={(event) => edited.choose({ isFeeAdded: event.target.checked })}
			/>
		</Fields>
	);
}

/** Years of a repayment loan before the reader types others. */
const USUAL_TERM = 25;

function LettingTerms({ edited }: GroupProps) {
	const { assumptions, context } = edited;
	const { rooms, rent, roomRent } = assumptions;
	const letByRoom = (count: number) => {
		const costs = roomCosts(count, count, context.nation);
		return {
			rooms: count,
			roomRent: roomRent ?? (rent === null ? null : pence(Math.round(rent / count))),
			bills: roomCostIds.map((id) => ({ id, amount: costs[id] })),
			insurance: pence(0),
		};
	};
	return (
		<Fields>
			<Chooser
				label="Let"
				value={rooms === null ? "whole" : "rooms"}
				onChange={({ target: { value } }) =>
					edited.choose(value === "rooms" ? letByRoom(USUAL_ROOMS) : wholeAgain)
				}
			>
				<option value="whole">whole</option>
				<option value="rooms">by the room</option>
			</Chooser>
			{rooms === null ? (
				<TermInput
					edited={edited}
					field={{ key: "councilTax", unit: "pounds a year", label: "Council tax a year" }}
				/>
			) : (
				<>
					<TermInput edited={edited} field={{ key: "rooms", unit: "rooms", label: "Rooms" }} />
					<TermInput
						edited={edited}
						field={{ key: "roomRent", unit: "pounds a month", label: "Rent of a room a month" }}
					/>
					<Checkbox
						label="Bills are included in the rent"
						checked={assumptions.bills.length > 0}
						onChange={({ target: { checked } }) =>
							edited.choose({ bills: checked ? letByRoom(rooms).bills : [] })
						}
					/>
					{roomCostTable(context.nation)
						.filter(({ id }) => assumptions.bills.some((bill) => bill.id === id))
						.map(({ id, label }) => (
							<TermInput
								key={id}
								edited={edited}
								field={{ key: `bill:${id}`, unit: "pounds a year", label: `${label} a year` }}
							/>
						))}
				</>
			)}
			<TermInput
				edited={edited}
				field={{
					key: "findShare",
					unit: "percent",
					label: "Finding a tenant, of a month’s rent a year",
				}}
			/>
			<TermInput
				edited={edited}
				field={{ key: "groundRent", unit: "pounds a year", label: "Ground rent a year" }}
			/>
		</Fields>
	);
}

/** Rooms of the smallest house that is let by the room as one in multiple occupation. */
const USUAL_ROOMS = 3;

const wholeAgain = {
	rooms: plainTerms.rooms,
	roomRent: plainTerms.roomRent,
	bills: plainTerms.bills,
	insurance: assumptionDefaults.insurance.value,
};

function TermInput({ edited, field }: GroupProps & { field: TermField }) {
	const { unit } = field;
	return (
		<Field
			label={field.label}
			inputMode="decimal"
			autoComplete="off"
			value={edited.textOf(field)}
			error={edited.refusalOf(field)}
			onChange={(event) => edited.change(field, event.target.value)}
			{...(unit === "percent"
				? { end: <span className={styles["unit"]}>%</span> }
				: unit.startsWith("pounds")
					? { prefix: "£" }
					: {})}
		/>
	);
}

function Fields({ children }: { children: ReactNode }) {
	return <div className={styles["fields"]}>{children}</div>;
}
