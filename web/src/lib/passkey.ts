import type { PasskeysMade } from "#contracts/second-factor.ts";
import { ApiError, api, call } from "./api.ts";

/** Fetched by those who use a passkey. */
const library = () => import("@simplewebauthn/browser");

/** Shows one of the visitor's passkeys to the server, which notes it in the session. @throws Error in words for the visitor */
export async function showPasskey() {
	const optionsJSON = await call(api["second-factor"].challenge.$post());
	const { startAuthentication } = await library();
	const json = await startAuthentication({ optionsJSON }).catch(explain);
	return call(api["second-factor"].proof.$post({ json }));
}

/** Makes a passkey on a device of the visitor's choice. `password` is asked for the first one alone. @throws Error in words for the visitor */
export async function makePasskey({
	name,
	password,
}: {
	name: string;
	password: string;
}): Promise<PasskeysMade> {
	const json = password === "" ? {} : { password };
	const optionsJSON = await withProof(() => call(api.account.passkeys.challenge.$post({ json })));
	const { startRegistration } = await library();
	const credential = await startRegistration({ optionsJSON }).catch(explain);
	return call(api.account.passkeys.$post({ json: { name, credential } }));
}

/** Does what wants a passkey shown just now, showing one first where the last time is too long ago. */
export async function withProof<Answer>(act: () => Promise<Answer>): Promise<Answer> {
	try {
		return await act();
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== "proof_outdated") {
			throw error;
		}
		await showPasskey();
		return act();
	}
}

/** What a browser's refusal means. Source: W3C Web Authentication Level 3, sections 5.1.3 and 5.1.4. */
function explain(cause: unknown): never {
	const name = cause instanceof Error ? cause.name : "";
	if (name === "InvalidStateError") {
		throw new Error("This device holds a passkey of your account already.", { cause });
	}
	if (name === "NotAllowedError" || name === "AbortError") {
		throw new Error("That was cancelled or took too long. Please try again.", { cause });
	}
	throw new Error("This browser could not use a passkey here.", { cause });
}
