import { expect, vi } from "vitest";
import type { Bindings } from "#worker/platform/env.ts";
import { NOW, offline } from "./ask-app.ts";
import type { Browser } from "./browser.ts";

/** Bindings with which Google is set up. */
export const withGoogle: Bindings = {
	...offline,
	PUBLIC_URL: "https://lettable.example",
	GOOGLE_CLIENT_ID: "our-client",
	GOOGLE_CLIENT_SECRET: "our-secret",
};

function idToken(claims: Record<string, unknown>): string {
	const part = (value: object) =>
		new TextEncoder()
			.encode(JSON.stringify(value))
			.toBase64({ alphabet: "base64url", omitPadding: true });
	return `${part({ alg: "RS256" })}.${part(claims)}.${part({})}`;
}

/** Someone whose mailbox Google runs for their organisation, as Google tells of them; `sub` of their own. */
export function claims(email: string, more: Record<string, unknown> = {}) {
	return {
		iss: "https://accounts.google.com",
		aud: "our-client",
		exp: NOW / 1000 + 3600,
		sub: `sub-of-${email}`,
		email,
		email_verified: true,
		hd: "example.com",
		given_name: "Anna",
		...more,
	};
}

/** Google's token endpoint answers so; what it was sent is kept. */
export function googleSays(answer: () => Response | Promise<Response>): URLSearchParams[] {
	const asked: URLSearchParams[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
		const request = new Request(input);
		expect(request.url).toBe("https://oauth2.googleapis.com/token");
		asked.push(new URLSearchParams(await request.text()));
		return answer();
	});
	return asked;
}

/** Google vouches for somebody so. */
export const vouchesFor = (told: Record<string, unknown>) =>
	googleSays(() =>
		Response.json({ access_token: "a", token_type: "Bearer", id_token: idToken(told) }),
	);

/** Goes to Google and comes back, in one browser. */
export async function journey(browser: Browser, { next = "", query = "code=a-code" } = {}) {
	const out = await browser.ask(`/api/auth/google${next && `?next=${encodeURIComponent(next)}`}`);
	const google = new URL(out.headers.get("location") ?? "");
	const state = google.searchParams.get("state");
	const back = await browser.ask(`/api/auth/google/callback?${query}&state=${state}`);
	return { google, status: back.status, to: back.headers.get("location") };
}
