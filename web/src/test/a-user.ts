import type { Session, User } from "#contracts/account.ts";
import { noSubscription } from "./a-subscription.ts";
import { gives } from "./fake-api.ts";

/** Someone with a password and a verified address, who is no administrator. */
export function aUser(overrides: Partial<User> = {}): User {
	return {
		username: "ada",
		email: "ada@example.com",
		firstName: "Ada",
		lastName: null,
		isAdmin: false,
		isVerified: true,
		hasPassword: true,
		pendingEmail: null,
		...overrides,
	};
}

/** The answers by which a visitor is signed in, for `fakeApi`: somebody who never subscribed and keeps no position. */
export function signedInAs(overrides: Partial<User> = {}) {
	return {
		"/api/user": gives(aUser(overrides)),
		"/api/subscription/status": gives(noSubscription()),
		"/api/account/passkeys": gives({ passkeys: [], recoveryCodesLeft: 0 }),
		"/api/account/position": gives({ owners: [], changedAt: null }),
		"/api/account/mails": gives({ corrections: true, homes: true }),
		"/api/account/api-keys": gives({
			keys: [],
			allowance: { used: 0, limit: 50, endsAt: "2026-12-14T10:00:00.000Z" },
			days: [],
		}),
		"/api/account/embed-sites": gives({ sites: [] }),
	};
}

/** The device that asks, unless said otherwise. */
export function aSession(overrides: Partial<Session> = {}): Session {
	return {
		id: "this",
		device: "Chrome on Windows",
		createdAt: "2026-11-01T09:00:00.000Z",
		lastUsedAt: "2026-11-20T12:00:00.000Z",
		current: true,
		...overrides,
	};
}
