import { CodeChallengeMethod, decodeIdToken, OAuth2Client } from "arctic";
import * as z from "zod";
import { emailKey } from "#domain/business/account/email.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { publicUrl } from "#worker/platform/source-address.ts";

/** Source: https://accounts.google.com/.well-known/openid-configuration */
const AUTHORIZATION = "https://accounts.google.com/o/oauth2/v2/auth";
const TOKEN = "https://oauth2.googleapis.com/token";
const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
/** Milliseconds. */
const PATIENCE = 8_000;

/** Who Google says somebody is. */
export type GooglePerson = {
	/** Google's lasting name for them. */
	readonly subject: string;
	readonly email: string;
	readonly emailVerified: boolean;
	/** Whether Google itself runs the mailbox, so that the address is theirs today and not only when they typed it. */
	readonly ownsMailbox: boolean;
	readonly firstName: string | null;
	readonly lastName: string | null;
};

/** The claims of Google's ID token that we use. Source: https://developers.google.com/identity/openid-connect/openid-connect */
const Claims = z.object({
	iss: z.string(),
	aud: z.string(),
	/** Seconds since 1970. */
	exp: z.number(),
	sub: z.string().min(1),
	email: z.email(),
	email_verified: z.boolean().default(false),
	/** The organisation whose Google Workspace the account belongs to. */
	hd: z.string().optional(),
	given_name: z.string().optional(),
	family_name: z.string().optional(),
});

/** The way through Google, or null where it is not set up: it needs a client, its secret and our own address. */
export function googleSignIn(env: Bindings) {
	const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = env;
	const origin = publicUrl(env);
	if (!id || !secret || !origin) {
		return null;
	}
	const client = new OAuth2Client(id, secret, `${origin}/api/auth/google/callback`);
	return {
		/** Where the visitor is sent to say who they are. Both secrets are for this journey alone. */
		address: ({ state, verifier }: { state: string; verifier: string }): URL =>
			client.createAuthorizationURLWithPKCE(
				AUTHORIZATION,
				state,
				CodeChallengeMethod.S256,
				verifier,
				["openid", "email", "profile"],
			),
		/**
		 * Exchanges the code for the person who came back. The token comes from Google itself over TLS, so checking its signature would prove no more.
		 * @throws when Google refuses the code, says what makes no sense, or is silent for 8 s
		 */
		person: async (code: string, verifier: string, now: number): Promise<GooglePerson> => {
			const tokens = await Promise.race([
				client.validateAuthorizationCode(TOKEN, code, verifier),
				timeout(),
			]);
			return readClaims(tokens.idToken(), id, now);
		},
	};
}

function readClaims(idToken: string, audience: string, now: number): GooglePerson {
	const claims = Claims.parse(decodeIdToken(idToken));
	if (!ISSUERS.includes(claims.iss) || claims.aud !== audience || claims.exp * 1000 <= now) {
		throw new Error("the ID token was not issued by Google, to us, for now");
	}
	return {
		subject: claims.sub,
		email: claims.email,
		emailVerified: claims.email_verified,
		ownsMailbox: claims.hd !== undefined || emailKey(claims.email).endsWith("@gmail.com"),
		firstName: claims.given_name ?? null,
		lastName: claims.family_name ?? null,
	};
}

function timeout(): Promise<never> {
	return new Promise((_, reject) => {
		setTimeout(() => reject(new Error("Google did not answer in time")), PATIENCE);
	});
}
