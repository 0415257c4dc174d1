import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { DEVICE_KNOWN, SESSION_IDLE, SESSION_NOTED } from "#domain/business/account/lifetimes.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import { isDeviceToken, rememberDevice } from "#worker/accounts/known-devices.ts";
import {
	endSession,
	findHolder,
	type Holder,
	noteUse,
	type Viewer,
} from "#worker/accounts/sessions-repository.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { connect } from "#worker/db/client.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { callerOf } from "./caller-of.ts";
import { giveCookie, readCookie, takeCookie } from "./cookies.ts";

/** Lets a handler be reached by someone who is signed in, and tells it who. @throws Problem `signed_out` | `second_factor` */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
	c.set("viewer", await signedInViewer(c));
	await next();
});

/** Lets a handler be reached by the holder of a session, also before the second factor was shown. @throws Problem `signed_out` */
export const requireHolder = createMiddleware<AppEnv>(async (c, next) => {
	const holder = await findSession(c);
	if (!holder) {
		throw signedOut();
	}
	c.set("viewer", holder);
	await next();
});

/** Who is signed in, with the second factor where the account has one. @throws Problem `signed_out` | `second_factor` */
export async function signedInViewer(c: Context<AppEnv>): Promise<Viewer> {
	const holder = await findSession(c);
	if (!holder) {
		throw signedOut();
	}
	if (holder.wantsProof) {
		throw new Problem("second_factor", "Please use your passkey to finish signing in.");
	}
	return holder;
}

/** Returns the signed-in viewer. Refuses everybody where a handler forgot `requireUser`. @throws Problem `signed_out` */
export function viewerOf(c: Context<AppEnv>): Viewer {
	if (!c.var.viewer) {
		throw signedOut();
	}
	return c.var.viewer;
}

/** Who asks, or null, also for want of the second factor; serves calls open to anybody too. */
export async function findCaller(c: Context<AppEnv>): Promise<Viewer | null> {
	const holder = await findSession(c);
	return holder?.wantsProof ? null : holder;
}

/** Who holds the session. Using it extends it: its 30 days begin again, noted at most once an hour. */
async function findSession(c: Context<AppEnv>): Promise<Holder | null> {
	const token = readCookie(c, "session");
	if (!token) {
		return null;
	}
	const db = connect(c.env.DB);
	const now = c.var.world.now();
	const holder = await findHolder(db, token, now);
	if (holder && !holder.wantsProof && now - holder.session.usedAt >= SESSION_NOTED) {
		c.executionCtx.waitUntil(noteUse(db, holder.session, now).execute());
		keepSession(c, token);
	}
	return holder;
}

/** Whether the browser says that it is signed in; nobody knows yet whether it is. */
export function hasSession(c: Context<AppEnv>): boolean {
	return Boolean(readCookie(c, "session"));
}

/** Who asks, signed in or not. */
export async function readerOf(c: Context<AppEnv>): Promise<Reader> {
	const viewer = await findCaller(c);
	return { user: viewer?.user ?? null, env: c.env };
}

/** Signs the browser in, in place of anyone who was signed in there before, and makes it one that the account knows. */
export async function startSession(
	c: Context<AppEnv>,
	{ user, token }: { user: Pick<UserRow, "id">; token: string },
): Promise<void> {
	await endCurrent(c);
	keepSession(c, token);
	const caller = callerOf(c);
	const given = readCookie(c, "device");
	const device = isDeviceToken(given) ? given : caller.token();
	giveCookie(c, "device", { value: device, maxAge: DEVICE_KNOWN });
	c.executionCtx.waitUntil(rememberDevice(caller, user, { device, session: token }));
}

/** Signs the browser out and ends its session, so that a copy of its cookie is worth nothing either. */
export async function stopSession(c: Context<AppEnv>): Promise<void> {
	await endCurrent(c);
	takeCookie(c, "session");
	// Pages of the account that the way back would show again. Not "cookies", which would clear those of other subdomains, nor "storage", which holds the
	// choice about cookies and a guest's ticks. It costs fetching scripts and styles once more.
	c.header("Clear-Site-Data", '"cache"');
}

async function endCurrent(c: Context<AppEnv>): Promise<void> {
	const token = readCookie(c, "session");
	if (token) {
		await endSession(connect(c.env.DB), token);
	}
}

function keepSession(c: Context<AppEnv>, token: string): void {
	giveCookie(c, "session", { value: token, maxAge: SESSION_IDLE });
}

export function signedOut(): Problem {
	return new Problem("signed_out", "Please sign in first.");
}
