import { HOUR, type IsoDate, londonDay } from "../base/calendar.ts";
import { type EventId, events } from "../base/held-tables.ts";
import { type DueTable, tablesDue } from "../base/table-ends.ts";
import { countInWords, dateInWords, listInWords } from "../base/words.ts";
import type { BackupStatus } from "./backup.ts";
import { DATABASE_FILLING, filledInWords } from "./database-size.ts";
import { tableUpkeep } from "./table-upkeep.ts";

/** Consecutive failed runs of a source after which an administrator is told. */
export const FAILURES_REPORTED = 3;

/**
 * Milliseconds after which an open payment needs a person. Jobs cancel unpaid ones a day after they began, every five minutes; one still open an hour later
 * could not be checked, or is held up at Stripe.
 */
export const UNSETTLED_AFTER = 25 * HOUR;

/** Milliseconds that Stripe's event about a payment may take: it is usually there in seconds. */
export const EVENT_WITHIN = HOUR;

/** Milliseconds after which an email that waits says that mail is stuck: it was tried three times by then. */
export const MAIL_STUCK_AFTER = HOUR;

/** Calls of a day that a key's scopes refuse, from which it is told of: a program that is set up wrongly is mended after a few. */
export const KEY_REFUSALS_REPORTED = 200;

/** Calls of a day with keys that nobody holds, from which they are told of: a program that missed a withdrawal and asks every five minutes makes 288. */
export const UNKNOWN_KEYS_REPORTED = 1_000;

/** Milliseconds by which Stripe's clock and ours may differ. */
const CLOCKS_DIFFER = 10 * 60_000;

/** A part of the admin panel, as its address names it. */
type PanelTab = "settings" | "payments" | "register" | "users";

/** Something that needs a person: what is wrong, since when, and what to do, a sentence each. */
export type Alert = {
	readonly kind:
		| "source_overdue"
		| "source_failing"
		| "payments_unsettled"
		| "webhook_silent"
		| "suggestions_waiting"
		| "backup_missing"
		| "database_filling"
		| "key_refused"
		| "keys_unknown"
		| "mail_undelivered"
		| "table_ending"
		| "table_due";
	readonly what: string;
	readonly since: string;
	readonly action: string;
	readonly tab: PanelTab;
};

/** State of everything that is watched. Instants are UTC milliseconds. */
export type Watched = {
	readonly sources: readonly {
		readonly name: string;
		readonly isOverdue: boolean;
		/** When it last succeeded; null where it never did. */
		readonly lastOkAt: number | null;
		/** Failed runs since then. */
		readonly failures: number;
		/** Why the last run failed, in words. */
		readonly error: string | null;
	}[];
	/** Payments and payment sessions open for longer than `UNSETTLED_AFTER`. */
	readonly unsettled: { readonly count: number; readonly oldestAt: number | null };
	/** The last payment of recent days that is older than `EVENT_WITHIN`; null where there was none. */
	readonly lastPaymentAt: number | null;
	/** The last event that Stripe delivered; null where none ever came. */
	readonly lastEventAt: number | null;
	/** Undecided suggestions about the register. */
	readonly suggestions: {
		readonly count: number;
		readonly oldestAt: number | null;
		/** Councils whose queue of suggestions is full, so that new ones displace others. */
		readonly crowded: readonly string[];
	};
	/** Emails that are dead, or have waited for longer than `MAIL_STUCK_AFTER`. */
	readonly mail: {
		readonly count: number;
		readonly oldestAt: number | null;
		/** Why one of them could not be sent. */
		readonly error: string | null;
	};
	/** Keys for programs on the last whole day, so that each is told of once for it. */
	readonly keys: {
		readonly day: IsoDate;
		/** Those that were refused for their scopes `KEY_REFUSALS_REPORTED` times or more, by how they begin. */
		readonly refused: readonly { readonly prefix: string; readonly count: number }[];
		/** Calls with keys that nobody holds. */
		readonly unknown: number;
	};
	/** How the backups stand. */
	readonly backup: BackupStatus;
	/** How much of what the database may hold is filled. */
	readonly databaseFilled: number;
	/** Tables that are due to be read again, or soon will be (`tablesToAlert`). */
	readonly tables: readonly DueTable[];
};

/** Everything that needs a person, in the order of docs/operations.md; empty when all is well. */
export function alertsOf(watched: Watched): Alert[] {
	const { sources, unsettled, lastPaymentAt, lastEventAt, suggestions, mail, backup } = watched;
	const { databaseFilled, tables, keys } = watched;
	return [
		...sources.flatMap(aboutSource),
		...(unsettled.count > 0 && unsettled.oldestAt !== null
			? [aboutUnsettled(unsettled.count, unsettled.oldestAt)]
			: []),
		...(lastPaymentAt !== null && (lastEventAt ?? 0) < lastPaymentAt - CLOCKS_DIFFER
			? [aboutUnavailable(lastPaymentAt, lastEventAt)]
			: []),
		...(mail.oldestAt === null ? [] : [aboutMail(mail, mail.oldestAt)]),
		...aboutBackup(backup),
		...(databaseFilled >= DATABASE_FILLING ? [aboutDatabase(databaseFilled)] : []),
		...aboutKeys(keys),
		...(suggestions.oldestAt === null ? [] : [aboutSuggestions(suggestions, suggestions.oldestAt)]),
		...aboutTables(tables),
	];
}

function aboutSource(source: Watched["sources"][number]): Alert[] {
	const { name, isOverdue, lastOkAt, failures, error } = source;
	const since = lastOkAt === null ? "It was never checked." : `Last checked on ${day(lastOkAt)}.`;
	if (failures >= FAILURES_REPORTED) {
		const what = `${name}: the refresh failed ${countInWords(failures, "time")} in a row.`;
		const why = error === null ? "" : `Read why it failed: ${error} `;
		const action = `${why}Then run it again under Settings, Data.`;
		return [{ kind: "source_failing", what, since, action, tab: "settings" }];
	}
	const what = `${name} is overdue.`;
	const action = "Run the refresh under Settings, Data, or import the new file.";
	return isOverdue ? [{ kind: "source_overdue", what, since, action, tab: "settings" }] : [];
}

function aboutUnsettled(count: number, oldestAt: number): Alert {
	return {
		kind: "payments_unsettled",
		what: `${countInWords(count, "payment is", "payments are")} open for more than a day.`,
		since: `The oldest began on ${day(oldestAt)}.`,
		action: "Check in Stripe's dashboard whether they were paid, and that its keys still work.",
		tab: "payments",
	};
}

function aboutUnavailable(lastPaymentAt: number, lastEventAt: number | null): Alert {
	return {
		kind: "webhook_silent",
		what: "Stripe's webhook is silent, and payments come in.",
		since:
			lastEventAt === null
				? `No event ever came. The last payment was on ${day(lastPaymentAt)}.`
				: `The last event came on ${day(lastEventAt)}, the last payment on ${day(lastPaymentAt)}.`,
		action: "Check the webhook's address and signing secret in Stripe's dashboard, then resend.",
		tab: "payments",
	};
}

function aboutMail({ count, error }: Watched["mail"], oldestAt: number): Alert {
	return {
		kind: "mail_undelivered",
		what: `${countInWords(count, "email", "emails")} could not be sent.`,
		since: `The oldest was asked for on ${day(oldestAt)}.`,
		action: `${error === null ? "" : `The reason: ${error}. `}See Settings, Mail.`,
		tab: "settings",
	};
}

function aboutBackup({ status, why }: BackupStatus): Alert[] {
	const action =
		status === "not_set_up"
			? "Make a key with npm run restore:key, and set BACKUP_RECIPIENT."
			: "Look in the log for what the pass said, and check the bucket of backups.";
	const since = "Whatever people and payments left since the last one would be lost.";
	return why === null
		? []
		: [{ kind: "backup_missing", what: why, since, action, tab: "settings" }];
}

function aboutDatabase(filled: number): Alert {
	return {
		kind: "database_filling",
		what: `The database is ${filledInWords(filled)}.`,
		since: "Once it is full nothing more can be written, and nobody can buy.",
		action: "Do what docs/operations.md says of a database that fills.",
		tab: "settings",
	};
}

function aboutKeys({ refused, unknown, day: on }: Watched["keys"]): Alert[] {
	const unheld: Alert = {
		kind: "keys_unknown",
		what: `${countInWords(unknown, "call")} on ${dateInWords(on)} showed a key that nobody holds.`,
		since: "A program goes on with a withdrawn key, or somebody tries keys.",
		action:
			"See at Cloudflare which addresses call /api/v1 and are answered 401. Block them there.",
		tab: "users",
	};
	const ofKeys = refused.map(
		({ prefix, count }): Alert => ({
			kind: "key_refused",
			what: `The key ${prefix}… was refused ${countInWords(count, "time")} on ${dateInWords(on)}.`,
			since: "Its scopes do not let it do what it asks for.",
			action: "See whose it is under Users, Keys for programs. Write to them, or withdraw it.",
			tab: "users",
		}),
	);
	return unknown >= UNKNOWN_KEYS_REPORTED ? [...ofKeys, unheld] : ofKeys;
}

function aboutSuggestions({ count, crowded }: Watched["suggestions"], oldestAt: number): Alert {
	const flood =
		crowded.length === 0 ? "" : ` So many are about ${listInWords(crowded)} that others give way.`;
	return {
		kind: "suggestions_waiting",
		what: `${countInWords(count, "suggestion waits", "suggestions wait")} for a decision.${flood}`,
		since: `The oldest came on ${day(oldestAt)}.`,
		action: "Decide them under Register, several at once where they say the same.",
		tab: "register",
	};
}

/** Days before the end of a period from which its table is told of: the next one is often out by then. */
const BEFORE_END = 60;
/** Days before another table is due. */
const BEFORE_DUE = 14;

/** The tables that an administrator is told of on a day, without those that nobody has read: the panel lists them. */
export function tablesToAlert(day: IsoDate): readonly DueTable[] {
	// One that ends is due from the day after its last.
	return tablesDue(day, BEFORE_END + 1).filter(
		({ dueOn, daysLeft, lastDay }) =>
			dueOn !== null && (lastDay !== null || daysLeft <= BEFORE_DUE),
	);
}

/** One for each table, and one for all that wait for the same event. */
function aboutTables(tables: readonly DueTable[]): Alert[] {
	const groups = Map.groupBy(tables, ({ id, event }) => event ?? id);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		return first ? [first.event ? aboutEvent(first.event, group) : aboutTable(first)] : [];
	});
}

function aboutTable({ id, name, lastDay, dueOn, daysLeft }: DueTable): Alert {
	const { next } = tableUpkeep[id];
	if (lastDay !== null) {
		const left = daysLeft - 1;
		const ends =
			left < 0 ? "has ended" : left === 0 ? "ends today" : `ends in ${countInWords(left, "day")}`;
		return {
			kind: "table_ending",
			what: `${name}: what is known ${ends}.`,
			since: `The last day of the table is ${dateInWords(lastDay)}.`,
			action: `${next} Add it in ${filesOf([id])}, and its last day in ${REGISTRY}.`,
			tab: "settings",
		};
	}
	return {
		kind: "table_due",
		what: `${name}: ${dueIn(daysLeft)}.`,
		since: `The day is ${dateInWords(dueOn ?? "")}.`,
		action: `${next} Change it in ${filesOf([id])}, and the day of reading in ${REGISTRY}.`,
		tab: "settings",
	};
}

function aboutEvent(event: EventId, tables: readonly DueTable[]): Alert {
	const { on, unread } = events[event];
	const names = listInWords(tables.map(({ name }) => name));
	const [first] = tables;
	return {
		kind: "table_due",
		what: `${names}: ${dueIn(first?.daysLeft ?? 0)}.`,
		since: first && first.daysLeft > 0 ? `The day is ${dateInWords(on)}.` : unread,
		action: `Read it. Change ${filesOf(tables.map(({ id }) => id))}, and name the next event in ${REGISTRY}.`,
		tab: "settings",
	};
}

const REGISTRY = "domain/base/held-tables.ts";

function dueIn(daysLeft: number): string {
	return daysLeft > 0
		? `to be read again in ${countInWords(daysLeft, "day")}`
		: "due to be read again";
}

function filesOf(ids: readonly DueTable["id"][]): string {
	return listInWords([...new Set(ids.flatMap((id) => tableUpkeep[id].files))]);
}

function day(instant: number): string {
	return dateInWords(londonDay(instant));
}
