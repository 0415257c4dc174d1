import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A person with an account. Instants are UTC milliseconds throughout. */
export const users = sqliteTable(
	"users",
	{
		/** `usr_…`. */
		id: text().primaryKey(),
		username: text().notNull(),
		/** Lower case: what makes a username taken. */
		usernameKey: text("username_key").notNull().unique(),
		email: text().notNull(),
		/** Lower case: what makes an address taken. */
		emailKey: text("email_key").notNull().unique(),
		/** When the address was shown to be theirs; null while it was not. */
		verifiedAt: integer("verified_at"),
		/** An address they asked to move to and have yet to confirm. */
		pendingEmail: text("pending_email"),
		firstName: text("first_name"),
		lastName: text("last_name"),
		/** `scrypt$N$r$p$salt$hash`; null when they only ever signed in with Google. */
		passwordHash: text("password_hash"),
		/** Google's lasting name for the person (`sub`). */
		googleSubject: text("google_subject").unique(),
		isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
		createdAt: integer("created_at").notNull(),
		/** The London day, `YYYY-MM-DD`, for which this administrator was last written to that something wants a person. */
		alertedOn: text("alerted_on"),
		/** When a mail about changes at their homes was last queued. */
		homesMailedAt: integer("homes_mailed_at"),
		/** What they ask of a home, `OwnRules` as JSON; null while they asked nothing. */
		homeRules: text("home_rules"),
	},
	(table) => [
		index("users_created").on(table.createdAt, table.id),
		// Few are 1: a daily mail looks them up.
		index("users_admins").on(table.isAdmin),
	],
);

/** A device that is signed in. Anyone who holds the token is the user; only its SHA-256 is here. */
export const sessions = sqliteTable(
	"sessions",
	{
		/** `ses_…`: names the session to its owner and lets no one in. */
		id: text().primaryKey(),
		tokenHash: text("token_hash").notNull().unique(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		userAgent: text("user_agent"),
		createdAt: integer("created_at").notNull(),
		/** Written at most once an hour. */
		usedAt: integer("used_at").notNull(),
		/** When a passkey or a recovery code was last shown in it. Without, it opens no account that has a passkey. */
		provedAt: integer("proved_at"),
	},
	(table) => [index("sessions_user").on(table.userId), index("sessions_used_at").on(table.usedAt)],
);

/** A passkey of an account. The device keeps its secret: here is what a signature of it is checked by. */
export const passkeys = sqliteTable(
	"passkeys",
	{
		/** `pky_…`. */
		id: text().primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The authenticator's name for it, base64url: it belongs to one account. */
		credentialId: text("credential_id").notNull().unique(),
		/** COSE key, base64url. */
		publicKey: text("public_key").notNull(),
		/** Signatures that the authenticator counted; 0 for one that does not count. */
		counter: integer().notNull(),
		/** How the browser reaches it, as JSON. */
		transports: text({ mode: "json" }).$type<readonly string[]>().notNull(),
		/** What its owner calls it. */
		name: text().notNull(),
		createdAt: integer("created_at").notNull(),
		usedAt: integer("used_at"),
	},
	(table) => [index("passkeys_user").on(table.userId, table.createdAt)],
);

/** What an authenticator was asked to sign: once, within minutes, in the session that asked. */
export const passkeyChallenges = sqliteTable(
	"passkey_challenges",
	{
		sessionId: text("session_id")
			.notNull()
			.references(() => sessions.id, { onDelete: "cascade" }),
		purpose: text({ enum: ["add", "prove"] }).notNull(),
		challenge: text().notNull(),
		expiresAt: integer("expires_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.sessionId, table.purpose] }),
		index("passkey_challenges_expires_at").on(table.expiresAt),
	],
);

/** A code that opens an account once where its passkeys are lost. Only a hash of it and its account is here. */
export const recoveryCodes = sqliteTable(
	"recovery_codes",
	{
		codeHash: text("code_hash").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
	},
	(table) => [index("recovery_codes_user").on(table.userId)],
);

/**
 * A browser that its account's owner signed in with: wrong passwords from elsewhere do not keep it out. Holds only a hash of the cookie's secret, different
 * for each account, so that nobody can tell whose accounts share a browser.
 */
export const knownDevices = sqliteTable(
	"known_devices",
	{
		tokenHash: text("token_hash").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		createdAt: integer("created_at").notNull(),
		/** When it last signed in. */
		usedAt: integer("used_at").notNull(),
	},
	(table) => [
		index("known_devices_user").on(table.userId, table.usedAt),
		index("known_devices_used_at").on(table.usedAt),
	],
);

/** The owners of an account's homes for tax, stated once for all homes. Personal: read by its account alone. */
export const landlordPositions = sqliteTable("landlord_positions", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	/** `StatedOwners` as JSON. */
	owners: text().notNull(),
	changedAt: integer("changed_at").notNull(),
});

/** A link in a mail that was not used yet. Only the SHA-256 of its secret is here. */
export const links = sqliteTable(
	"links",
	{
		tokenHash: text("token_hash").primaryKey(),
		purpose: text({ enum: ["verify_email", "reset_password"] }).notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The address it was sent to, lower case: worthless once the account has left that address. */
		emailKey: text("email_key").notNull(),
		expiresAt: integer("expires_at").notNull(),
	},
	(table) => [
		index("links_user").on(table.userId, table.purpose),
		index("links_expires_at").on(table.expiresAt),
	],
);

/**
 * An attempt that counts against a limit for a while. Whom it concerns is kept as a hash: of the account (or of the login
 * typed, where there is none) and of the network address.
 */
export const attempts = sqliteTable(
	"attempts",
	{
		id: text().primaryKey(),
		purpose: text({
			enum: [
				"password",
				"device",
				"confirm",
				"name",
				"mail",
				"pay",
				"report",
				"promo",
				"suggestion",
			],
		}).notNull(),
		account: text().notNull(),
		address: text().notNull(),
		at: integer().notNull(),
	},
	(table) => [
		index("attempts_account").on(table.purpose, table.account, table.at),
		index("attempts_address").on(table.purpose, table.address, table.at),
		index("attempts_at").on(table.at),
	],
);
