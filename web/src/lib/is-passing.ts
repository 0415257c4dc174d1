import { ApiError } from "./api.ts";

/** Failures that say nothing of what was asked for. */
const passing: readonly ApiError["code"][] = [
	"unreachable",
	"unavailable",
	"rate_limited",
	"internal",
];

/** Whether the server could not be reached, or could not answer: asking again may help, and nothing is wrong with what was asked for. */
export function isPassing(error: Error): boolean {
	return error instanceof ApiError && passing.includes(error.code);
}
