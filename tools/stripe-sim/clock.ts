export type Clock = ReturnType<typeof createClock>;

type Appointment = { readonly at: number; readonly run: () => void };

/**
 * The simulated account's time in whole seconds: the base clock (milliseconds, UTC) and what it was advanced by. What is
 * to happen later happens when the clock is advanced past it, in order of time; it does not happen by waiting.
 */
export function createClock(base: () => number) {
	let ahead = 0;
	let appointments: Appointment[] = [];
	const now = () => Math.floor(base() / 1000) + ahead;

	return {
		now,
		/** The base clock alone, as whoever receives a webhook has it. */
		receiverNow: () => Math.floor(base() / 1000),
		/** At a time in seconds since 1970; a time that is past is met as soon as the clock is advanced at all. */
		at(time: number, run: () => void): void {
			appointments.push({ at: time, run });
		},
		after(seconds: number, run: () => void): void {
			appointments.push({ at: now() + seconds, run });
		},
		advance(seconds: number): void {
			const until = now() + seconds;
			for (let next = earliest(appointments, until); next; next = earliest(appointments, until)) {
				const due = next;
				appointments = appointments.filter((each) => each !== due);
				ahead += Math.max(0, due.at - now());
				due.run();
			}
			ahead += Math.max(0, until - now());
		},
		reset(): void {
			ahead = 0;
			appointments = [];
		},
	};
}

function earliest(appointments: readonly Appointment[], until: number): Appointment | undefined {
	return appointments.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
}
