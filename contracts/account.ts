import * as z from "zod";
import type { PropertyOwner } from "#domain/portfolio/kept-home.ts";
import type { OwnRules } from "#domain/portfolio/own-rules.ts";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import { CurrentPassword, Email, NewPassword, NewUsername, PersonName } from "./credentials.ts";
import type { HomeDetails } from "./homes.ts";
import type { Scenario } from "./report-scenario.ts";
import { StatedOwners } from "./stated-owners.ts";
import type { Webhook } from "./webhooks.ts";

/** GET /api/user, and the answer to signing in or up: the signed-in person as they see themselves. */
export type User = {
	readonly username: string;
	readonly email: string;
	readonly firstName: string | null;
	readonly lastName: string | null;
	readonly isAdmin: boolean;
	/** Whether the e-mail address was shown to be theirs. */
	readonly isVerified: boolean;
	/** False for someone who only ever signed in with Google. */
	readonly hasPassword: boolean;
	/** An address they want to move to, whose link they have yet to open. */
	readonly pendingEmail: string | null;
};

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

/** GET and DELETE /api/account/position: the position that is kept after the call, null where none is. */
export type AccountPosition = {
	readonly owners: Owners;
	/** When it was last changed, as an ISO instant; null where nothing is kept. */
	readonly changedAt: string | null;
};

/** GET and PUT /api/account/mails: which mails that answer nothing the person did are sent to their address. */
export const MailChoices = z.object({
	/** Corrections of our register that change their reports. */
	corrections: z.boolean("This is true or false"),
	/** Changes at their homes. */
	homes: z.boolean("This is true or false"),
});
export type MailChoices = z.infer<typeof MailChoices>;

/** POST /api/account/delete: for good. Answers `Done`. */
export const AccountDeletion = z.object({ password: CurrentPassword });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const SessionParam = z.object({ id: z.string().max(64) });

/** A device on which someone is signed in. Times are ISO instants. */
export type Session = {
	readonly id: string;
	/** "Chrome on Windows". */
	readonly device: string;
	readonly createdAt: string;
	/** Exact to an hour. */
	readonly lastUsedAt: string;
	/** Whether it is the session that asks. */
	readonly current: boolean;
};

/** GET /api/account/sessions, and what ending sessions answers: those that remain, the asking one first. */
export type SessionList = { readonly sessions: readonly Session[] };

/** GET /api/account/export: everything that is kept about the person, as a file. Times are ISO instants. */
export type AccountExport = {
	readonly exportedAt: string;
	readonly profile: User & {
		readonly createdAt: string;
		readonly verifiedAt: string | null;
		/** Google's lasting name for the person; null when they never signed in with Google. */
		readonly googleSubject: string | null;
		/** When a mail about changes at their homes was last queued. */
		readonly homesMailedAt: string | null;
		/** What they ask of a home; null while they asked nothing. */
		readonly homeRules: OwnRules | null;
	};
	readonly sessions: readonly (Omit<Session, "current"> & {
		readonly userAgent: string | null;
		/** When a passkey or a recovery code was last shown in it. */
		readonly secondFactorAt: string | null;
	})[];
	/** Links in mails that still work. */
	readonly links: readonly {
		readonly purpose: string;
		readonly address: string;
		readonly expiresAt: string;
	}[];
	/** Mails that wait to be sent. */
	readonly emails: readonly {
		readonly kind: string;
		readonly address: string | null;
		readonly askedAt: string;
	}[];
	/** Reports and what was paid for them; what they say is read at `/reports/{id}`. Amounts in pence. */
	readonly reports: readonly {
		readonly id: string;
		readonly postcode: string;
		readonly address: string | null;
		readonly state: string;
		/** What they called it and noted about it, and when they put it aside. */
		readonly name: string | null;
		readonly note: string | null;
		readonly archivedAt: string | null;
		readonly createdAt: string;
		readonly paidAt: string | null;
		readonly amount: number | null;
		readonly email: string | null;
		/** Income and ownership stated for the report; empty where nothing was stated. */
		readonly owners: Owners;
	}[];
	/** What they keep for all homes of their income and ownership. */
	readonly position: AccountPosition;
	/** Steps that they ticked in their reports' plans, by the step ids of the report. */
	readonly planTicks: readonly {
		readonly report: string;
		readonly step: string;
		readonly tickedAt: string;
	}[];
	/** Working links to their reports: whom each was made for and how often it was opened. */
	readonly reportLinks: readonly {
		readonly report: string;
		readonly name: string;
		readonly createdAt: string;
		readonly uses: number;
		readonly lastUsedAt: string | null;
	}[];
	/** Homes that they keep, as they stated them, and what changed for each. */
	readonly homes: readonly (HomeDetails & {
		readonly archivedAt: string | null;
		readonly keptSince: string;
		readonly judgedAt: string | null;
	})[];
	readonly homeChanges: readonly { readonly what: string; readonly foundAt: string }[];
	/** Links to their homes, and whom each was made for. */
	readonly homeLinks: readonly {
		readonly postcode: string;
		readonly name: string;
		readonly createdAt: string;
	}[];
	/** The calendar of their homes, without its secret address; null where there is none. */
	readonly homesCalendar: { readonly madeAt: string } | null;
	/** Sites on which they show our answers, and who may frame these. */
	readonly embedSites: readonly {
		readonly id: string;
		readonly hosts: readonly string[];
		readonly madeAt: string;
	}[];
	/** Where changes at their homes are sent, without the secrets, and what was sent in the last 30 days. */
	readonly webhooks: readonly Omit<Webhook, "id">[];
	/** Who owns their homes, including incomes. Pence, and fractions. */
	readonly propertyOwners: readonly PropertyOwner[];
	/** Their saved scenarios, including the incomes in them. Pence, and fractions. */
	readonly scenarios: readonly (Omit<Scenario, "id"> & { readonly report: string })[];
	/** Corrections to our register that they suggested while signed in, where the answer goes, and what it was. */
	readonly suggestions: readonly {
		readonly postcode: string;
		readonly kind: string;
		readonly what: string;
		readonly link: string;
		readonly address: string | null;
		readonly sentAt: string;
		readonly decision: string | null;
		readonly answer: string | null;
	}[];
	/** Plans, running and past. Pence a month. */
	readonly subscriptions: readonly {
		readonly id: string;
		readonly plan: string;
		readonly status: string;
		readonly amount: number;
		readonly startedAt: string;
		readonly endedAt: string | null;
		/** The charge, a trial's end or a renewal, that the person was last reminded of. */
		readonly remindedOf: string | null;
		/** When it was given up within the cooling-off after a trial, and the pence that went back. */
		readonly withdrawnAt: string | null;
		readonly givenBack: number | null;
		/** The plan from the next period on, in pence a month; null where it does not change. */
		readonly nextPlan: {
			readonly plan: string;
			readonly amount: number | null;
			readonly startsAt: string;
		} | null;
		readonly card: string | null;
	}[];
	/** Names that the payment provider knows the person by. */
	readonly customers: readonly string[];
	/** Browsers that stay able to sign in while guesses from elsewhere lock the account. */
	readonly knownDevices: readonly { readonly knownSince: string; readonly lastSignInAt: string }[];
	readonly passkeys: readonly {
		readonly name: string;
		/** The authenticator's name for it. */
		readonly credential: string;
		readonly addedAt: string;
		readonly lastUsedAt: string | null;
	}[];
	readonly apiKeys: readonly {
		readonly name: string;
		/** How it begins: the rest is kept by its owner alone. */
		readonly prefix: string;
		readonly scopes: readonly string[];
		readonly madeAt: string;
		readonly lastUsedAt: string | null;
	}[];
	/** How often its keys were used, by day. */
	readonly apiUse: readonly {
		readonly day: string;
		readonly calls: number;
		readonly assessments: number;
	}[];
	/** Assessments that programs were charged, by the period's begin. */
	readonly apiAllowances: readonly { readonly since: string; readonly used: number }[];
	/** What a repeated call is answered with, for a day. */
	readonly apiAnswers: readonly { readonly answeredAt: string; readonly answer: unknown }[];
	/** One entry for each code that is left: what it is, only its owner knows. */
	readonly recoveryCodes: readonly "unused"[];
	/** Plans they were about to take out. */
	readonly checkouts: readonly {
		readonly plan: string;
		readonly state: string;
		readonly begunAt: string;
	}[];
	/** Promo codes that they use, by our names for them. */
	readonly promoCodes: readonly string[];
	/** Plans that an administrator granted (null: took away), with the first and last instant. */
	readonly grants: readonly {
		readonly plan: string | null;
		readonly startsAt: string;
		readonly endsAt: string;
	}[];
};
