import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { d1Store } from "#datasets/ingest/store/d1-store.ts";
import type { Store } from "#datasets/ingest/store/store.ts";
import { selectPass, toPass } from "#worker/db/backup-state.ts";
import { connect } from "#worker/db/client.ts";
import { FRAME_BYTES } from "#worker/jobs/backup/frame.ts";
import type { Steps } from "#worker/jobs/refresh/steps.ts";
import { NOW } from "#worker/test/ask-app.ts";
import {
	backing,
	backUp,
	everyRow,
	lastBackup,
	loseAndRestore,
	world,
} from "#worker/test/backing-up.ts";
import { member } from "#worker/test/browser.ts";
import { emptyTables } from "#worker/test/empty-tables.ts";
import { someReport } from "#worker/test/shop.ts";
import { runBackup } from "./run-backup.ts";

const MINUTE = 60_000;
const standing = async () => toPass(await selectPass(connect(env.DB)));

beforeEach(() => {
	const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
	return () => quiet.mockRestore();
});
afterEach(async () => {
	await emptyTables();
	const { objects } = await env.BACKUPS.list();
	await env.BACKUPS.delete(objects.map(({ key }) => key));
});

const run = (sql: string, ...values: (string | number | null)[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();

/** An owner whose report has all that goes with it. */
async function owner(): Promise<{ id: string; report: string }> {
	const { id } = await member({ verifiedAt: NOW });
	const report = await someReport({ userId: id, state: "paid", paidAt: NOW, grossYield: 16 / 3 });
	await run("INSERT INTO landlord_positions VALUES (?, '[]', 1)", id);
	await run(
		"INSERT INTO report_shares (id, report_id, name, created_at) VALUES (?, ?, 'Sam', 1)",
		`shr_${id}`,
		report,
	);
	await run("INSERT INTO report_ticks VALUES (?, 'a', 1)", report);
	await run("INSERT INTO report_ticks VALUES (?, 'b', 1)", report);
	return { id, report };
}

/** The database, which does something else before each query of a pass, in turn. */
function interrupted(doings: readonly (() => Promise<unknown>)[]): D1Database {
	let at = 0;
	const meanwhile = async () => {
		const doing = doings[at];
		at += 1;
		await doing?.();
	};
	const wrapped = (statement: D1PreparedStatement): D1PreparedStatement =>
		Object.assign(Object.create(statement), {
			bind: (...values: unknown[]) => wrapped(statement.bind(...values)),
			all: async () => {
				await meanwhile();
				return statement.all();
			},
			inner: statement,
		});
	return Object.assign(Object.create(env.DB), {
		prepare: (sql: string) =>
			/^SELECT .* ORDER BY .* LIMIT \?$/.test(sql)
				? wrapped(env.DB.prepare(sql))
				: env.DB.prepare(sql),
		batch: async (statements: D1PreparedStatement[]) => {
			if (statements.length > 20) {
				await meanwhile();
			}
			return env.DB.batch(statements);
		},
	});
}

test("a backup is the state of one moment: what is written, changed and deleted between its pages is in it as it then was", async () => {
	// Each doing takes its turn at every place of the pass, for rows that were read by then and for those that were not.
	for (let shift = 0; shift < 8; shift += 1) {
		await emptyTables();
		const doings = await someDoings();
		const spread = Array.from({ length: 33 }, (_, place) => {
			const doing = doings[(place + shift) % doings.length];
			return async () => doing?.().catch(() => undefined);
		});
		const file = await backUp({ run: `shift-${shift}`, DB: interrupted(spread) });
		const then = await everyRow();
		await loseAndRestore(file);
		expect(await everyRow()).toEqual(then);
	}
});

/** Writes, changes of keys, deletions and what goes with them, of four owners. */
async function someDoings(): Promise<(() => Promise<unknown>)[]> {
	const people = [await owner(), await owner(), await owner(), await owner()];
	const [first, second, third, fourth] = people.map(({ id }) => id).toSorted();
	const reportOf = (id = "") => people.find((each) => each.id === id)?.report ?? "";
	const late = "zzz";
	return [
		() => run("INSERT INTO settings VALUES ('stripe_live', 1, 1)"),
		() => run("UPDATE users SET first_name = 'Ann' WHERE id IN (?, ?)", first ?? "", fourth ?? ""),
		() => run("DELETE FROM users WHERE id = ?", first ?? ""),
		() =>
			run(
				"INSERT INTO users (id, username, username_key, email, email_key, created_at) VALUES (?, 'n', 'n', 'n', 'n', 1)",
				late,
			),
		() => run("UPDATE report_shares SET uses = uses + 1"),
		() => run("DELETE FROM reports WHERE id = ?", reportOf(second)),
		() => run("UPDATE report_ticks SET step_id = 'c' WHERE step_id = 'b'"),
		() => run("UPDATE landlord_positions SET user_id = ? WHERE user_id = ?", late, third ?? ""),
	];
}

test("writes that outrun a page of the journal are caught up with", async () => {
	const { report } = await owner();
	const many = () =>
		run(
			"INSERT OR IGNORE INTO report_ticks SELECT ?, 'step ' || value || abs(random()), 1 FROM json_each(?)",
			report,
			JSON.stringify([...Array(150).keys()]),
		);
	const doings = Array.from({ length: 36 }, () => many);
	const file = await backUp({ DB: interrupted(doings) });
	const then = await everyRow();
	expect(then["report_ticks"]?.length).toBeGreaterThan(1000);
	await loseAndRestore(file);
	expect(await everyRow()).toEqual(then);
});

test("a backup larger than a part is sent in parts of one size, and a long row comes back whole", async () => {
	// Noise, which cannot be packed.
	await run(
		"INSERT INTO scheme_page_texts SELECT 'https://council.example/' || value, 1, 'h', hex(randomblob(60000)) FROM json_each(?)",
		JSON.stringify([...Array(170).keys()]),
	);
	const file = await backUp();
	expect(file.size).toBeGreaterThan(FRAME_BYTES);
	const then = await everyRow();
	const store = d1Store(env.DB);
	let writes = 0;
	const apply: Store["apply"] = (statements) => {
		writes += statements.some(({ sql }) => sql.includes("scheme_page_texts")) ? 1 : 0;
		return store.apply(statements);
	};
	await loseAndRestore(file, { store: { ...store, apply } });
	expect(await everyRow()).toEqual(then);
	// Some 20 million characters, and each file of SQL is a run of a command.
	expect(writes).toBe(1);
});

/** Steps whose answers are kept beyond the death of the machine at the call of a number, before or after its work. */
function mortalSteps(kept: Map<string, unknown>, dies: { at: number; before: boolean }) {
	let calls = 0;
	const death = Promise.withResolvers<"dead">();
	const never = () => {
		death.resolve("dead");
		return new Promise<never>(() => undefined);
	};
	const steps: Steps = {
		do: async (name, work) => {
			if (kept.has(name)) {
				return kept.get(name) as Awaited<ReturnType<typeof work>>;
			}
			calls += 1;
			if (calls === dies.at && dies.before) {
				return never();
			}
			const answer = await work();
			if (calls === dies.at) {
				return never();
			}
			kept.set(name, structuredClone(answer));
			return answer;
		},
	};
	return { steps, died: death.promise };
}

test.each([true, false])(
	"cut at any step, before its work or after (%s), a pass goes on to one whole backup",
	async (before) => {
		for (let at = 1; at <= 5; at += 1) {
			await emptyTables();
			await owner();
			const kept = new Map<string, unknown>();
			const name = `cut-${at}`;
			const { steps, died } = mortalSteps(kept, { at, before });
			const pass = runBackup({ env: backing, world }, name, steps);
			expect(await Promise.race([pass.then(() => "done"), died])).toBe("dead");
			await owner();
			await runBackup({ env: backing, world }, name, mortalSteps(kept, { at: 0, before }).steps);
			const { error, lastOkAt } = await standing();
			expect([error, lastOkAt]).toEqual([null, expect.any(Number)]);
			await loseAndRestore(await lastBackup());
			expect((await everyRow())["users"]?.length).toBeGreaterThan(0);
		}
	},
);

test("while a pass is under way no other begins, and one that died is followed fifteen minutes later", async () => {
	const { id } = await owner();
	const first = new Map<string, unknown>();
	const { steps, died } = mortalSteps(first, { at: 3, before: true });
	void runBackup({ env: backing, world }, "first", steps);
	await died;
	await runBackup(
		{ env: backing, world },
		"second",
		mortalSteps(new Map(), { at: 0, before: true }).steps,
	);
	await expect(lastBackup()).rejects.toThrow("there is no backup");
	const later = { ...world, now: () => NOW + 15 * MINUTE + 1 };
	const third = new Map<string, unknown>();
	const dying = mortalSteps(third, { at: 3, before: true });
	void runBackup({ env: backing, world: later }, "third", dying.steps);
	await dying.died;
	await run("UPDATE users SET first_name = 'Ann' WHERE id = ?", id);
	// The first comes back to life, and must neither end the third's journal nor make a backup of its own.
	await runBackup(
		{ env: backing, world: later },
		"first",
		mortalSteps(first, { at: 0, before: true }).steps,
	);
	await expect(lastBackup()).rejects.toThrow("there is no backup");
	expect(await env.DB.prepare("SELECT count(*) AS n FROM backup_journal").first("n")).toBe(1);
	await runBackup(
		{ env: backing, world: later },
		"third",
		mortalSteps(third, { at: 0, before: true }).steps,
	);
	const then = await everyRow();
	await loseAndRestore(await lastBackup());
	expect(await everyRow()).toEqual(then);
});

test("without a pass nothing is journalled, and after one the journal is empty", async () => {
	const count = () => env.DB.prepare("SELECT count(*) AS n FROM backup_journal").first("n");
	await owner();
	expect(await count()).toBe(0);
	await backUp();
	await owner();
	expect(await count()).toBe(0);
});

test("a bucket that refuses is told, nothing half is left, and the next pass makes the backup", async () => {
	await owner();
	const refuse = () => Promise.reject(new Error("the bucket is full"));
	const BACKUPS = Object.assign(Object.create(null), { createMultipartUpload: refuse });
	await runBackup({ env: { ...backing, BACKUPS }, world }, "refused", { do: (_, work) => work() });
	expect(await standing()).toMatchObject({
		error: "The bucket is full.",
		run: null,
		lastOkAt: null,
	});
	await backUp({ run: "next" });
	expect(await standing()).toMatchObject({ error: null, run: null });
});

test.each(["", "age1wrong", "AGE-SECRET-KEY-1AAAA"])(
	"with the recipient '%s' no backup is made",
	async (BACKUP_RECIPIENT) => {
		await owner();
		await runBackup({ env: { ...backing, BACKUP_RECIPIENT }, world }, "none", {
			do: (_, work) => work(),
		});
		await expect(lastBackup()).rejects.toThrow("there is no backup");
		expect((await standing()).error).toContain("BACKUP_RECIPIENT");
	},
);
