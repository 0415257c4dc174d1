import { env } from "cloudflare:workers";
import type { User } from "#contracts/account.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { askApp, NOW, noNetwork, offline } from "./ask-app.ts";

type Asked = {
	method?: string;
	json?: unknown;
	headers?: Record<string, string>;
	now?: number;
};

/** The tests' own origin, over https as in production. */
export const ORIGIN = "https://lettable.example";

/** A browser of one visitor: it keeps the cookies it is given and says where its requests come from. */
export class Browser {
	readonly #cookies = new Map<string, string>();
	readonly #address: string;
	readonly #bindings: Bindings;
	readonly #fetch: Fetch;

	/** `address` is the network address; a new one for each browser unless two are to share it. */
	constructor({ address = randomToken(), bindings = offline, fetch = noNetwork } = {}) {
		this.#address = address;
		this.#bindings = bindings;
		this.#fetch = fetch;
	}

	get cookies(): ReadonlyMap<string, string> {
		return this.#cookies;
	}

	/** Another browser that holds the same cookies, as a thief's would. */
	copy(bindings = this.#bindings): Browser {
		const copy = new Browser({ bindings, fetch: this.#fetch });
		for (const [name, value] of this.#cookies) {
			copy.#cookies.set(name, value);
		}
		return copy;
	}

	async ask(path: string, { method, json, headers, now = NOW }: Asked = {}): Promise<Response> {
		const sent = new Headers({ "cf-connecting-ip": this.#address, origin: ORIGIN });
		if (this.#cookies.size > 0) {
			sent.set("cookie", [...this.#cookies].map((pair) => pair.join("=")).join("; "));
		}
		if (json !== undefined) {
			sent.set("content-type", "application/json");
		}
		for (const [name, value] of Object.entries(headers ?? {})) {
			sent.set(name, value);
		}
		const response = await askApp(`${ORIGIN}${path}`, {
			bindings: this.#bindings,
			fetch: this.#fetch,
			now,
			init: {
				method: method ?? (json === undefined ? "GET" : "POST"),
				headers: sent,
				...(json === undefined ? {} : { body: JSON.stringify(json) }),
			},
		});
		this.#keep(response);
		return response;
	}

	#keep(response: Response): void {
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (/max-age=0/i.test(cookie)) {
				this.#cookies.delete(name);
			} else {
				this.#cookies.set(name, value);
			}
		}
	}
}

/** A password nobody would try first. */
export const PASSWORD = "green kettle 9";

/** What somebody new would type: a username and an address that no other test uses. */
export function somebody() {
	const username = `u${randomToken()
		.replaceAll(/[^a-z0-9]/gi, "")
		.slice(0, 16)}`;
	return { username, email: `${username}@example.com`, password: PASSWORD };
}

/** Hash of `PASSWORD` at a cost that takes no time, for tests that are not about hashing. */
const CHEAP_HASH = "scrypt$16$1$1$salt$E0D0RQwnzrdV-j4i24qFMucOvJsuVqP6NaVEOQHrh4w";

/** A browser in which somebody is signed in who has had an account for long, unverified unless said otherwise. */
export async function member({
	bindings = offline,
	fetch = noNetwork,
	verifiedAt = null,
	isAdmin = false,
}: MemberOptions = {}) {
	const { username, email } = somebody();
	await connect(env.DB)
		.insert(users)
		.values({
			id: `usr_${username}`,
			username,
			usernameKey: username.toLowerCase(),
			email,
			emailKey: email.toLowerCase(),
			verifiedAt,
			passwordHash: CHEAP_HASH,
			isAdmin,
			createdAt: NOW,
		});
	const browser = new Browser({ bindings, fetch });
	await browser.ask("/api/login", { json: { username, password: PASSWORD } });
	return { id: `usr_${username}`, username, email, browser };
}

/** A browser in which an administrator is signed in, by the flag. */
export function administrator(options: MemberOptions = {}) {
	return member({ verifiedAt: NOW, isAdmin: true, ...options });
}

type MemberOptions = {
	bindings?: Bindings;
	fetch?: Fetch;
	verifiedAt?: number | null;
	isAdmin?: boolean;
};

/** A browser in which somebody new has registered just now. */
export async function registered({ bindings = offline, now = NOW, email = "" } = {}) {
	const person = { ...somebody(), ...(email ? { email } : {}) };
	const browser = new Browser({ bindings });
	const response = await browser.ask("/api/register", { json: person, now });
	if (response.status !== 201) {
		throw new Error(`registering failed: ${await response.text()}`);
	}
	const user: User = await response.json();
	return { ...person, browser, user };
}
