import { DROPPED_AFTER_DAYS } from "#domain/business/data-handling.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { cancelSetup } from "./cancel-setup.ts";
import { finishSetup } from "./finish-setup.ts";
import { dropLapsedPromos } from "./promo-repository.ts";
import {
	findForgottenSetups,
	findSetup,
	lapseSetup,
	noteChecked,
	purgeSetups,
	type SetupRow,
} from "./setups-repository.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Milliseconds after which a session that no one finished is looked at, and looked at again. */
const FORGOTTEN_AFTER = HOUR;

/** Milliseconds after which it is called off. */
const OPEN_FOR = DAY;

/** The same for a change. Shorter than the provider waits for the proof of a card, after which it would try the card again by itself. */
const CHANGE_OPEN_FOR = 22 * HOUR;

/** Milliseconds for which a finished session is kept, so that a late confirmation is told the outcome. */
const KEPT_FOR = DROPPED_AFTER_DAYS.paymentTraces * DAY;

/** Things looked after in one run. */
const A_BATCH = 20;

/**
 * Looks after payment sessions that no one finished, as far as it comes before `until` (UTC milliseconds).
 */
export async function reconcileSetups(billing: BillingContext, until: number): Promise<void> {
	const now = billing.world.now();
	await billing.db.batch([
		dropLapsedPromos(billing.db, now),
		purgeSetups(billing.db, now - KEPT_FOR),
	]);
	const forgotten = { before: now - FORGOTTEN_AFTER, limit: A_BATCH };
	for (const setup of await findForgottenSetups(billing.db, forgotten)) {
		if (billing.world.now() >= until) {
			return;
		}
		await attempt("a payment session", setup.id, () => reconcileSetup(billing, setup));
	}
}

/** Finishes what went through unnoticed, and calls off what is too old. */
async function reconcileSetup(billing: BillingContext, setup: SetupRow): Promise<void> {
	const now = billing.world.now();
	// First, so that one that always fails does not keep the others waiting.
	await noteChecked(billing.db, setup.id, now);
	if (setup.kind === "change" && now - setup.createdAt > CHANGE_OPEN_FOR) {
		await abandonSetup(billing, setup);
		return;
	}
	const finish = await finishSetup(billing, setup).catch((cause: unknown) => {
		if (cause instanceof Problem && cause.code !== "unavailable") {
			return null;
		}
		throw cause;
	});
	const isBusy =
		finish?.outcome === "subscribed" || (finish?.outcome === "waiting" && finish.isProcessing);
	if (!isBusy && now - setup.createdAt > OPEN_FOR) {
		await abandonSetup(billing, setup);
	}
}

async function abandonSetup(billing: BillingContext, { id }: SetupRow): Promise<void> {
	const now = await findSetup(billing.db, id);
	if (now?.state === "open") {
		await cancelSetup(billing, now);
		await lapseSetup(billing.db, now);
	}
}

/** A failure does not hold up the others. */
async function attempt(what: string, id: string, work: () => Promise<unknown>): Promise<void> {
	try {
		await work();
	} catch (cause) {
		log.error(`${what} could not be looked after`, { id, reason: reasonOf(cause) });
	}
}
