import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { noInputs } from "#domain/base/inputs.ts";
import { assess } from "#domain/judgement/assess.ts";
import { composeReport } from "#domain/telling/report/compose-report.ts";
import { someFacts, someScheme, someUnit } from "#domain/test/some-facts.ts";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { reportCorrections, schemeRechecks } from "#worker/db/schema/rechecks.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { askApp, NOW, noNetwork, online, sendDue } from "#worker/test/ask-app.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { someReport } from "#worker/test/shop.ts";
import { someUser } from "#worker/test/some-user.ts";
import { mailCorrections } from "./mail-corrections.ts";

const db = connect(env.DB);
const world = { fetch: noNetwork, now: () => NOW, token: randomToken };
const scheme = someScheme({ id: "tb-selective" });
/** A court undid it: what was "likely" is not known any more. */
const CORRECTED = { status: "quashed" } as const;

beforeEach(async () => {
	await env.DB.batch(
		[
			"DELETE FROM outbox",
			"DELETE FROM report_corrections",
			"DELETE FROM report_snapshots",
			"DELETE FROM reports",
			"DELETE FROM licensing_schemes",
			"DELETE FROM scheme_history",
			"DELETE FROM scheme_rechecks",
			"INSERT INTO scheme_rechecks (id, followed, until, after_report) VALUES (1, 0, NULL, '')",
		].map((statement) => env.DB.prepare(statement)),
	);
});

const run = (over: Partial<typeof world> = {}, database = env.DB) =>
	mailCorrections({ db: connect(database), world: { ...world, ...over } }, NOW);
const waiting = async () =>
	(await db.select().from(outbox)).map(({ reportId, recipient }) => [reportId, recipient]);
const someAddress = () => `g${randomToken()}@example.com`.toLowerCase();

async function keepScheme({ review: _, ...row }: LicensingScheme): Promise<void> {
	await db.insert(licensingSchemes).values({
		...row,
		ruledOut: [...row.ruledOut],
		wardCodes: [...row.wardCodes],
		exemptions: [...row.exemptions],
		evidence: [...row.evidence],
	});
}

/** The register holds a row before anybody looks. */
async function registerWith(row: LicensingScheme = scheme): Promise<void> {
	await keepScheme(row);
	await run();
}

async function change(to: Partial<typeof licensingSchemes.$inferInsert>): Promise<void> {
	await db.update(licensingSchemes).set(to).where(eq(licensingSchemes.id, scheme.id));
}

/** A report that was sold while the register held these rows. */
async function soldReport(
	over: Parameters<typeof someReport>[0] = {},
	schemes: readonly LicensingScheme[] = [scheme],
): Promise<string> {
	const facts = someFacts({ place: someUnit(), schemes: [...schemes] });
	const assessment = assess(facts, { inputs: noInputs, chosen: null, day: "2026-11-20" });
	const id = await someReport({ state: "paid", paidAt: NOW, ...over });
	await db
		.update(reportSnapshots)
		.set({
			basis: JSON.stringify({ facts, inputs: noInputs, chosen: null, owners: [] }),
			document: JSON.stringify(composeReport(assessment)),
		})
		.where(eq(reportSnapshots.reportId, id));
	return id;
}

test("the owner of a report is told what a corrected row changes, once, and the report stays as it was sold", async () => {
	await registerWith();
	const emailKey = someAddress();
	const id = await soldReport({ emailKey, address: "2 Pretend Terrace" });
	const [before] = await db.select().from(reportSnapshots);
	await change(CORRECTED);
	await run();
	await run();
	expect(await waiting()).toEqual([[id, emailKey]]);
	await sendDue(online);
	const mails = await mailTo(emailKey);
	expect(mails).toHaveLength(1);
	expect(mails[0]?.subject).toBe("A correction for 2 Pretend Terrace");
	expect(mails[0]?.text).toContain(
		"Selective licence: we said “Likely required”. Our register now says “Not known”.",
	);
	expect(mails[0]?.text).toContain(id);
	expect(mails[0]?.text).toContain("Your report stays as you bought it.");
	expect(await db.select().from(reportSnapshots)).toEqual([before]);
});

test("other words, another page and a row that changes and changes back are told to nobody", async () => {
	await registerWith();
	await soldReport({ emailKey: someAddress() });
	await change({ name: "Another name", plans: "Renewal", url: "https://www.gov.uk/" });
	await run();
	await change(CORRECTED);
	await change({ status: "in_force" });
	await run();
	expect(await waiting()).toEqual([]);
});

test("each further correction is told against what was told last", async () => {
	await registerWith();
	await soldReport({ emailKey: someAddress() });
	await change(CORRECTED);
	await run();
	await change({ plans: "Renewal" });
	await run();
	await change({ status: "in_force" });
	await run();
	const made = await db.select().from(reportCorrections).orderBy(reportCorrections.madeAt);
	expect(made.map(({ changes }) => changes.map(({ before, after }) => [before, after]))).toEqual([
		[["likely", "unknown"]],
		[["unknown", "likely"]],
	]);
});

test("a new row, and one that is taken out, are corrections too", async () => {
	await soldReport({ emailKey: someAddress() }, []);
	await keepScheme(scheme);
	await run();
	await db.delete(licensingSchemes).where(eq(licensingSchemes.id, scheme.id));
	await run();
	const made = await db.select().from(reportCorrections).orderBy(reportCorrections.madeAt);
	expect(made.map(({ changes }) => changes.map(({ before, after }) => [before, after]))).toEqual([
		[["unknown", "likely"]],
		[["likely", "unknown"]],
	]);
});

test("nobody is told whose report is closed, not paid for, elsewhere, or whose address is not proved", async () => {
	await registerWith();
	const { id: userId } = await someUser(db, { verifiedAt: null });
	await soldReport({ userId });
	await soldReport({ emailKey: null });
	const emailKey = someAddress();
	await soldReport({ emailKey, state: "unpaid" });
	await soldReport({ emailKey, closedAt: NOW, closedFor: "age" });
	const told = await soldReport({ emailKey });
	const elsewhere = await soldReport({ emailKey });
	const isElsewhere = eq(reportSnapshots.reportId, elsewhere);
	const [kept] = await db.select().from(reportSnapshots).where(isElsewhere);
	const basis = kept?.basis.replaceAll(`"code":"${scheme.authorityCode}"`, '"code":"E07000001"');
	await db.update(reportSnapshots).set({ basis }).where(isElsewhere);
	await change(CORRECTED);
	await run();
	expect(await waiting()).toEqual([[told, emailKey]]);
});

test("an account is written to at its proved address, and its letter is not sent once the report is closed", async () => {
	await registerWith();
	const { id: userId, email } = await someUser(db, { verifiedAt: NOW });
	const id = await soldReport({ userId });
	await change(CORRECTED);
	await run();
	expect(await waiting()).toEqual([[id, email]]);
	await db.update(reports).set({ closedAt: NOW }).where(eq(reports.id, id));
	await sendDue(online);
	expect(await mailTo(email)).toEqual([]);
	expect(await waiting()).toEqual([]);
});

test("its mail says how such mails are stopped, and whoever stopped them gets none", async () => {
	await registerWith();
	const emailKey = someAddress();
	await soldReport({ emailKey });
	await change(CORRECTED);
	await run();
	await sendDue(online);
	const [mail] = await mailTo(emailKey);
	const [, path = ""] =
		/To stop these mails: https?:\/\/[^/]+(\/unsubscribe\/\S+)/.exec(mail?.text ?? "") ?? [];
	expect((await askApp(path, { init: { method: "POST" } })).status).toBe(200);

	await soldReport({ emailKey });
	await change({ status: scheme.status });
	await run();
	expect(await waiting()).toHaveLength(1);
	await sendDue(online);
	expect(await mailTo(emailKey)).toHaveLength(1);
});

test("two runs at once write each letter once", async () => {
	await registerWith();
	for (let at = 0; at < 30; at += 1) {
		await soldReport({ emailKey: `g${at}@example.com` });
	}
	await change(CORRECTED);
	await Promise.all([run(), run(), run()]);
	const recipients = (await waiting()).map(([, recipient]) => recipient);
	expect(recipients).toHaveLength(30);
	expect(new Set(recipients).size).toBe(30);
});

test("killed after any batch, the next run goes on and nobody is left out or told twice", async () => {
	await registerWith();
	for (let at = 0; at < 30; at += 1) {
		await soldReport({ emailKey: `g${at}@example.com` });
	}
	await change(CORRECTED);
	for (let batches = 0; batches < 6; batches += 1) {
		let left = batches;
		const dying: D1Database = Object.assign(Object.create(env.DB), {
			prepare: (query: string) => env.DB.prepare(query),
			batch: async <T>(statements: D1PreparedStatement[]) => {
				left -= 1;
				if (left < 0) {
					throw new Error("killed");
				}
				return env.DB.batch<T>(statements);
			},
		});
		await run({}, dying).catch(() => undefined);
	}
	await run();
	const recipients = (await waiting()).map(([, recipient]) => recipient);
	expect(new Set(recipients).size).toBe(30);
	expect(recipients).toHaveLength(30);
	const [{ followed, until } = { followed: 0, until: 0 }] = await db.select().from(schemeRechecks);
	expect([followed, until]).toEqual([
		await env.DB.prepare("SELECT max(rowid) AS newest FROM scheme_history").first("newest"),
		null,
	]);
});

test("a run whose time is over leaves the rest to the next, and what is corrected meanwhile to the one after", async () => {
	await registerWith();
	await soldReport({ emailKey: someAddress() });
	await change(CORRECTED);
	await run({ now: () => NOW + 1 });
	expect(await waiting()).toEqual([]);
	await change({ status: "in_force" });
	await run();
	const [made] = await db.select().from(reportCorrections);
	expect(made?.changes).toMatchObject([{ before: "likely", after: "unknown" }]);
	await run();
	expect(await db.select().from(reportCorrections)).toHaveLength(2);
});

test("an empty history is followed without a word, and a report that cannot be read keeps no other from its letter", async () => {
	await run();
	await registerWith();
	const broken = await soldReport({ emailKey: someAddress() });
	const whole = await soldReport({ emailKey: someAddress() });
	await db
		.update(reportSnapshots)
		.set({ document: '{"format":99}' })
		.where(eq(reportSnapshots.reportId, broken));
	await change(CORRECTED);
	await run();
	expect((await waiting()).map(([id]) => id)).toEqual([whole]);
});

test("a row of the history that does not fit keeps nobody from their letter", async () => {
	await registerWith();
	await soldReport({ emailKey: someAddress() });
	const broken = JSON.stringify({
		id: "broken",
		authorityCode: scheme.authorityCode,
		kind: "selective",
	});
	await env.DB.prepare("INSERT INTO scheme_history VALUES ('broken', ?, ?)")
		.bind(NOW, broken)
		.run();
	await change(CORRECTED);
	await run();
	expect(await waiting()).toHaveLength(1);
});

test("nobody is told of a report whose earlier corrections do not fit", async () => {
	await registerWith();
	const id = await soldReport({ emailKey: someAddress() });
	await env.DB.prepare(
		"INSERT INTO report_corrections VALUES ('ltr_broken', ?, ?, '[{\"kind\": \"none\"}]')",
	)
		.bind(id, NOW)
		.run();
	await change(CORRECTED);
	await run();
	expect(await waiting()).toEqual([]);
});
