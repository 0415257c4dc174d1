import type { ProblemCode } from "#contracts/problem.ts";
import type { SetupMade } from "#contracts/subscription.ts";

type More = {
	fields?: Record<string, string>;
	payment?: SetupMade;
	current?: string;
	retryAfter?: number;
	cause?: unknown;
};

/** A refusal with a name and words fit for a person. Use cases throw it; only `worker/http` knows what status it becomes. */
export class Problem extends Error {
	override readonly name = "Problem";
	readonly code: ProblemCode;
	/** Message per refused input field. */
	readonly fields: Record<string, string> | undefined;
	/** The payment session that is offered instead. Its secret is never logged. */
	readonly payment: SetupMade | undefined;
	/** The text that stands where another was to take its place. It is the reader's own, and never logged. */
	readonly current: string | undefined;
	/** Seconds. */
	readonly retryAfter: number | undefined;

	constructor(code: ProblemCode, message: string, more: More = {}) {
		super(message, { cause: more.cause });
		this.code = code;
		this.fields = more.fields;
		this.payment = more.payment;
		this.current = more.current;
		this.retryAfter = more.retryAfter;
	}
}

/** Whether a limit was reached that is its visitor's alone, and not that of anyone who asked at the same moment. */
export function isRateLimited(cause: unknown): cause is Problem {
	return cause instanceof Problem && cause.code === "rate_limited";
}
