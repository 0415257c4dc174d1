import { type Pence, pence } from "../money.ts";
import type { Nation } from "../nations/nation.ts";
import { type Assumptions, assumptionDefaults } from "./assumptions.ts";
import { roomCostIds, roomCosts } from "./room-costs.ts";
import { type AgentShares, agentSharesWhenLet } from "./running.ts";

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
