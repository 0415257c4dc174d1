import { vi } from "vitest";

let complaints: unknown[][] = [];

/** Catches what is said on the console as an error or a warning. */
export function listenForComplaints(): void {
	complaints = [];
	for (const level of ["error", "warn"] as const) {
		vi.spyOn(console, level).mockImplementation((...said) => {
			complaints.push(said);
		});
	}
}

/** What was said since, once: a test that expects complaints takes them itself. */
export function takeComplaints(): unknown[][] {
	const taken = complaints;
	complaints = [];
	return taken;
}
