import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import type { CreatedCredential, ShownCredential } from "#contracts/second-factor.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { PASSKEY_CHALLENGE } from "#domain/business/account/lifetimes.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { PasskeyRow } from "./passkeys-repository.ts";

/** The product as authenticators know it: passkeys belong to the name of its host. */
export type RelyingParty = { readonly origin: string };

/** Fetched by the few who use a passkey: the library is larger than all else that runs for an account. */
const library = () => import("@simplewebauthn/server");

/** What a browser is asked for: the person, by its screen lock, and not only the device. */
const asked = { timeout: PASSKEY_CHALLENGE, userVerification: "required" } as const;

/** COSE's names of signatures that are checked: Ed25519, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/** None is asked for, so what is said of any is dropped. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

/** What a browser makes a passkey by: not one that the account has already. */
export function requestToCreate(
	{ origin, challenge }: RelyingParty & { readonly challenge: string },
	user: Pick<UserRow, "id" | "username">,
	held: readonly PasskeyRow[],
) {
	const { timeout, userVerification } = asked;
	return {
		challenge,
		timeout,
		rp: { id: hostOf(origin), name: APP_NAME },
		user: {
			id: encodeBase64urlNoPadding(new TextEncoder().encode(user.id)),
			name: user.username,
			displayName: user.username,
		},
		pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" as const })),
		excludeCredentials: held.map(toDescriptor),
		authenticatorSelection: { residentKey: "preferred", userVerification },
		// What make of device it is concerns nobody.
		attestation: "none",
	} as const;
}

/** What a browser shows a passkey by, one of those given. */
export function requestToShow(
	{ origin, challenge }: RelyingParty & { readonly challenge: string },
	held: readonly PasskeyRow[],
) {
	return {
		...asked,
		challenge,
		rpId: hostOf(origin),
		allowCredentials: held.map(toDescriptor),
	};
}

/** What is kept of a new passkey. @throws Problem `proof_refused` for one that did not sign this challenge, here, for its person */
export async function checkCreated(
	{ origin }: RelyingParty,
	challenge: string,
	{ response, ...created }: CreatedCredential,
): Promise<Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "transports">> {
	const { verifyRegistrationResponse } = await library();
	const { transports, ...signed } = response;
	const { registrationInfo } = await verifyRegistrationResponse({
		response: { ...created, response: signed, ...NO_EXTENSIONS },
		expectedChallenge: challenge,
		expectedOrigin: origin,
		expectedRPID: hostOf(origin),
		requireUserVerification: true,
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch(refuse);
	if (!registrationInfo) {
		return refuse();
	}
	const { id, publicKey, counter } = registrationInfo.credential;
	return {
		credentialId: id,
		publicKey: encodeBase64urlNoPadding(publicKey),
		counter,
		transports,
	};
}

/** The authenticator's count of signatures. @throws Problem `proof_refused` also where it did not grow, as with a copy */
export async function checkShown(
	{ origin }: RelyingParty,
	challenge: string,
	{ passkey, shown }: { passkey: PasskeyRow; shown: ShownCredential },
): Promise<number> {
	const { verifyAuthenticationResponse } = await library();
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response: { ...shown, ...NO_EXTENSIONS },
		expectedChallenge: challenge,
		expectedOrigin: origin,
		expectedRPID: hostOf(origin),
		requireUserVerification: true,
		credential: {
			id: passkey.credentialId,
			publicKey: new Uint8Array(decodeBase64urlIgnorePadding(passkey.publicKey)),
			counter: passkey.counter,
		},
	}).catch(refuse);
	return verified ? authenticationInfo.newCounter : refuse();
}

export function refuse(cause?: unknown): never {
	throw new Problem("proof_refused", "That passkey was not accepted. Please try again.", { cause });
}

function toDescriptor({ credentialId, transports }: PasskeyRow) {
	return { id: credentialId, type: "public-key", transports: [...transports] };
}

function hostOf(origin: string): string {
	return new URL(origin).hostname;
}
