import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { type Administrator, isStillAdministrator } from "#worker/auth/administrators.ts";
import { newSession } from "#worker/auth/sessions-repository.ts";
import { connect } from "#worker/db/client.ts";
import { sessions, users } from "#worker/db/schema/accounts.ts";
import { randomToken } from "#worker/platform/random-token.ts";
import { NOW } from "./ask-app.ts";
import { someUser } from "./some-user.ts";

const db = connect(env.DB);

/** An administrator as a use case gets one. */
export async function actingAdmin(): Promise<Administrator> {
	const user = await someUser(db, { isAdmin: true, verifiedAt: NOW });
	const caller = { db, now: NOW, token: randomToken, address: "203.0.113.1", userAgent: null };
	await newSession(caller, user.id).insert;
	const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
	if (!session) {
		throw new Error("nobody is signed in");
	}
	const viewer = { user, session };
	const settings = { ADMIN_EMAILS: "" };
	return { ...caller, viewer, env: settings, mayAct: isStillAdministrator(viewer, settings) };
}

/** One whose rights were withdrawn after the request had been let in. */
export async function formerAdmin(): Promise<Administrator> {
	const admin = await actingAdmin();
	await db.update(users).set({ isAdmin: false }).where(eq(users.id, admin.viewer.user.id));
	return admin;
}
