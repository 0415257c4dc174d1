import { type ClientResponse, DetailedError, hc, parseResponse } from "hono/client";
import type { ProblemBody, ProblemCode } from "#contracts/problem.ts";
import type { SetupMade } from "#contracts/subscription.ts";
import type { AppType } from "#worker/app.ts";

/** The API as the Worker declares it. Cookies go along because it is our own origin. */
export const api = hc<AppType>("/").api;

/** What every failed request becomes: screens branch on `code` and show `message`. */
export class ApiError extends Error {
	override readonly name = "ApiError";
	readonly code: ProblemCode | "unreachable";
	/** Message per refused field; empty when no field is to blame. */
	readonly fields: Readonly<Record<string, string>>;
	/** HTTP status, null when there was no answer at all. */
	readonly status: number | null;
	/** The payment session that is offered instead; null for none. */
	readonly payment: SetupMade | null;
	/** The text that stands where another was to take its place; null for none. */
	readonly current: string | null;

	constructor(
		message: string,
		refusal: Pick<ApiError, "code" | "fields" | "status"> & {
			payment?: SetupMade | null;
			current?: string | null;
		},
		options?: ErrorOptions,
	) {
		super(message, options);
		this.code = refusal.code;
		this.fields = refusal.fields;
		this.status = refusal.status;
		this.payment = refusal.payment ?? null;
		this.current = refusal.current ?? null;
	}
}

/**
 * Sends a request of `api` and gives its parsed answer.
 * @throws ApiError for every refusal and every failure to reach the server or to read what it sent.
 */
export async function call<T extends ClientResponse<unknown>>(request: Promise<T>) {
	try {
		return await parseResponse(request);
	} catch (cause) {
		throw toApiError(cause);
	}
}

/** The server's words for a failure, or `fallback` where the server could not be reached. */
export function serverMessage(error: Error, fallback: string): string {
	return error instanceof ApiError && error.code !== "unreachable" ? error.message : fallback;
}

/** Failures that do not depend on the request itself. */
const passing: readonly ApiError["code"][] = [
	"unreachable",
	"unavailable",
	"rate_limited",
	"internal",
];

/** Whether the server could not be reached, or could not answer: trying again may help, and nothing is wrong with the request. */
export function isPassing(error: Error): boolean {
	return error instanceof ApiError && passing.includes(error.code);
}

function toApiError(cause: unknown): ApiError {
	const status = cause instanceof DetailedError ? (cause.statusCode ?? null) : null;
	const problem: unknown = cause instanceof DetailedError ? cause.detail?.data : undefined;
	return isProblem(problem)
		? new ApiError(
				problem.message,
				{
					code: problem.code,
					fields: problem.fields ?? {},
					status,
					payment: problem.payment ?? null,
					current: problem.current ?? null,
				},
				{ cause },
			)
		: new ApiError(
				"We could not reach the server. Please try again.",
				{ code: "unreachable", fields: {}, status },
				{ cause },
			);
}

/** Checks only the two texts: the contract's schema would pull its library into the first script. */
function isProblem(data: unknown): data is ProblemBody {
	return (
		typeof data === "object" &&
		data !== null &&
		"code" in data &&
		typeof data.code === "string" &&
		"message" in data &&
		typeof data.message === "string"
	);
}

/** Neither the session's cookie nor the address that was opened, which may hold a secret, goes along. */
export const nameless = {
	credentials: "omit",
	referrerPolicy: "no-referrer",
	keepalive: true,
} as const satisfies RequestInit;
