import * as z from "zod";
import { CurrentPassword, Email, NewPassword, NewUsername, PersonName } from "./credentials.ts";
import { Scenario } from "./report-scenario.ts";
import { StatedOwners } from "./stated-owners.ts";

/** GET /api/user, and what signing in or up answers: the person behind the session, seen by themselves. */
export const User = z.object({
	username: z.string(),
	email: z.string(),
	firstName: z.string().nullable(),
	lastName: z.string().nullable(),
	isAdmin: z.boolean(),
	/** Whether the e-mail address was shown to be theirs. */
	isVerified: z.boolean(),
	/** False for someone who only ever signed in with Google. */
	hasPassword: z.boolean(),
	/** An address they want to move to, whose link they have yet to open. */
	pendingEmail: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** PATCH /api/account/profile: what is left out stays as it is. Answers `User`. */
export const ProfileChange = z.object({
	username: NewUsername.optional(),
	firstName: PersonName.optional(),
	lastName: PersonName.optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** POST /api/account/email: the address changes once the link sent to it was opened. Answers `User`. */
export const EmailChange = z.object({ email: Email, password: CurrentPassword });
export type EmailChange = z.infer<typeof EmailChange>;

/** POST /api/account/password: ends every other session. Answers `Done`. */
export const PasswordChange = z.object({
	currentPassword: CurrentPassword,
	newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** PUT /api/account/position: who lets the homes of this account, kept once for all of them. Answers `AccountPosition`. */
export const PositionChange = z.object({
	owners: StatedOwners.min(1, "Say who owns your homes"),
});
export type PositionChange = z.infer<typeof PositionChange>;

/** GET and DELETE /api/account/position: what is kept of it then; none where nothing is. */
export const AccountPosition = z.object({
	owners: StatedOwners,
	/** When it was last changed, as an ISO instant; null where nothing is kept. */
	changedAt: z.string().nullable(),
});
export type AccountPosition = z.infer<typeof AccountPosition>;

/** POST /api/account/delete: for good. Answers `Done`. */
export const AccountDeletion = z.object({ password: CurrentPassword });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const SessionParam = z.object({ id: z.string().max(64) });

/** A device on which someone is signed in. Times are ISO instants. */
export const Session = z.object({
	id: z.string(),
	/** "Chrome on Windows". */
	device: z.string(),
	createdAt: z.string(),
	/** Exact to an hour. */
	lastUsedAt: z.string(),
	/** Whether it is the session that asks. */
	current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** GET /api/account/sessions, and what ending sessions answers: those that remain, the asking one first. */
export const SessionList = z.object({ sessions: z.array(Session) });
export type SessionList = z.infer<typeof SessionList>;

/** GET /api/account/export: everything that is kept about the person, as a file. Times are ISO instants. */
export const AccountExport = z.object({
	exportedAt: z.string(),
	profile: User.extend({
		createdAt: z.string(),
		verifiedAt: z.string().nullable(),
		/** Google's lasting name for the person; null when they never signed in with Google. */
		googleSubject: z.string().nullable(),
	}),
	sessions: z.array(Session.omit({ current: true }).extend({ userAgent: z.string().nullable() })),
	/** Links in mails that still work. */
	links: z.array(z.object({ purpose: z.string(), address: z.string(), expiresAt: z.string() })),
	/** Mails that wait to be sent. */
	emails: z.array(
		z.object({ kind: z.string(), address: z.string().nullable(), askedAt: z.string() }),
	),
	/** Reports and what was paid for them; what they say is read at `/reports/{id}`. Amounts in pence. */
	reports: z.array(
		z.object({
			id: z.string(),
			postcode: z.string(),
			address: z.string().nullable(),
			state: z.string(),
			/** What they called it and noted about it, and when they put it aside. */
			name: z.string().nullable(),
			note: z.string().nullable(),
			archivedAt: z.string().nullable(),
			createdAt: z.string(),
			paidAt: z.string().nullable(),
			amount: z.number().nullable(),
			email: z.string().nullable(),
			/** What was stated of income and ownership; none where nothing was. */
			owners: StatedOwners,
		}),
	),
	/** What they keep for all homes of their income and ownership. */
	position: AccountPosition,
	/** Steps of their reports' plans that they ticked, by what the report calls them. */
	planTicks: z.array(z.object({ report: z.string(), step: z.string(), tickedAt: z.string() })),
	/** Links to their reports that work, whom each was made for and how often it was opened. */
	reportLinks: z.array(
		z.object({
			report: z.string(),
			name: z.string(),
			createdAt: z.string(),
			uses: z.number(),
			lastUsedAt: z.string().nullable(),
		}),
	),
	/** Sums of their reports that they keep by a name, with the incomes in them. Pence, and fractions. */
	scenarios: z.array(Scenario.omit({ id: true }).extend({ report: z.string() })),
	/** What they said is wrong in our register while they were signed in, where the answer goes, and what it was. */
	suggestions: z.array(
		z.object({
			postcode: z.string(),
			kind: z.string(),
			what: z.string(),
			link: z.string(),
			address: z.string().nullable(),
			sentAt: z.string(),
			decision: z.string().nullable(),
			answer: z.string().nullable(),
		}),
	),
	/** Plans, running and past. Pence a month. */
	subscriptions: z.array(
		z.object({
			id: z.string(),
			plan: z.string(),
			status: z.string(),
			amount: z.number(),
			startedAt: z.string(),
			endedAt: z.string().nullable(),
			/** What it becomes with its next period, in pence a month; null where it stays as it is. */
			nextPlan: z
				.object({ plan: z.string(), amount: z.number().nullable(), startsAt: z.string() })
				.nullable(),
			card: z.string().nullable(),
		}),
	),
	/** Names that the payment provider knows the person by. */
	customers: z.array(z.string()),
	/** Browsers that guesses from elsewhere do not keep out. */
	knownDevices: z.array(z.object({ knownSince: z.string(), lastSignInAt: z.string() })),
	/** Plans they were about to take out. */
	checkouts: z.array(z.object({ plan: z.string(), state: z.string(), begunAt: z.string() })),
	/** Promo codes they use, by what we call them. */
	promoCodes: z.array(z.string()),
	/** The plan an administrator gave them, or took away where it is null, and from when until when. */
	grants: z.array(
		z.object({ plan: z.string().nullable(), startsAt: z.string(), endsAt: z.string() }),
	),
});
export type AccountExport = z.infer<typeof AccountExport>;
