import { type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { type Assumptions, assumptionDefaults } from "./assumptions.ts";
import { type AgentShares, agentSharesWhenLet } from "./management.ts";
import { roomCostIds, roomCosts } from "./room-costs.ts";

/** What of the assumptions hangs on whether a home is let whole or by the room. */
export type LetTerms = AgentShares &
	Pick<Assumptions, "bills" | "insurance" | "rooms" | "roomRent">;

/** The same home let by the room, with bills from the cost table. */
export function letByRoom(assumptions: Assumptions, rooms: number, nation: Nation): LetTerms {
	const { rent, roomRent } = assumptions;
	const costs = roomCosts(rooms, rooms, nation);
	return {
		...agentSharesWhenLet(assumptions, true),
		rooms,
		roomRent: roomRent ?? roomShare(rent, rooms),
		bills: roomCostIds.map((id) => ({ id, amount: costs[id] })),
		// It stands among the bills.
		insurance: pence(0),
	};
}

function roomShare(rent: Pence | null, rooms: number): Pence | null {
	return rent === null ? null : pence(Math.round(rent / rooms));
}

/** The same home let whole: its tenants pay the bills. */
export function letWhole(assumptions: Assumptions): LetTerms {
	return {
		...agentSharesWhenLet(assumptions, false),
		rooms: null,
		roomRent: null,
		bills: [],
		insurance: assumptionDefaults.insurance.value,
	};
}

/** What is known of a home as if it were let whole to one household. */
export type LetWhole = {
	/** A month; null where no one publishes one that fits. */
	readonly rent: Pence | null;
	/** Where the rent is from, or why there is none, in sentences for the reader. */
	readonly rentSource: string;
	/** A year's share of the licence that one household's home needs. */
	readonly licenceFee: Pence;
	readonly licenceSource: string;
};
