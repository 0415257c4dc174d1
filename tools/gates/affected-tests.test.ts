import { expect, test } from "vitest";
import { affectedTests } from "./affected-tests.ts";

const modules = [
	{ source: "domain/rent.ts", imports: [] },
	{ source: "domain/rent.test.ts", imports: ["domain/rent.ts"] },
	{ source: "domain/yield.ts", imports: ["domain/rent.ts"] },
	{ source: "domain/score.test.ts", imports: ["domain/yield.ts"] },
	{ source: "worker/features/rent/routes.ts", imports: ["domain/rent.ts"] },
	{ source: "worker/features/rent/rent.test.ts", imports: ["worker/test/ask-app.ts"] },
	{ source: "worker/app.ts", imports: ["worker/features/rent/routes.ts"] },
	{ source: "worker/test/ask-app.ts", imports: ["worker/app.ts"] },
	{ source: "worker/mail/mail.test.ts", imports: ["worker/test/ask-app.ts"] },
];

test("a changed rule runs its own tests and those of what rests on it", () => {
	expect(affectedTests(modules, ["domain/rent.ts"])).toEqual([
		"domain/rent.test.ts",
		"domain/score.test.ts",
	]);
});

test("a changed feature runs the tests of its folder, and not those of the whole product", () => {
	expect(affectedTests(modules, ["worker/features/rent/routes.ts"])).toEqual([
		"worker/features/rent/rent.test.ts",
	]);
});

test("a changed part of a screen runs the tests of the screens that show it, and a rule does not", () => {
	const web = [
		{ source: "web/src/features/offer/offer.tsx", imports: ["domain/offer.ts"] },
		{ source: "web/src/screens/home-screen.tsx", imports: ["web/src/features/offer/offer.tsx"] },
		{ source: "web/src/screens/home-screen.test.tsx", imports: ["web/src/test/render.tsx"] },
		{ source: "web/src/screens/other-screen.tsx", imports: [] },
		{ source: "web/src/screens/other-screen.test.tsx", imports: ["web/src/test/render.tsx"] },
		{ source: "domain/offer.ts", imports: [] },
	];

	expect(affectedTests(web, ["web/src/features/offer/offer.tsx"])).toEqual([
		"web/src/screens/home-screen.test.tsx",
	]);
	expect(affectedTests(web, ["domain/offer.ts"])).toEqual([]);
});

test("a changed test runs, and a file that is gone or is no code touches nothing", () => {
	expect(affectedTests(modules, ["worker/mail/mail.test.ts", "README.md", "gone/away.ts"])).toEqual(
		["worker/mail/mail.test.ts"],
	);
});
