import { eq } from "drizzle-orm";
import type { AccountExport } from "#contracts/account.ts";
import { deviceName } from "#domain/account/device.ts";
import type { Caller } from "#worker/auth/caller.ts";
import { listKnownDevices } from "#worker/auth/known-devices.ts";
import { listSessions, type Viewer } from "#worker/auth/sessions-repository.ts";
import { toUser } from "#worker/auth/to-user.ts";
import { links } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { planGrants } from "#worker/db/schema/plan-grants.ts";
import { promoUses } from "#worker/db/schema/promo.ts";
import { customers, subscriptionSetups, subscriptions } from "#worker/db/schema/subscriptions.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { listPurchases } from "#worker/reports/reports-repository.ts";

/** Everything that is kept about the viewer, but for what is only a hash of a secret. Source: UK GDPR, articles 15 and 20. */
export async function exportAccount(
	{ db, now }: Caller,
	{ user }: Viewer,
	env: Pick<Bindings, "ADMIN_EMAILS">,
): Promise<AccountExport> {
	const [devices, sent, waiting, bought, subscribed, known, begun, codes, granted, browsers] =
		await Promise.all([
			listSessions(db, user.id, now),
			db.select().from(links).where(eq(links.userId, user.id)),
			db.select().from(outbox).where(eq(outbox.userId, user.id)),
			listPurchases(db, user.id),
			db.select().from(subscriptions).where(eq(subscriptions.userId, user.id)),
			db.select().from(customers).where(eq(customers.userId, user.id)),
			db.select().from(subscriptionSetups).where(eq(subscriptionSetups.userId, user.id)),
			db.select().from(promoUses).where(eq(promoUses.userId, user.id)),
			db.select().from(planGrants).where(eq(planGrants.userId, user.id)),
			listKnownDevices(db, user.id, now),
		]);
	return {
		exportedAt: iso(now),
		profile: {
			...toUser(user, env),
			createdAt: iso(user.createdAt),
			verifiedAt: user.verifiedAt === null ? null : iso(user.verifiedAt),
			googleSubject: user.googleSubject,
		},
		sessions: devices.map((row) => ({
			id: row.id,
			device: deviceName(row.userAgent),
			userAgent: row.userAgent,
			createdAt: iso(row.createdAt),
			lastUsedAt: iso(row.usedAt),
		})),
		links: sent.map(({ purpose, emailKey, expiresAt }) => ({
			purpose,
			address: emailKey,
			expiresAt: iso(expiresAt),
		})),
		letters: waiting.map(({ kind, recipient, createdAt }) => ({
			kind,
			address: recipient,
			askedAt: iso(createdAt),
		})),
		reports: bought.map(({ report, amount }) => ({
			id: report.id,
			postcode: report.postcode,
			address: report.address,
			state: report.state,
			createdAt: iso(report.createdAt),
			paidAt: report.paidAt === null ? null : iso(report.paidAt),
			amount,
			email: report.emailKey,
		})),
		subscriptions: subscribed.map(({ id, plan, status, amount, ...row }) => ({
			id,
			plan,
			status,
			amount,
			startedAt: iso(row.createdAt),
			endedAt: row.endedAt === null ? null : iso(row.endedAt),
			card: row.cardLast4 === null ? null : `${row.cardBrand} ${row.cardLast4}`,
		})),
		customers: known.map(({ id }) => id),
		knownDevices: browsers.map(({ createdAt, usedAt }) => ({
			knownSince: iso(createdAt),
			lastSignInAt: iso(usedAt),
		})),
		checkouts: begun.map(({ plan, state, createdAt }) => ({
			plan,
			state,
			begunAt: iso(createdAt),
		})),
		promoCodes: codes.map(({ promoId }) => promoId),
		grants: granted.map(({ plan, startsAt, endsAt }) => ({
			plan,
			startsAt: iso(startsAt),
			endsAt: iso(endsAt),
		})),
	};
}

function iso(instant: number): string {
	return new Date(instant).toISOString();
}
