/** How a live source does: `idle` when no one asked it. */
export type SourceHealth = "healthy" | "failing" | "idle";

/** A source that leaves more than one in so many askings without an answer is failing. */
export const FAILING_FROM = 20;

/** How a source does by its answers: failing once more than one asking in {@link FAILING_FROM} went unanswered. */
export function sourceState({ asked, failed }: { asked: number; failed: number }): SourceHealth {
	if (asked === 0) {
		return "idle";
	}
	return failed * FAILING_FROM > asked ? "failing" : "healthy";
}
