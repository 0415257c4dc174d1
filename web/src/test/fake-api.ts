import { vi } from "vitest";
import type { ProblemBody } from "#contracts/problem.ts";

type Answer = (url: URL) => Response | Promise<Response>;

/** Answers requests by their path. What was asked is kept, path and query; a path without an answer fails the request. */
export function fakeApi(answers: Record<string, Answer>): { asked: string[] } {
	const asked: string[] = [];
	const network = globalThis.fetch;
	vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
		const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
		if (!url.pathname.startsWith("/api/")) {
			return network(input, init);
		}
		asked.push(`${url.pathname}${url.search}`);
		const answer = answers[url.pathname];
		if (!answer) {
			throw new TypeError(`no answer is prepared for ${url.pathname}`);
		}
		return answer(url);
	});
	return { asked };
}

/** An answer of the shape its contract names. */
export function gives<T>(body: T): Answer {
	return () => Response.json(body);
}

/** A refusal as the Worker words it. */
export function refuses(
	status: number,
	{ code, message, fields }: Pick<ProblemBody, "code" | "message" | "fields">,
): Answer {
	const body: ProblemBody = {
		error: message,
		message,
		code,
		...(fields ? { fields } : {}),
		requestId: "test",
	};
	return () => Response.json(body, { status });
}

/** A request that is never answered. */
export const staysSilent: Answer = () => new Promise(() => undefined);

/** A server that cannot be reached. */
export const isDown: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
