import { createHash } from "node:crypto";
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

type Signing = {
	readonly challenge: string;
	readonly origin: string;
	/** Whether it asks who holds it. */
	readonly verified?: boolean;
	readonly counter?: number;
};

/** An authenticator with one passkey (ES256, attestation "none"), as a browser would speak with it. Source: W3C Web Authentication Level 3, section 6. */
export async function newAuthenticator() {
	const algorithm = { name: "ECDSA", namedCurve: "P-256" };
	const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
	if (!("publicKey" in keys)) {
		throw new Error("no pair of keys was made");
	}
	const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", keys.publicKey)) as JsonWebKey;
	const rawId = crypto.getRandomValues(new Uint8Array(16));
	const id = encodeBase64urlNoPadding(rawId);
	const cose = join(
		[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20],
		decodeBase64urlIgnorePadding(x),
		[0x22, 0x58, 0x20],
		decodeBase64urlIgnorePadding(y),
	);
	const credential = { id, rawId: id, type: "public-key" } as const;
	return {
		id,
		/** What the browser's `create` gives. */
		create({ challenge, origin, verified = true, counter = 0 }: Signing) {
			const data = join(
				authenticatorData(origin, { flags: ATTESTED | flagsOf(verified), counter }),
				new Uint8Array(16),
				[0, rawId.length],
				rawId,
				cose,
			);
			const attestation = join(
				[0xa3, 0x63, ...text("fmt"), 0x64, ...text("none")],
				[0x67, ...text("attStmt"), 0xa0],
				[0x68, ...text("authData"), 0x58, data.length],
				data,
			);
			return {
				...credential,
				response: {
					clientDataJSON: clientData("webauthn.create", { challenge, origin }),
					attestationObject: encodeBase64urlNoPadding(attestation),
					transports: ["internal"],
				},
			};
		},
		/** What the browser's `get` gives. */
		async get({ challenge, origin, verified = true, counter = 0 }: Signing) {
			const data = authenticatorData(origin, { flags: flagsOf(verified), counter });
			const clientDataJSON = clientData("webauthn.get", { challenge, origin });
			const signed = join(data, sha256(decodeBase64urlIgnorePadding(clientDataJSON)));
			const signature = await crypto.subtle.sign(
				{ ...algorithm, hash: "SHA-256" },
				keys.privateKey,
				signed,
			);
			return {
				...credential,
				response: {
					clientDataJSON,
					authenticatorData: encodeBase64urlNoPadding(data),
					signature: encodeBase64urlNoPadding(toDer(new Uint8Array(signature))),
				},
			};
		},
	};
}

function flagsOf(verified: boolean): number {
	return PRESENT | (verified ? VERIFIED : 0);
}

function authenticatorData(origin: string, { flags, counter }: { flags: number; counter: number }) {
	const count = new Uint8Array(4);
	new DataView(count.buffer).setUint32(0, counter);
	return join(sha256(text(new URL(origin).hostname)), [flags], count);
}

function clientData(type: string, { challenge, origin }: Signing): string {
	return encodeBase64urlNoPadding(
		text(JSON.stringify({ type, challenge, origin, crossOrigin: false })),
	);
}

/** The two halves of a signature as ASN.1 integers. */
function toDer(signature: Uint8Array): Uint8Array {
	const integers = [signature.slice(0, 32), signature.slice(32)].map((half) => {
		const digits = half.slice(half.findIndex((byte) => byte !== 0));
		const positive = (digits[0] ?? 0) > 0x7f ? join([0], digits) : digits;
		return join([0x02, positive.length], positive);
	});
	const body = join(...integers);
	return join([0x30, body.length], body);
}

function sha256(bytes: Uint8Array): Uint8Array {
	return createHash("sha256").update(bytes).digest();
}

function text(words: string): Uint8Array {
	return new TextEncoder().encode(words);
}

function join(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(parts.flatMap((part) => [...part]));
}
