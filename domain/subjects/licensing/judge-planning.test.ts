import { expect, test } from "vitest";
import type { Nation } from "../../base/nation.ts";
import type { Use } from "../../base/use.ts";
import { someFacts, somePlace, someScheme } from "../../test/some-facts.ts";
import { judgePlanning } from "./judge-planning.ts";

const day = "2026-11-20";

function judged(nation: Nation, use: Use, people: number | null = null) {
	const place = somePlace({ nation });
	const schemes = [someScheme({ kind: "article4_hmo", coverage: "areas" })];
	return judgePlanning(someFacts({ place, schemes }), {
		day,
		occupancy: { use, people },
		address: null,
	});
}

test.each<[Nation, Use, number | null, string]>([
	["Wales", "sharers", null, "required"],
	["Wales", "hmo", 8, "required"],
	["Northern Ireland", "sharers", null, "required"],
	["Northern Ireland", "hmo", null, "required"],
	["England", "hmo", 7, "required"],
	["England", "hmo", 6, "check_boundary"],
	["England", "hmo", null, "check_boundary"],
	["England", "sharers", null, "check_boundary"],
	["Scotland", "hmo", 12, "unknown"],
])(
	"in %s an HMO, let to %s (%s people), finds planning permission %s",
	(nation, use, people, verdict) => {
		expect(judged(nation, use, people).verdict).toBe(verdict);
	},
);

test.each(["Wales", "Northern Ireland"] as const)(
	"in %s the law itself asks for permission, in force by an order, and no Article 4 direction is named",
	(nation) => {
		const { basis, citations, summary } = judged(nation, "hmo");
		expect(basis).toBe("rule");
		expect(citations).toHaveLength(1);
		expect(citations[0]?.asOf).not.toBeNull();
		expect(summary).toContain(nation);
		expect(summary).not.toContain("Article 4");
	},
);

test("a council in Scotland is asked itself, and nothing is said to be allowed", () => {
	expect(judged("Scotland", "sharers").summary).toBe(
		"We don't know whether use as an HMO needs planning permission. In Scotland each council decides: ask Testborough.",
	);
});

test("of a home for one household it is said what the smallest HMO would need", () => {
	expect(judged("Wales", "single").verdict).toBe("required");
	expect(judged("England", "single").verdict).toBe("check_boundary");
});
