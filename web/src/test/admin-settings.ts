import type { AuditEntry } from "#contracts/admin/audit.ts";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { QueuedScheme } from "#contracts/admin/register-queue.ts";
import type { AdminSettings } from "#contracts/admin/settings.ts";
import type { SourceState, SystemState } from "#contracts/admin/system.ts";
import { untold } from "#domain/base/facts/scheme.ts";
import type { TableState } from "#domain/business/table-upkeep.ts";

/** Default prices, test cards, and everything there that live mode needs. */
export function someSettings(overrides: Partial<AdminSettings> = {}): AdminSettings {
	return {
		reportPrice: 15,
		starterPrice: 15,
		proPrice: 25,
		expertPrice: 45,
		isStripeTestMode: true,
		liveFaults: [],
		...overrides,
	};
}

/** A source with a refresh of its own that ran well. */
export function aSourceState(overrides: Partial<SourceState> = {}): SourceState {
	return {
		id: "bank_rates",
		name: "Bank Rate",
		asOf: "2026-11-05",
		rows: 1250,
		loadedAt: "2026-11-16T04:10:00.000Z",
		kept: "weekly",
		canRefresh: true,
		lastOkAt: "2026-11-16T04:10:00.000Z",
		isOverdue: false,
		status: "in_time",
		why: null,
		notes: [],
		lastRun: aRun({
			startedAt: "2026-11-16T04:09:00.000Z",
			finishedAt: "2026-11-16T04:10:00.000Z",
			outcome: "updated",
		}),
		...overrides,
	};
}

type Run = NonNullable<SourceState["lastRun"]>;

/** A run of 21 November 2026, unless a test says otherwise by the schedule and still under way. */
export function aRun(run: Partial<Run> = {}): Run {
	return {
		startedAt: "2026-11-21T10:00:00.000Z",
		finishedAt: null,
		outcome: "running",
		done: null,
		error: null,
		startedBy: "schedule",
		...run,
	};
}

/** A table that is due since the Budget. */
export function aTableState(overrides: Partial<TableState> = {}): TableState {
	return {
		id: "income_tax",
		name: "Income tax",
		dueOn: "2026-10-28",
		isDue: true,
		next: "A Budget and its Finance Act set the next ones.",
		url: "https://www.gov.uk/income-tax-rates",
		...overrides,
	};
}

/** One source, one table, and mail that goes out. */
export function aSystem(overrides: Partial<SystemState> = {}): SystemState {
	return {
		sources: [aSourceState()],
		tables: [aTableState()],
		backup: { status: "in_time", lastOkAt: "2026-07-20T01:30:00.000Z", why: null },
		settings: [
			{
				name: "EPC_REGISTER_TOKEN",
				purpose: "the energy certificates of each home",
				without: "no certificate of a single home",
				source: "free, from `gov.uk`",
				isSet: true,
				waitsFor: [],
			},
		],
		mail: { isSetUp: true, isStuck: false, waiting: 0, oldestAt: null, lastError: null, dead: [] },
		...overrides,
	};
}

/** Selective licensing in two wards of Manchester, not yet verified. */
export function aRegisterScheme(overrides: Partial<RegisterScheme> = {}): RegisterScheme {
	return {
		id: "manchester-selective-2025",
		authorityCode: "E08000003",
		council: "Manchester",
		kind: "selective",
		status: "in_force",
		...untold,
		evidence: [],
		ruledOut: [],
		exemptions: [],
		revision: 1,
		coverage: "wards",
		wards: [
			{ code: "E05011369", name: "Moss Side" },
			{ code: "E05011377", name: "Rusholme" },
		],
		hasUnmatchedWards: false,
		start: "2025-02-01",
		end: "2030-01-31",
		url: "https://www.manchester.gov.uk/selective",
		verifiedOn: null,
		editedAt: null,
		review: null,
		isPageUnread: false,
		...overrides,
	};
}

/** A row that is due because nobody verified it. */
export function aQueuedScheme(
	scheme: Partial<RegisterScheme> = {},
	overrides: Partial<QueuedScheme> = {},
): QueuedScheme {
	return {
		scheme: aRegisterScheme(scheme),
		harm: 9_000,
		homes: { count: 4_200, basis: "wards" },
		turn: { day: "2030-01-31", what: "ends" },
		doubts: ["never_verified"],
		isDue: true,
		...overrides,
	};
}

/** A price that was raised. */
export function anAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
	return {
		id: "aud_1",
		at: "2026-11-20T12:05:00.000Z",
		actor: "ada",
		action: "settings_changed",
		subject: { kind: "settings", id: "settings", name: null },
		before: { reportPrice: 15, proPrice: 25 },
		after: { reportPrice: 20, proPrice: 25 },
		...overrides,
	};
}
