import { expect, test } from "vitest";
import { implausibleFigure, noInputs, rentAsTyped, statedInputs } from "./inputs.ts";
import { fromPounds } from "./money.ts";

test.each([
	[null, null, null],
	[950, null, null],
	[null, 1_000, null],
	[null, 999, "price"],
	[1_000, 24_000, null],
	[1_001, 24_000, "rent"],
	[9_600, 180_000, "rent"],
	[9_600, 500, "price"],
] as const)("a rent of £%s beside a price of £%s: %s is typed wrong", (rent, price, wrong) => {
	const stated = {
		rent: rent === null ? null : fromPounds(rent),
		price: price === null ? null : fromPounds(price),
	};
	expect(implausibleFigure(stated)).toBe(wrong);
});

test("a room's rent is the whole home's by its rooms, and is echoed as it was typed", () => {
	const stated = { use: "hmo", rent: 550, rentOf: "room", owned: false } as const;
	const flags = { exemption: false, c4permission: false };
	const whole = (rooms: { rooms?: number; bedrooms?: number }) =>
		statedInputs({ ...stated, ...flags, ...rooms });
	expect(whole({ rooms: 6 }).rent).toBe(fromPounds(3_300));
	expect(whole({ bedrooms: 4 }).rent).toBe(fromPounds(2_200));
	expect(whole({}).rent).toBe(fromPounds(2_750));
	expect(rentAsTyped(whole({ rooms: 6 }))).toBe(fromPounds(550));
	expect(rentAsTyped({ ...noInputs, rent: fromPounds(900) })).toBe(fromPounds(900));
});
