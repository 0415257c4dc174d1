import { expect, test } from "vitest";
import { chunkGroups } from "./chunk-groups.ts";

/** The group that a module of several screens would go into. */
function groupOf(module: string): string | undefined {
	const shared = chunkGroups.filter(({ tags }) => tags === undefined);
	const found = shared.find(({ test }) =>
		typeof test === "function" ? test(module) : test instanceof RegExp && test.test(module),
	);
	return typeof found?.name === "string" ? found.name : undefined;
}

test("every file of scripts has a name that a person can read", () => {
	for (const { name } of chunkGroups) {
		expect(name).toMatch(/^[a-z]{3,10}$/);
	}
});

test.each([
	["/home/somebody/lettable/node_modules/react-hook-form/dist/index.esm.mjs", "forms"],
	["/home/somebody/lettable/node_modules/@radix-ui/react-tabs/dist/index.mjs", "radix"],
	[
		"/home/somebody/lettable/node_modules/@stripe/react-stripe-js/dist/react-stripe.esm.mjs",
		"payment",
	],
	["/home/somebody/lettable/domain/finance/reckon.ts", "finance"],
	["/home/somebody/lettable/domain/nations/wales.ts", "finance"],
	["/home/somebody/lettable/web/src/ui/column-chart.tsx", "finance"],
	["/home/somebody/lettable/web/src/evidence/map-view.tsx", "maps"],
	["/home/somebody/lettable/domain/map/draw-map.ts", "maps"],
	["/home/somebody/lettable/web/src/features/welcome/claims.tsx", "welcome"],
	["/home/somebody/lettable/web/src/features/report/plan-steps.tsx", "report"],
	["/home/somebody/lettable/web/src/ui/search-field.tsx", "lists"],
	["/home/somebody/lettable/web/src/ui/card.tsx", "kit"],
	["/home/somebody/lettable/web/src/payment/owing-notice.tsx", "kit"],
	["/home/somebody/lettable/domain/nations/nation.ts", "kit"],
	["/home/somebody/screens/lettable/domain/words.ts", "kit"],
])("what several screens share of %s is in %s", (module, group) => {
	expect(groupOf(module)).toBe(group);
});
