import { DAY } from "../base/calendar.ts";
import { DEVICE_KNOWN, SESSION_IDLE } from "./account/lifetimes.ts";

/** Years for which each kind of record is kept. Source: Rule DATA-1. */
export const KEPT_YEARS = {
	/** What was paid, given back and subscribed to, from the day it happened. */
	transactions: 7,
	/** How often things happened. */
	usage: 2,
	/** Reports with what they were made from, and their PDFs, from the day they were last used. */
	assessments: 2,
	/** Letters to and from our support. */
	support: 3,
	/** Which cards have had a free trial, from the day that it began. Source: Rule TRIAL-3. */
	trialCards: 2,
	/** What was said to be wrong in the register, from the day it was sent, and the hash of an address without proof, from the day it was answered at. */
	suggestions: 2,
} as const;

/** Days after which goes what came to nothing, or can be had again. */
export const DROPPED_AFTER_DAYS = {
	/** A report no one paid for, made without an account. */
	unpaidReport: 7,
	/** A report of an account that no one paid for. */
	unpaidReportOfAccount: 90,
	/** Who began a payment that came to nothing, sessions of payment that are over, and which events the payment provider sent. */
	paymentTraces: 30,
	/** What the sources said of a postcode. */
	gatheredFacts: 7,
	/** Where the answer to such a suggestion went, from the decision on, and the hash of where it came from, from the day it was sent. */
	suggestionAddress: 30,
} as const;

/** Days for which Cloudflare keeps restore points of the database. Source: https://developers.cloudflare.com/d1/reference/time-travel */
export const RESTORE_POINT_DAYS = 30;

/** Days without use after which a device is signed out. */
export const SESSION_DAYS = SESSION_IDLE / DAY;

/** Days after its last sign-in for which an account knows a device. */
export const DEVICE_DAYS = DEVICE_KNOWN / DAY;

/** Days within which a request about somebody's data is answered, and by how many that may be put off. Source: Rule DATA-2. */
export const REQUEST_DAYS = { answer: 30, extension: 60 } as const;

/** Hours within which the regulator is told of a breach. Source: Rule DATA-3, UK GDPR article 33. */
export const BREACH_NOTICE_HOURS = 72;
