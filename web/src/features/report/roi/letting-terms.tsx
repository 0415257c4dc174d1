import { letByRoom, letWhole } from "#domain/subjects/finance/let-whole.ts";
import {
	agentShares,
	type Management,
	managementOf,
	managements,
} from "#domain/subjects/finance/management.ts";
import { roomCostTable } from "#domain/subjects/finance/room-costs.ts";
import { leaseNotes } from "#domain/telling/report/money/lease-words.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import { TermInput } from "./term-fields.tsx";
import type { EditedMoney } from "./use-assumptions.ts";

type GroupProps = { edited: EditedMoney };

/** Whether the home is let whole or by the room, who runs the letting, and what its lease asks. */
export function LettingTerms({ edited }: GroupProps) {
	const { assumptions, context } = edited;
	const { rooms } = assumptions;
	return (
		<>
			<FieldGrid>
				<Chooser
					label="Let"
					value={rooms === null ? "whole" : "rooms"}
					onChange={({ target: { value } }) =>
						edited.choose(
							value === "rooms"
								? letByRoom(assumptions, USUAL_ROOMS, context.nation)
								: letWhole(assumptions),
						)
					}
				>
					<option value="whole">whole</option>
					<option value="rooms">by the room</option>
				</Chooser>
				{rooms === null ? (
					<TermInput
						edited={edited}
						field={{
							key: "councilTax",
							unit: "pounds a year",
							label: "Council tax a year",
							hint: EMPTY_COUNCIL_TAX,
						}}
					/>
				) : (
					<RoomTerms edited={edited} rooms={rooms} />
				)}
			</FieldGrid>
			<RunningTerms edited={edited} />
			<FieldGrid>
				<TermInput
					edited={edited}
					field={{ key: "groundRent", unit: "pounds a year", label: "Ground rent a year" }}
				/>
				<TermInput
					edited={edited}
					field={{ key: "leaseYears", unit: "years", label: "Years left on the lease" }}
				/>
			</FieldGrid>
			{leaseNotes(assumptions.leaseYears, context).map(({ text, sources }) => (
				<div key={text} className="measure above-3 soft text-s">
					<p>{text}</p>
					{sources.map((rule) => (
						<RuleSourceLine key={rule.source} {...rule} />
					))}
				</div>
			))}
		</>
	);
}

/** Rooms of the smallest house that is let by the room as one in multiple occupation. */
const USUAL_ROOMS = 3;

/** Who pays council tax in the months that `voidShare` assumes without a tenant. Source: Fact COST-F5. */
const EMPTY_COUNCIL_TAX =
	"You pay it while the home is empty. Many councils give no discount from the first day.";

function RoomTerms({ edited, rooms }: GroupProps & { rooms: number }) {
	const { assumptions, context } = edited;
	return (
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
					edited.choose({
						bills: checked ? letByRoom(assumptions, rooms, context.nation).bills : [],
					})
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
	);
}

const runningNames: Readonly<Record<Management, string>> = {
	self: "by myself",
	let_only: "agent finds tenants only",
	managed_found: "agent finds tenants, manages",
	managed: "agent manages, no find fee",
};

/** Who runs the letting, told from the costs taken for it, and those costs themselves. */
function RunningTerms({ edited }: GroupProps) {
	const { assumptions, choose } = edited;
	const isByRoom = assumptions.rooms !== null;
	const running = managementOf(assumptions);
	const sources = running === null ? [] : agentShares(running, isByRoom).sources;
	return (
		<>
			<FieldGrid>
				<Chooser
					label="How it is run"
					value={running ?? OWN}
					onChange={({ target: { value } }) => {
						const next = managements.find((each) => each === value);
						if (next) {
							const { managementShare, findShare } = agentShares(next, isByRoom);
							choose({ managementShare, findShare });
						}
					}}
				>
					{managements.map((each) => (
						<option key={each} value={each}>
							{runningNames[each]}
						</option>
					))}
					{running === null ? <option value={OWN}>own figures</option> : null}
				</Chooser>
				<TermInput
					edited={edited}
					field={{ key: "managementShare", unit: "percent", label: "Management, of the rent paid" }}
				/>
				<TermInput
					edited={edited}
					field={{
						key: "findShare",
						unit: "percent",
						label: "Finding a tenant, of a month’s rent a year",
					}}
				/>
			</FieldGrid>
			{sources.length > 0 ? (
				<p className="measure above-3 soft text-s">{sources.join(" ")}</p>
			) : null}
		</>
	);
}

/** The choice for figures that match none of the listed ways. */
const OWN = "own";
