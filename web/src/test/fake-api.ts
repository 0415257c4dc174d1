import { vi } from "vitest";
import type { ProblemBody } from "#contracts/problem.ts";
import { aContact } from "./a-contact.ts";

type Answer = (url: URL) => Response | Promise<Response>;

/** What changed something, as `POST /api/login`, with what was sent along, null when nothing was. */
type Sent = { call: string; body: unknown };

/**
 * Answers requests by their path, or by method and path (`POST /api/login`); one without an answer fails. What was asked
 * for is kept, path and query, and so is what was sent. Unless a test says otherwise the visitor is signed out and no support address is set;
 * that header and footer fetch these is not kept.
 */
export function fakeApi(answers: Record<string, Answer>): { asked: string[]; sent: Sent[] } {
	const asked: string[] = [];
	const sent: Sent[] = [];
	const network = globalThis.fetch;
	vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
		const request = new Request(
			input instanceof Request ? input : new URL(input, window.location.origin),
			init,
		);
		const url = new URL(request.url);
		if (!url.pathname.startsWith("/api/")) {
			return network(input, init);
		}
		const { method } = request;
		if (method !== "GET") {
			const text = await request.text();
			sent.push({ call: `${method} ${url.pathname}`, body: text ? JSON.parse(text) : null });
		} else if (!(url.pathname in onEveryScreen)) {
			asked.push(`${url.pathname}${url.search}`);
		}
		const answer =
			answers[`${method} ${url.pathname}`] ?? answers[url.pathname] ?? onEveryScreen[url.pathname];
		if (!answer) {
			throw new TypeError(`no answer is prepared for ${method} ${url.pathname}`);
		}
		return answer(url);
	});
	return { asked, sent };
}

/** An answer of the shape its contract names. */
export function gives<T>(body: T): Answer {
	return () => Response.json(body);
}

/** A refusal as the Worker words it. */
export function refuses(
	status: number,
	{
		code,
		message,
		fields,
		payment,
		current,
	}: Pick<ProblemBody, "code" | "message" | "fields" | "payment" | "current">,
): Answer {
	const body: ProblemBody = {
		error: message,
		message,
		code,
		...(fields ? { fields } : {}),
		...(payment ? { payment } : {}),
		...(current === undefined ? {} : { current }),
		requestId: "test",
	};
	return () => Response.json(body, { status });
}

/** What every call answers that needs someone to be signed in, when no one is. */
export const isSignedOut: Answer = refuses(401, {
	code: "signed_out",
	message: "Sign in first.",
});

/** The answers one after another, the last one from then on. */
export function inTurn(...answers: [Answer, ...Answer[]]): Answer {
	let last = answers[0];
	const rest = answers.values();
	return (url) => {
		last = rest.next().value ?? last;
		return last(url);
	};
}

/** A request that is never answered. */
export const staysSilent: Answer = () => new Promise(() => undefined);

/** A server that cannot be reached. */
export const isDown: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** What the header and the footer of every screen fetch. */
const onEveryScreen: Readonly<Record<string, Answer>> = {
	"/api/user": isSignedOut,
	"/api/contact": gives(aContact()),
	"/api/homes/news": gives({ news: 0 }),
};
