import { type Column, eq } from "drizzle-orm";
import type { AccountExport } from "#contracts/account.ts";
import { deviceName } from "#domain/business/account/device.ts";
import { listApiKeys, listUseByDay } from "#worker/accounts/api-keys-repository.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { listKnownDevices } from "#worker/accounts/known-devices.ts";
import { positionOf, toAccountPosition } from "#worker/accounts/positions-repository.ts";
import { listSessions, type Viewer } from "#worker/accounts/sessions-repository.ts";
import { toUser } from "#worker/accounts/to-user.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { links, passkeys, recoveryCodes } from "#worker/db/schema/accounts.ts";
import { embedSites } from "#worker/db/schema/embed-sites.ts";
import { apiAllowances, apiAnswers } from "#worker/db/schema/open-door.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { promoUses } from "#worker/db/schema/promo.ts";
import {
	customers,
	planGrants,
	subscriptionSetups,
	subscriptions,
} from "#worker/db/schema/subscriptions.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { findFeed } from "#worker/homes/home-feeds.ts";
import { listHomeSharesOf } from "#worker/homes/home-shares.ts";
import { detailsOf, listEventsOf, listHomes } from "#worker/homes/homes-repository.ts";
import { listOwners, toOwner } from "#worker/homes/owners-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { toOwners } from "#worker/reports/report-position.ts";
import { listScenariosOf, toScenario } from "#worker/reports/report-scenarios.ts";
import { listSharesOf } from "#worker/reports/report-shares.ts";
import { listTicksOf } from "#worker/reports/report-ticks.ts";
import { listPurchases } from "#worker/reports/reports-repository.ts";
import { listDeliveries } from "#worker/webhooks/deliveries-repository.ts";
import { toWebhooks } from "#worker/webhooks/to-webhooks.ts";
import { listWebhooks } from "#worker/webhooks/webhooks-repository.ts";

/** Everything that is kept about the viewer at one moment, except mere hashes of secrets. Source: UK GDPR, articles 15 and 20. */
export async function exportAccount(
	{ db, now }: Caller,
	{ user }: Viewer,
	env: Pick<Bindings, "ADMIN_EMAILS">,
): Promise<AccountExport> {
	const kept = await readKept(db, user.id, now);
	return {
		exportedAt: iso(now),
		profile: {
			...toUser(user, env),
			createdAt: iso(user.createdAt),
			verifiedAt: user.verifiedAt === null ? null : iso(user.verifiedAt),
			googleSubject: user.googleSubject,
			homesMailedAt: user.homesMailedAt === null ? null : iso(user.homesMailedAt),
			homeRules: user.homeRules === null ? null : JSON.parse(user.homeRules),
		},
		sessions: kept.devices.map((row) => ({
			id: row.id,
			device: deviceName(row.userAgent),
			userAgent: row.userAgent,
			createdAt: iso(row.createdAt),
			lastUsedAt: iso(row.usedAt),
			secondFactorAt: row.provedAt === null ? null : iso(row.provedAt),
		})),
		links: kept.links.map(({ purpose, emailKey, expiresAt }) => ({
			purpose,
			address: emailKey,
			expiresAt: iso(expiresAt),
		})),
		emails: kept.emails.map(({ kind, recipient, createdAt }) => ({
			kind,
			address: recipient,
			askedAt: iso(createdAt),
		})),
		reports: kept.purchases.map(toPurchase),
		position: toAccountPosition(kept.position),
		planTicks: kept.planTicks.map(({ reportId, stepId, tickedAt }) => ({
			report: reportId,
			step: stepId,
			tickedAt: iso(tickedAt),
		})),
		reportLinks: kept.shares.map(({ reportId, name, createdAt, uses, lastUsedAt }) => ({
			report: reportId,
			name,
			createdAt: iso(createdAt),
			uses,
			lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
		})),
		scenarios: kept.scenarios.map((row) => {
			const { id: _, ...scenario } = toScenario(row);
			return { report: row.reportId, ...scenario };
		}),
		...exportHomes(kept),
		embedSites: kept.embedSites.map(({ id, hosts, createdAt }) => ({
			id,
			hosts,
			madeAt: iso(createdAt),
		})),
		webhooks: toWebhooks(kept.webhooks, kept.sent, now).map(({ id: _, ...webhook }) => webhook),
		suggestions: kept.suggestions.map(toSuggestion),
		subscriptions: kept.subscriptions.map(({ id, plan, status, amount, ...row }) => ({
			id,
			plan,
			status,
			amount,
			startedAt: iso(row.createdAt),
			endedAt: row.endedAt === null ? null : iso(row.endedAt),
			remindedOf: row.remindedOf === null ? null : iso(row.remindedOf),
			withdrawnAt: row.withdrawnAt === null ? null : iso(row.withdrawnAt),
			givenBack: row.givenBack,
			nextPlan:
				row.nextPlan === null
					? null
					: { plan: row.nextPlan, amount: row.nextAmount, startsAt: iso(row.periodEnd) },
			card: row.cardLast4 === null ? null : `${row.cardBrand} ${row.cardLast4}`,
		})),
		customers: kept.customers.map(({ id }) => id),
		...keysPart(kept),
		recoveryCodes: kept.recoveryCodes.map(() => "unused" as const),
		checkouts: kept.setups.map(({ plan, state, createdAt }) => ({
			plan,
			state,
			begunAt: iso(createdAt),
		})),
		promoCodes: kept.promoUses.map(({ promoId }) => promoId),
		grants: kept.grants.map(({ plan, startsAt, endsAt }) => ({
			plan,
			startsAt: iso(startsAt),
			endsAt: iso(endsAt),
		})),
	};
}

type Kept = Awaited<ReturnType<typeof readKept>>;

/** The account's homes, what changed for them, who owns them, and their calendar. */
function exportHomes(
	kept: Pick<Kept, "homes" | "homeEvents" | "homeShares" | "feeds" | "propertyOwners">,
): Pick<AccountExport, "homes" | "homeChanges" | "homeLinks" | "homesCalendar" | "propertyOwners"> {
	return {
		homes: kept.homes.map((row) => ({
			...detailsOf(row),
			archivedAt: row.archivedAt === null ? null : iso(row.archivedAt),
			keptSince: iso(row.createdAt),
			judgedAt: row.judgedAt === null ? null : iso(row.judgedAt),
		})),
		homeChanges: kept.homeEvents.map(({ event, at }) => ({ what: event, foundAt: iso(at) })),
		homeLinks: kept.homeShares.map(({ postcode, name, createdAt }) => ({
			postcode,
			name,
			createdAt: iso(createdAt),
		})),
		homesCalendar: kept.feeds.map(({ createdAt }) => ({ madeAt: iso(createdAt) }))[0] ?? null,
		propertyOwners: kept.propertyOwners.map(toOwner),
	};
}

/** What opens the account, to its owner and to programs, and what those asked for. */
function keysPart(kept: Kept) {
	return {
		knownDevices: kept.knownDevices.map(({ createdAt, usedAt }) => ({
			knownSince: iso(createdAt),
			lastSignInAt: iso(usedAt),
		})),
		passkeys: kept.passkeys.map(({ name, credentialId, createdAt, usedAt }) => ({
			name,
			credential: credentialId,
			addedAt: iso(createdAt),
			lastUsedAt: usedAt === null ? null : iso(usedAt),
		})),
		apiKeys: kept.apiKeys.map(({ name, prefix, scopes, createdAt, usedAt }) => ({
			...{ name, prefix, scopes },
			madeAt: iso(createdAt),
			lastUsedAt: usedAt === null ? null : iso(usedAt),
		})),
		apiUse: kept.apiUse,
		apiAllowances: kept.apiAllowances.map(({ period, used }) => ({ since: iso(period), used })),
		apiAnswers: kept.apiAnswers.map(({ answer, at }) => ({
			answeredAt: iso(at),
			answer: JSON.parse(answer),
		})),
	} satisfies Partial<AccountExport>;
}

/** Reads it in one batch. */
function readKept(db: Db, id: string, now: number) {
	const of = <Table extends { userId: Column }>({ userId }: Table) => eq(userId, id);
	return runBatch(db, {
		devices: listSessions(db, id, now),
		links: db.select().from(links).where(of(links)),
		emails: db.select().from(outbox).where(of(outbox)),
		purchases: listPurchases(db, id),
		position: positionOf(db, id),
		planTicks: listTicksOf(db, id),
		shares: listSharesOf(db, id),
		scenarios: listScenariosOf(db, id),
		homes: listHomes(db, id),
		homeEvents: listEventsOf(db, id),
		homeShares: listHomeSharesOf(db, id),
		feeds: findFeed(db, id),
		webhooks: listWebhooks(db, id),
		sent: listDeliveries(db, id),
		propertyOwners: listOwners(db, id),
		embedSites: db.select().from(embedSites).where(of(embedSites)),
		suggestions: db.select().from(registerSuggestions).where(of(registerSuggestions)),
		subscriptions: db.select().from(subscriptions).where(of(subscriptions)),
		customers: db.select().from(customers).where(of(customers)),
		setups: db.select().from(subscriptionSetups).where(of(subscriptionSetups)),
		promoUses: db.select().from(promoUses).where(of(promoUses)),
		grants: db.select().from(planGrants).where(of(planGrants)),
		knownDevices: listKnownDevices(db, id, now),
		passkeys: db.select().from(passkeys).where(of(passkeys)),
		apiKeys: listApiKeys(db, id),
		apiUse: listUseByDay(db, id, now),
		apiAllowances: db.select().from(apiAllowances).where(of(apiAllowances)),
		apiAnswers: db.select().from(apiAnswers).where(of(apiAnswers)),
		recoveryCodes: db.select().from(recoveryCodes).where(of(recoveryCodes)),
	});
}

function toSuggestion({
	emailKey,
	createdAt,
	note,
	...suggestion
}: typeof registerSuggestions.$inferSelect): AccountExport["suggestions"][number] {
	const { postcode, kind, what, link, decision } = suggestion;
	return {
		...{ postcode, kind, what, link, address: emailKey },
		sentAt: iso(createdAt),
		decision,
		answer: note,
	};
}

function toPurchase({
	report,
	amount,
	owners,
}: Awaited<ReturnType<typeof listPurchases>>[number]): AccountExport["reports"][number] {
	const { id, postcode, address, state, name, note, archivedAt, createdAt, paidAt } = report;
	return {
		id,
		postcode,
		address,
		state,
		name,
		note,
		archivedAt: archivedAt === null ? null : iso(archivedAt),
		createdAt: iso(createdAt),
		paidAt: paidAt === null ? null : iso(paidAt),
		amount,
		email: report.emailKey,
		owners: [...toOwners(owners)],
	};
}

function iso(instant: number): string {
	return new Date(instant).toISOString();
}
