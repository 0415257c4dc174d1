import { and, desc, isNotNull, isNull, sql } from "drizzle-orm";
import type { SystemState } from "#contracts/admin/system.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { MAIL_STUCK_AFTER } from "#domain/business/alerts.ts";
import { settingStates } from "#domain/business/settings.ts";
import { tableStates } from "#domain/business/table-upkeep.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { selectPass, toBackupState } from "#worker/db/backup-state.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { selectHeld } from "#worker/facts/datasets/held-datasets.ts";
import { canSendMail } from "#worker/mail/mail-settings.ts";
import { isWaiting } from "#worker/mail/outbox/outbox-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { sourceStates } from "./source-states.ts";

/** Dead emails that are listed. */
const LISTED = 50;

/** How the data, the backups and the mail stand, in one round trip. */
export async function readSystem({ db, now }: Administrator, env: Bindings): Promise<SystemState> {
	const {
		waiting: waits,
		failed: fails,
		dead,
		passes,
		...held
	} = await runBatch(db, {
		...selectHeld(db),
		passes: selectPass(db),
		waiting: db
			.select({
				count: sql<number>`count(*)`.mapWith(Number),
				oldestAt: sql<number | null>`min(${outbox.createdAt})`,
			})
			.from(outbox)
			.where(isWaiting),
		dead: db
			.select({
				id: outbox.id,
				kind: outbox.kind,
				createdAt: outbox.createdAt,
				reason: outbox.lastError,
			})
			.from(outbox)
			.where(isNull(outbox.dueAt))
			.orderBy(desc(outbox.createdAt), desc(outbox.id))
			.limit(LISTED),
		failed: db
			.select({ error: outbox.lastError })
			.from(outbox)
			.where(and(isNotNull(outbox.lastError), isWaiting))
			.orderBy(desc(outbox.dueAt), desc(outbox.id))
			.limit(1),
	});
	const [waiting] = waits;
	const [failed] = fails;
	const oldestAt = waiting?.oldestAt ?? null;
	return {
		sources: await sourceStates(held, { env, now }),
		tables: tableStates(londonDay(now)),
		backup: toBackupState(passes, { env, now }),
		settings: settingStates((name) => {
			const value: unknown = Reflect.get(env, name);
			return typeof value === "string" && value.trim() !== "";
		}),
		mail: {
			isSetUp: canSendMail(env),
			isStuck: oldestAt !== null && now - oldestAt > MAIL_STUCK_AFTER,
			waiting: waiting?.count ?? 0,
			oldestAt: oldestAt === null ? null : new Date(oldestAt).toISOString(),
			lastError: failed?.error ?? null,
			dead: dead.map(({ createdAt, reason, ...email }) => ({
				...email,
				askedAt: new Date(createdAt).toISOString(),
				reason: reason ?? "",
			})),
		},
	};
}
