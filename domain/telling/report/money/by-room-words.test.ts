import { expect, test } from "vitest";
import { fromPounds, pence } from "../../../base/money.ts";
import { startingAssumptions } from "../../../subjects/finance/assumptions.ts";
import { byRoomComparison } from "../../../subjects/finance/by-room-comparison.ts";
import { letByRoom } from "../../../subjects/finance/let-whole.ts";
import { byRoomInWords, byRoomLines, byRoomNote } from "./by-room-words.ts";

const house = startingAssumptions({ price: fromPounds(250_000), rent: fromPounds(1_400) });
const inRooms = { ...house, ...letByRoom(house, 5, "England"), roomRent: fromPounds(550) };
const rent = fromPounds(1_400);
function compared(home = inRooms, whole: typeof rent | null = rent) {
	const found = byRoomComparison(home, { rent: whole, licenceFee: pence(0) });
	if (!found) {
		throw new RangeError("nothing compared");
	}
	return found;
}

test("each line says what it takes either way, and what it makes of the difference", () => {
	const lines = new Map(byRoomLines(compared()).map(({ label, cells }) => [label, cells]));
	expect(lines.get("Rent")).toEqual(["£33,000", "£16,800", "£16,200"]);
	expect(lines.get("Bills you pay")).toEqual(["−£9,097", "−£120", "−£8,978"]);
	expect(lines.get("Management")).toEqual(["−£4,703", "−£1,915", "−£2,787"]);
	expect(lines.get("Insurance")).toEqual(["−£650", "−£325", "−£325"]);
	expect(lines.get("Licence")).toEqual(["£0", "£0", "£0"]);
	expect(lines.get("Cash flow")).toEqual(["£2,213", "£533", "£1,680"]);
});

test("the difference is said in one sentence, before what is not known", () => {
	expect(byRoomInWords(compared(), rent)).toBe(
		"By the room it leaves £1,680 a year more than let whole at £1,400 a month, before tax.",
	);
	const bills = inRooms.bills.map((bill) =>
		bill.id === "water" ? { ...bill, amount: null } : bill,
	);
	expect(byRoomInWords(compared({ ...inRooms, bills, roomRent: fromPounds(400) }), rent)).toMatch(
		/ a year less than let whole at £1,400 a month, before water and tax\.$/,
	);
});

test("without a rent let whole the reader is asked for one", () => {
	expect(byRoomInWords(compared(inRooms, null), null)).toBe(
		"Put in a rent of the home let whole to set both side by side.",
	);
});

test("the licence of one household says where it is from", () => {
	const source = "We found no licence that this use needs.";
	const letWhole = { rent, rentSource: "", licenceFee: pence(0), licenceSource: source };
	expect(byRoomNote(letWhole)).toBe(`Licence, let whole: ${source}`);
});
