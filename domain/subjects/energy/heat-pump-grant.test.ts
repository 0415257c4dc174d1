import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { heatPumpGrantOn } from "./heat-pump-grant.ts";

test.each([
	["England", "2026-07-20", null],
	["England", "2026-07-21", fromPounds(9_000)],
	["Wales", "2026-07-21", fromPounds(9_000)],
] as const)(
	"in %s on %s the grant is £7,500, instead of oil %s pence",
	(nation, day, insteadOfOil) => {
		expect(heatPumpGrantOn(nation, day)).toMatchObject({
			amount: fromPounds(7_500),
			insteadOfOil,
		});
	},
);

test.each(["Scotland", "Northern Ireland"] as const)(
	"the grant of England and Wales does not reach %s",
	(nation) => {
		expect(heatPumpGrantOn(nation, "2026-11-21")).toBeNull();
	},
);
