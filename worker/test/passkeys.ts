import { env } from "cloudflare:workers";
import type { PasskeysMade } from "#contracts/second-factor.ts";
import { newAuthenticator } from "./authenticator.ts";
import { type Browser, PASSWORD } from "./browser.ts";

/** Where browsers find the product in tests. */
export const PARTY = new URL(env.PUBLIC_URL).origin;

/** Gives the viewer of a browser another passkey, and returns what holds it and what the product answered. */
export async function addedPasskey(
	browser: Browser,
	{ name = "A key", now }: { name?: string; now?: number } = {},
) {
	const key = await newAuthenticator();
	const at = now === undefined ? {} : { now };
	const challenge = await challengeOf(
		await browser.ask("/api/account/passkeys/challenge", { json: { password: PASSWORD }, ...at }),
	);
	const credential = key.create({ challenge, origin: PARTY });
	const response = await browser.ask("/api/account/passkeys", {
		json: { name, credential },
		...at,
	});
	if (response.status !== 201) {
		throw new Error(`the passkey was not added: ${await response.text()}`);
	}
	return { key, made: await response.json<PasskeysMade>() };
}

/** Shows a passkey in a browser, as asked for just now. */
export async function shownPasskey(
	browser: Browser,
	key: Awaited<ReturnType<typeof newAuthenticator>>,
	signing: { now?: number; counter?: number; verified?: boolean; origin?: string } = {},
): Promise<Response> {
	const { now, ...how } = signing;
	const at = now === undefined ? {} : { now };
	const challenge = await challengeOf(
		await browser.ask("/api/second-factor/challenge", { method: "POST", ...at }),
	);
	const json = await key.get({ challenge, origin: PARTY, ...how });
	return browser.ask("/api/second-factor/proof", { json, ...at });
}

export async function challengeOf(response: Response): Promise<string> {
	if (response.status !== 200) {
		throw new Error(`nothing was asked for: ${await response.text()}`);
	}
	return (await response.json<{ challenge: string }>()).challenge;
}
