import { type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { type Assumptions, assumptionDefaults } from "./assumptions.ts";
import { type AgentShares, agentSharesWhenLet } from "./management.ts";
import { roomCostIds, roomCosts } from "./room-costs.ts";

/** The assumptions that differ between letting whole and by the room. */
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
		// Included in the bills.
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

/** Known figures for letting the home whole to one household. */
export type LetWhole = {
	/** Monthly; null where no fitting rent is published. */
	readonly rent: Pence | null;
	/** Source of the rent, or why there is none, in sentences for the reader. */
	readonly rentSource: string;
	/** A year's share of the licence that one household's home needs. */
	readonly licenceFee: Pence;
	readonly licenceSource: string;
};
