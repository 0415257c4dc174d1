/** Health of a live source: `idle` when nobody asked it. */
export type SourceHealth = "healthy" | "failing" | "idle";

/** A source fails if more than one in this many requests goes unanswered. */
export const FAILING_FROM = 20;

/** Health of a source by its answers: failing once more than one request in {@link FAILING_FROM} goes unanswered. */
export function sourceState({ asked, failed }: { asked: number; failed: number }): SourceHealth {
	if (asked === 0) {
		return "idle";
	}
	return failed * FAILING_FROM > asked ? "failing" : "healthy";
}
