import { councilTaxOf } from "../../finance/letting-costs.ts";
import { roomCostIds, roomCosts } from "../../finance/room-costs.ts";
import type { Terms } from "../../finance/terms.ts";
import { plainTerms } from "../../finance/terms.ts";
import type { Inputs } from "../../inputs.ts";
import type { JudgedHome } from "../../judged-home.ts";
import { type Pence, pence } from "../../money.ts";
import { peopleOf } from "../../use.ts";

/**
 * The terms that a year's sums begin with. A house in multiple occupation is let by the room with bills included, unless its rooms say otherwise: else
 * its sums would have no bills in them. Rooms that are not stated are the bedrooms, else as many as the people. A home let whole has council tax while it is
 * empty. Source: DECISIONS 3 and 14, FACTS-2 A5.
 */
export function startingTerms(home: JudgedHome, rent: Pence | null): Terms {
	const { inputs, facts } = home;
	const { nation } = facts.place;
	const rooms = roomsOf(home);
	if (rooms === null) {
		return { ...plainTerms, councilTax: councilTaxOf[nation].value };
	}
	const costs = roomCosts(rooms, Math.max(rooms, peopleOf(inputs)), nation);
	return {
		...plainTerms,
		rooms,
		roomRent: rent === null ? null : pence(Math.round(rent / rooms)),
		bills: roomCostIds.map((id) => ({ id, amount: costs[id] })),
	};
}

/** Rooms let one by one; null of a home let whole. */
function roomsOf({ inputs }: JudgedHome): number | null {
	if (inputs.rooms !== null) {
		return inputs.rooms;
	}
	return inputs.use === "hmo" ? inputs.bedrooms || peopleOf(inputs) : null;
}

/** Whose number of rooms it is, in a sentence. */
export function roomsInWords({ rooms, bedrooms }: Inputs): string {
	if (rooms !== null) {
		return "You stated the rooms.";
	}
	return bedrooms ? "There are as many rooms as bedrooms." : "There are as many rooms as people.";
}
