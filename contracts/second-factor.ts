import * as z from "zod";
import { CurrentPassword } from "./credentials.ts";
import { TypedLine } from "./typed-text.ts";

const NAME_WANTED = "Give the passkey a name";

/** What an authenticator gives, far longer than any has given. */
const Encoded = z.string().regex(/^[\w-]{1,8000}$/);

/** Parts that every answer of an authenticator has, as WebAuthn's JSON has them. */
const credential = {
	id: Encoded,
	rawId: Encoded,
	type: z.literal("public-key"),
};

/** What the browser's `create` gave. Source: W3C Web Authentication Level 3, section 5.1. */
const CreatedCredential = z.object({
	...credential,
	response: z.object({
		clientDataJSON: Encoded,
		attestationObject: Encoded,
		transports: z.array(z.string().max(20)).max(10).default([]),
	}),
});
export type CreatedCredential = z.infer<typeof CreatedCredential>;

/** POST /api/account/passkeys/challenge: the first passkey asks for the password, a later one for a passkey shown just now. */
export const PasskeyRequest = z.object({ password: CurrentPassword.optional() });

const PasskeyName = TypedLine({ min: [1, NAME_WANTED], max: [50, "At most 50 characters"] });

/** POST /api/account/passkeys. Answers `PasskeysMade`. */
export const NewPasskey = z.object({ name: PasskeyName, credential: CreatedCredential });
export type NewPasskey = z.infer<typeof NewPasskey>;

/** PATCH /api/account/passkeys/{id}. Answers `PasskeyList`. */
export const PasskeyChange = z.object({ name: PasskeyName });
export const PasskeyParam = z.object({ id: z.string().max(64) });

/** POST /api/second-factor/proof: what the browser's `get` gave. Answers `User`. */
export const ShownCredential = z.object({
	...credential,
	response: z.object({
		clientDataJSON: Encoded,
		authenticatorData: Encoded,
		signature: Encoded,
	}),
});
export type ShownCredential = z.infer<typeof ShownCredential>;

/** POST /api/second-factor/recovery. Answers `User`. */
export const RecoveryCode = z.object({
	code: z.string("Enter a recovery code").min(1, "Enter a recovery code").max(100),
});

export type Passkey = {
	readonly id: string;
	readonly name: string;
	/** ISO instants. */
	readonly createdAt: string;
	readonly lastUsedAt: string | null;
};

/** GET /api/account/passkeys, and what every change of them answers. */
export type PasskeyList = {
	/** The oldest first. */
	readonly passkeys: readonly Passkey[];
	readonly recoveryCodesLeft: number;
};

/** The list and new recovery codes, which are shown here and never again; empty where the earlier ones hold. */
export type PasskeysMade = PasskeyList & { readonly recoveryCodes: readonly string[] };

/** POST /api/login where the account has a passkey: the session opens nothing before it was shown. */
export type SecondFactorWanted = { readonly wantsSecondFactor: true };
