import { print, underLoad } from "./measure.ts";

const SECONDS = 4;

/** What is the same for everyone until the register, our figures or the minute change. */
const kept = [
	"/register.json",
	"/register.csv",
	"/register/changes.json",
	"/register/changes.atom",
	"/api/register/coverage",
	"/api/areas",
	"/api/areas/manchester",
	"/api/examples",
	"/api/reports/sample",
] as const;

/** Measures requests a second for answers kept under an edition, and compares them with the bare route of the same run, whose value is already stored. */
export async function measureOpenData(address: string): Promise<void> {
	const bare = await underLoad(`${address}/bare`, SECONDS);
	for (const path of kept) {
		await underLoad(`${address}${path}`, 1);
		const { perSecond } = await underLoad(`${address}${path}`, SECONDS);
		print(`${path}, 50 connections`, `${perSecond.toFixed(0)} requests/s`);
		print(
			"  against the bare route (goal at least 0.50)",
			`${(perSecond / bare.perSecond).toFixed(2)}x`,
		);
	}
}
