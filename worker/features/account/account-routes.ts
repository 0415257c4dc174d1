import { Hono } from "hono";
import {
	AccountDeletion,
	type AccountExport,
	type AccountPosition,
	EmailChange,
	MailChoices,
	PasswordChange,
	PositionChange,
	ProfileChange,
	type SessionList,
	SessionParam,
	type User,
} from "#contracts/account.ts";
import type { Done } from "#contracts/credentials.ts";
import { FILE_PREFIX } from "#domain/base/product.ts";
import {
	deletePosition,
	keepPosition,
	readPosition,
	toAccountPosition,
} from "#worker/accounts/positions-repository.ts";
import { toUser } from "#worker/accounts/to-user.ts";
import { openBilling } from "#worker/billing/billing-context.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { takeCookie } from "#worker/http/cookies.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { requireUser, startSession, stopSession, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { changeProfile } from "./change-profile.ts";
import { deleteAccount } from "./delete-account.ts";
import { listDevices, signDeviceOut, signOthersOut } from "./devices.ts";
import { exportAccount } from "./export-account.ts";
import { chooseMails, readMailChoices } from "./mail-choices.ts";

/** What someone may see of their own account and change in it. */
export const accountRoutes = new Hono<AppEnv>()
	.use("/account/*", limitAccountCalls, requireUser)
	.patch("/account/profile", validate("json", ProfileChange), async (c) => {
		const user = await changeProfile(callerOf(c), viewerOf(c).user, c.req.valid("json"));
		return c.json<User>(toUser(user, c.env), 200);
	})
	.post("/account/email", validate("json", EmailChange), async (c) => {
		const change = { ...c.req.valid("json"), env: c.env };
		const user = await changeEmail(callerOf(c), viewerOf(c), change);
		sendEmailsSoon(c);
		return c.json<User>(toUser(user, c.env), 200);
	})
	.post("/account/password", validate("json", PasswordChange), async (c) => {
		const { user } = viewerOf(c);
		const { token } = await changePassword(callerOf(c), viewerOf(c), c.req.valid("json"));
		await startSession(c, { user, token });
		sendEmailsSoon(c);
		return c.json<Done>({ message: "Your password was changed." }, 200);
	})
	.get("/account/position", async (c) =>
		c.json<AccountPosition>(await readPosition(callerOf(c).db, viewerOf(c).user.id), 200),
	)
	.put("/account/position", validate("json", PositionChange), async (c) => {
		const { db, now } = callerOf(c);
		const change = { ...c.req.valid("json"), userId: viewerOf(c).user.id, now };
		return c.json<AccountPosition>(toAccountPosition(await keepPosition(db, change)), 200);
	})
	.delete("/account/position", async (c) => {
		await deletePosition(callerOf(c).db, viewerOf(c).user.id);
		return c.json<AccountPosition>({ owners: [], changedAt: null }, 200);
	})
	.get("/account/mails", async (c) =>
		c.json<MailChoices>(await readMailChoices(callerOf(c), viewerOf(c).user), 200),
	)
	.put("/account/mails", validate("json", MailChoices), async (c) => {
		const chosen = await chooseMails(callerOf(c), viewerOf(c).user, c.req.valid("json"));
		return c.json<MailChoices>(chosen, 200);
	})
	.get("/account/sessions", async (c) =>
		c.json<SessionList>(await listDevices(callerOf(c), viewerOf(c)), 200),
	)
	.delete("/account/sessions/:id", validate("param", SessionParam), async (c) =>
		c.json<SessionList>(
			await signDeviceOut(callerOf(c), viewerOf(c), c.req.valid("param").id),
			200,
		),
	)
	.delete("/account/sessions", async (c) =>
		c.json<SessionList>(await signOthersOut(callerOf(c), viewerOf(c)), 200),
	)
	.get("/account/export", async (c) => {
		c.header("Content-Disposition", `attachment; filename="${FILE_PREFIX}-account.json"`);
		return c.json<AccountExport>(await exportAccount(callerOf(c), viewerOf(c), c.env), 200);
	})
	.post("/account/delete", validate("json", AccountDeletion), async (c) => {
		const desk = { ...callerOf(c), billing: openBilling(c.env, c.var.world), env: c.env };
		const done = await deleteAccount(desk, viewerOf(c), c.req.valid("json"));
		await stopSession(c);
		takeCookie(c, "device");
		sendEmailsSoon(c);
		return c.json<Done>(done, 200);
	});
