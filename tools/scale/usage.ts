import { DATABASE_LIMIT } from "#domain/business/database-size.ts";

/** What there is in the product: visitors of a month, and accounts and reports that are held. */
export type Scale = {
	readonly visitors: number;
	readonly accounts: number;
	readonly reports: number;
};

/** Bytes of the database for each. */
export type Bytes = { readonly account: number; readonly report: number };

/** Of one meter of the platform: what a month uses, in the unit of its price. */
export type Usage = { readonly meter: string; readonly used: number; readonly why: string };

/** Bytes that the national tables take while a new edition comes in. Source: docs/storage.md, Size. */
export const NATIONAL = 770_000_000;

const MILLION = 1_000_000;
const GIGABYTE = 1_000_000_000;
const DAYS = 30;

/** Each is assumed, but for rows of a preview and a report, which were counted with the tables of the tests on 29 November 2026. */
const assumed = {
	requestsOfVisitor: 10,
	previewsOfVisitor: 2,
	uncachedShare: 0.25,
	activeShare: 0.2,
	requestsOfActive: 30,
	cpuOfRequest: 12,
	/** Counted: 369, without sold prices, of which a place has some hundreds. */
	readOfUncached: 1_500,
	readOfOther: 20,
	/** Counted. */
	writtenOfUncached: 24,
	writtenOfOther: 2,
	writtenOfReport: 15,
	homesOfAccount: 0.6,
	looksAtHome: DAYS / 3,
	writtenOfLook: 5,
	mailsOfAccount: 2,
	/** Months for which a report is kept after its last use. */
	monthsKept: 24,
	bytesOfPdf: 100_000,
	downloadedShare: 0.7,
	bytesOfLogEvent: 1_000,
	bytesOfFacts: 12_000,
	/** Days for which facts of a place lie in KV, and lines in the log. */
	daysCached: 7,
	/** A line, and ten spans of one request in twenty. */
	eventsOfRequest: 1.5,
	/** Bytes of a backup for one of the database: what is kept packed as base64 packs to three quarters again. */
	backupShare: 0.75,
	backupsKept: 56,
	bytesOfPart: 8_388_608,
	/** Rows that a backup reads each night. */
	rowsOfAccount: 5,
	rowsOfReport: 5,
};

/** Bytes that the database would take, whatever it may hold. */
export function databaseBytes({ accounts, reports }: Scale, bytes: Bytes): number {
	return NATIONAL + accounts * bytes.account + reports * bytes.report;
}

/** How many reports the database holds beside the accounts until it has so many bytes. */
export function reportsUntil(size: number, { accounts }: Scale, bytes: Bytes): number {
	return Math.max(0, Math.floor((size - NATIONAL - accounts * bytes.account) / bytes.report));
}

/** What a month uses. What the database cannot hold is reckoned as if it lay in the bucket. */
export function usageOf(scale: Scale, bytes: Bytes): Usage[] {
	const { visitors, accounts, reports } = scale;
	const requests =
		visitors * assumed.requestsOfVisitor +
		accounts * assumed.activeShare * assumed.requestsOfActive;
	const previews = visitors * assumed.previewsOfVisitor;
	const uncached = previews * assumed.uncachedShare;
	const made = reports / assumed.monthsKept;
	const looks = accounts * assumed.homesOfAccount * assumed.looksAtHome;
	const mails = accounts * assumed.mailsOfAccount + made;
	const size = databaseBytes(scale, bytes);
	const personal = size - NATIONAL;
	const backup = personal * assumed.backupShare;
	const pdfs = reports * assumed.downloadedShare;
	const logged = (requests * assumed.eventsOfRequest * assumed.bytesOfLogEvent) / GIGABYTE;
	const read =
		(uncached + looks) * assumed.readOfUncached +
		requests * assumed.readOfOther +
		DAYS * (accounts * assumed.rowsOfAccount + reports * assumed.rowsOfReport);
	const written =
		uncached * assumed.writtenOfUncached +
		(requests - uncached) * assumed.writtenOfOther +
		made * assumed.writtenOfReport +
		looks * assumed.writtenOfLook;
	const beyond = Math.max(0, size - DATABASE_LIMIT);
	const stored = pdfs * assumed.bytesOfPdf + beyond + backup * assumed.backupsKept;
	const put = made * 2 + (DAYS * backup) / assumed.bytesOfPart;
	return [
		use("requests", requests / MILLION, "10 a visitor, 30 an account that is used, one in five"),
		use("CPU", (requests * assumed.cpuOfRequest) / MILLION, "12 ms a request"),
		use("KV reads", previews / MILLION, "2 previews a visitor"),
		use("KV writes", uncached / MILLION, "one preview in four is not cached"),
		use(
			"KV storage",
			(uncached * assumed.bytesOfFacts * assumed.daysCached) / DAYS / GIGABYTE,
			"12 kB a place for 7 days",
		),
		use("D1 rows read", read / MILLION, "1,500 an uncached preview and a look at a home, else 20"),
		use("D1 rows written", written / MILLION, "24 an uncached preview, 15 a report, else 2"),
		use("D1 storage", Math.min(size, DATABASE_LIMIT) / GIGABYTE, "at most what it holds"),
		use("R2 storage", stored / GIGABYTE, "PDFs, what D1 cannot hold, and 56 backups"),
		use("R2 writes", put / MILLION, "PDFs, documents, and parts of backups"),
		use("queue", (mails * 3) / MILLION, "3 operations a mail"),
		use("mail", mails / 1_000, "2 an account and one a report"),
		use("log taken in", logged, "1.5 events of 1 kB a request"),
		use("log kept", (logged * assumed.daysCached) / DAYS, "7 days"),
		use("data points", requests / MILLION, "one a request"),
	];
}

const use = (meter: string, used: number, why: string): Usage => ({ meter, used, why });
