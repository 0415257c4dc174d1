import { SIMULATORS_ALLOWED } from "./build.ts";

/** Milliseconds by which journeys have moved the clock of this isolate. */
let moved = 0;

/** UTC milliseconds. */
export function now(): number {
	return SIMULATORS_ALLOWED ? Date.now() + moved : Date.now();
}

/** Lets so many milliseconds pass. */
export function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, milliseconds);
	});
}

/** Moves the clock to so many milliseconds from the real time. For journeys: a production build has no way to call it. */
export function moveClock(milliseconds: number): void {
	moved = milliseconds;
}
