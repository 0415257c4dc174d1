import { DAY } from "../base/calendar.ts";
import { DEVICE_KNOWN, SESSION_IDLE } from "./account/lifetimes.ts";

/** Years for which each kind of record is kept. Source: Rule DATA-1. */
export const KEPT_YEARS = {
	/** Payments, refunds and subscriptions, from the day they happened. */
	transactions: 7,
	/** Counts of events. */
	usage: 2,
	/** Reports with their input data, and their PDFs, from the day they were last used. */
	assessments: 2,
	/** Correspondence with our support. */
	support: 3,
	/** Which cards have had a free trial, from the day that it began. Source: Rule TRIAL-3. */
	trialCards: 2,
	/** Suggestions about the register, from the day they were sent, and the hash of an unverified address, from the day of the answer. */
	suggestions: 2,
	/** What changed for a kept home, from the day it was found. */
	homeChanges: 2,
} as const;

/** Days after which unfinished or reproducible data are deleted. */
export const DROPPED_AFTER_DAYS = {
	/** A report no one paid for, made without an account. */
	unpaidReport: 7,
	/** A report of an account that no one paid for. */
	unpaidReportOfAccount: 90,
	/** Initiators of failed payments, finished payment sessions, and events received from the payment provider. */
	paymentTraces: 30,
	/** Sources' answers about a postcode. */
	gatheredFacts: 7,
	/** Address for the answer to a suggestion, from the decision on, and the hash of the sender's origin, from the day it was sent. */
	suggestionAddress: 30,
	/** Mails that could not be sent, from the day they were asked for. */
	deadMail: 30,
	/** What was sent to an account's webhooks, from the day it was last asked for. */
	webhookDelivery: 30,
} as const;

/** Days for which a backup is kept, and for which it is kept which accounts were erased since: a week more, so that every backup finds them. */
export const BACKUP_DAYS = { backup: 56, erasure: 63 } as const;

/** Days for which Cloudflare keeps restore points of the database. Source: https://developers.cloudflare.com/d1/reference/time-travel */
export const RESTORE_POINT_DAYS = 30;

/** Days without use after which a device is signed out. */
export const SESSION_DAYS = SESSION_IDLE / DAY;

/** Days after its last sign-in for which an account remembers a device. */
export const DEVICE_DAYS = DEVICE_KNOWN / DAY;

/** Days in which a data request is answered, and by how many that may be extended. Source: Rule DATA-2. */
export const REQUEST_DAYS = { answer: 30, extension: 60 } as const;

/** Hours within which the regulator is told of a breach. Source: Rule DATA-3, UK GDPR article 33. */
export const BREACH_NOTICE_HOURS = 72;
