import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { type Administrator, isStillAdministrator } from "#worker/accounts/administrators.ts";
import { newSession } from "#worker/accounts/sessions-repository.ts";
import { connect } from "#worker/db/client.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "./ask-app.ts";
import { someUser } from "./some-user.ts";

const db = connect(env.DB);

type Rights = {
	readonly isAdmin?: boolean;
	readonly verifiedAt?: number | null;
	/** Whether the configuration names their address. */
	readonly named?: boolean;
};

/** An administrator as a use case gets one, by the flag unless said otherwise. */
export async function actingAdmin({
	isAdmin = true,
	verifiedAt = NOW,
	named = false,
}: Rights = {}): Promise<Administrator> {
	const user = await someUser(db, { isAdmin, verifiedAt });
	const caller = { db, now: NOW, token: randomToken, address: "203.0.113.1", userAgent: null };
	await newSession(caller, user.id).insert;
	const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
	if (!session) {
		throw new Error("nobody is signed in");
	}
	const viewer = { user, session };
	const settings = { ADMIN_EMAILS: named ? `other@example.com,${user.email}` : "" };
	return {
		...caller,
		viewer,
		env: settings,
		isActiveAdmin: isStillAdministrator(viewer, settings),
	};
}

/** One whose rights were withdrawn after the request had been let in. */
export async function formerAdmin(): Promise<Administrator> {
	const admin = await actingAdmin();
	await db.update(users).set({ isAdmin: false }).where(eq(users.id, admin.viewer.user.id));
	return admin;
}

/** The database, in which an account loses the flag right before a batch is run. */
export function withdrawnBeforeBatch(userId: string): D1Database {
	return beforeBatch(env.DB.prepare("UPDATE users SET is_admin = 0 WHERE id = ?").bind(userId));
}

/** The database, in which an account's address is verified right before a batch is run. */
export function verifiedBeforeBatch(userId: string): D1Database {
	return beforeBatch(
		env.DB.prepare("UPDATE users SET verified_at = ? WHERE id = ?").bind(NOW, userId),
	);
}

function beforeBatch(change: D1PreparedStatement): D1Database {
	const batch = async <T>(statements: D1PreparedStatement[]) => {
		await change.run();
		return env.DB.batch<T>(statements);
	};
	return Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch,
	});
}
