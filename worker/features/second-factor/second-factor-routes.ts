import { type Context, Hono } from "hono";
import type { User } from "#contracts/account.ts";
import {
	NewPasskey,
	PasskeyChange,
	type PasskeyList,
	PasskeyParam,
	PasskeyRequest,
	type PasskeysMade,
	RecoveryCode,
	ShownCredential,
} from "#contracts/second-factor.ts";
import { toUser } from "#worker/accounts/to-user.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { requireHolder, requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import {
	addPasskey,
	askForNewPasskey,
	readPasskeys,
	removePasskey,
	renamePasskey,
	renewRecoveryCodes,
} from "./change-passkeys.ts";
import type { Own } from "./note-own-change.ts";
import { askForPasskey, showPasskey, spendRecoveryCode } from "./show-passkey.ts";
import type { RelyingParty } from "./webauthn.ts";

/** The second factor: shown after the password and before what is grave, and kept by its owner. */
export const secondFactorRoutes = new Hono<AppEnv>()
	.use("/second-factor/*", limitAccountCalls, requireHolder)
	.post("/second-factor/challenge", async (c) =>
		c.json(await askForPasskey(callerOf(c), viewerOf(c), partyOf(c)), 200),
	)
	.post("/second-factor/proof", validate("json", ShownCredential), async (c) => {
		const answer = { party: partyOf(c), shown: c.req.valid("json") };
		await showPasskey(callerOf(c), viewerOf(c), answer);
		return c.json<User>(toUser(viewerOf(c).user, c.env), 200);
	})
	.post("/second-factor/recovery", validate("json", RecoveryCode), async (c) => {
		await spendRecoveryCode(ownOf(c), c.req.valid("json").code);
		sendEmailsSoon(c);
		return c.json<User>(toUser(viewerOf(c).user, c.env), 200);
	})
	.use("/account/passkeys/*", limitAccountCalls, requireUser)
	.get("/account/passkeys", async (c) =>
		c.json<PasskeyList>(await readPasskeys(callerOf(c), viewerOf(c)), 200),
	)
	.post("/account/passkeys/challenge", validate("json", PasskeyRequest), async (c) => {
		const asked = { password: c.req.valid("json").password, party: partyOf(c) };
		return c.json(await askForNewPasskey(callerOf(c), viewerOf(c), asked), 200);
	})
	.post("/account/passkeys", validate("json", NewPasskey), async (c) => {
		const made = await addPasskey(ownOf(c), partyOf(c), c.req.valid("json"));
		sendEmailsSoon(c);
		return c.json<PasskeysMade>(made, 201);
	})
	.post("/account/passkeys/recovery-codes", async (c) =>
		c.json<PasskeysMade>(await renewRecoveryCodes(ownOf(c)), 200),
	)
	.patch(
		"/account/passkeys/:id",
		validate("param", PasskeyParam),
		validate("json", PasskeyChange),
		async (c) => {
			const change = { ...c.req.valid("param"), ...c.req.valid("json") };
			return c.json<PasskeyList>(await renamePasskey(callerOf(c), viewerOf(c), change), 200);
		},
	)
	.delete("/account/passkeys/:id", validate("param", PasskeyParam), async (c) => {
		const left = await removePasskey(ownOf(c), c.req.valid("param").id);
		sendEmailsSoon(c);
		return c.json<PasskeyList>(left, 200);
	});

function ownOf(c: Context<AppEnv>): Own {
	return { ...callerOf(c), viewer: viewerOf(c), env: c.env };
}

function partyOf(c: Context<AppEnv>): RelyingParty {
	return { origin: new URL(baseOf(c)).origin };
}
