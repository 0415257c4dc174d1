import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SystemState } from "#contracts/admin/system.ts";
import { aRun, aSourceState, aSystem, aTableState } from "#web/test/admin-settings.ts";
import { fakeApi, gives, inTurn, isDown } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { BackupSection } from "./backup-section.tsx";
import { ConfigurationSection } from "./configuration-section.tsx";
import { DataSection } from "./data-section.tsx";
import { MailSection } from "./mail-section.tsx";
import { TablesSection } from "./tables-section.tsx";

const data = page.getByRole("region", { name: "Data" });
const mail = page.getByRole("region", { name: "Mail" });
const row = (name: string) => data.getByRole("row", { name: new RegExp(`^${name}`) });

const ended = { finishedAt: "2026-11-21T10:01:00.000Z" } as const;
const bankRate = (source: Parameters<typeof aSourceState>[0]) =>
	aSystem({ sources: [aSourceState(source)] });

async function openSystem(system: SystemState = aSystem(), answer = gives(system)) {
	await page.viewport(1280, 800);
	fakeApi({ "/api/admin/system": answer });
	renderPart(
		<ToastProvider>
			<DataSection />
			<TablesSection />
			<BackupSection />
			<MailSection />
			<ConfigurationSection />
		</ToastProvider>,
	);
}

test("a source says how old it is, how much it holds and how its last run went", async () => {
	await openSystem();

	await expect.element(row("Bank Rate")).toHaveTextContent(/5 Nov 2026/);
	await expect.element(row("Bank Rate")).toHaveTextContent(/1,250/);
	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/Updated16 Nov 2026, 04:09 to 04:10, by the schedule/);
});

test("a source without a refresh of ours says how it is kept, and cannot be run", async () => {
	await openSystem(
		aSystem({
			sources: [
				aSourceState({
					id: "areas",
					name: "Areas",
					kept: "release",
					canRefresh: false,
					lastRun: null,
				}),
			],
		}),
	);

	await expect.element(row("Areas")).toHaveTextContent(/With each release/);
	await expect.element(data.getByRole("button")).not.toBeInTheDocument();
});

test("a table that a person keeps says when it is due, how it stands and where to look", async () => {
	await openSystem(
		aSystem({
			tables: [
				aTableState(),
				aTableState({
					id: "energy_cap",
					name: "Energy price cap",
					dueOn: "2026-12-01",
					isDue: false,
				}),
				aTableState({ id: "licence_exemptions", name: "Exemptions", dueOn: null }),
			],
		}),
	);
	const tables = page.getByRole("region", { name: "Tables" });
	const table = (name: string) => tables.getByRole("row", { name: new RegExp(`^${name}`) });

	await expect.element(table("Income tax")).toHaveTextContent(/28 Oct 2026.*Update due/);
	await expect.element(table("Energy price cap")).toHaveTextContent(/1 Dec 2026.*Current/);
	await expect.element(table("Exemptions")).toHaveTextContent(/Never read.*Update due/);
	await expect
		.element(table("Income tax").getByRole("link"))
		.toHaveAttribute("href", "https://www.gov.uk/income-tax-rates");
});

test("a run over midnight names both days", async () => {
	const night = { startedAt: "2026-11-20T23:59:00.000Z", finishedAt: "2026-11-21T00:10:00.000Z" };
	await openSystem(bankRate({ lastRun: aRun({ ...night, outcome: "updated" }) }));

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/20 Nov 2026, 23:59 to 21 Nov 2026, 00:10, by the schedule/);
});

test("one that was never loaded says so in words", async () => {
	await openSystem(bankRate({ asOf: null, rows: null, loadedAt: null, lastRun: null }));

	await expect.element(row("Bank Rate")).toHaveTextContent(/Not loaded yet/);
	await expect.element(row("Bank Rate")).toHaveTextContent(/Has not run yet/);
});

test("a source that is overdue says since when, also while all that was tried failed", async () => {
	await openSystem(
		bankRate({
			lastRun: aRun({ ...ended, outcome: "failed", error: "It shrank." }),
			status: "overdue",
			why: "Last checked on 1 November 2026; it should be checked every week.",
		}),
	);

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(
			/OverdueLast checked on 1 November 2026; it should be checked every week\.Failed/,
		);
});

test("a source that is off says why, offers no run, and is silent about the last one", async () => {
	await openSystem(bankRate({ status: "off", why: "No address is set.", canRefresh: false }));

	await expect.element(row("Bank Rate")).toHaveTextContent(/OffNo address is set\.$/);
	await expect.element(data.getByRole("button")).not.toBeInTheDocument();
});

test("a source that was switched off while it ran says that it still runs", async () => {
	const off = { status: "off", why: "No address is set.", canRefresh: false } as const;
	await openSystem(bankRate({ ...off, lastRun: aRun() }));

	await expect.element(row("Bank Rate")).toHaveTextContent(/OffNo address is set\.Running/);
});

const waiting = {
	id: "sales",
	name: "Sold prices",
	asOf: null,
	rows: null,
	loadedAt: null,
	canRefresh: false,
	status: "not_brought_in",
	why: "Import the file: npm run data:sales.",
} as const;

test("a source that nobody brought in says what to do, and offers no run", async () => {
	await openSystem(bankRate({ ...waiting, lastRun: null }));

	await expect
		.element(row("Sold prices"))
		.toHaveTextContent(/Not brought in yetImport the file: npm run data:sales\.$/);
	await expect.element(data.getByRole("button")).not.toBeInTheDocument();
});

test("while its first file is imported, or once that failed, it says so", async () => {
	const failed = { ...ended, outcome: "failed", error: "It was killed." } as const;
	await openSystem(bankRate({ ...waiting, lastRun: aRun({ ...failed, startedBy: "command" }) }));

	await expect
		.element(row("Sold prices"))
		.toHaveTextContent(/data:sales\.Failed.*by a commandIt was killed\.$/);
});

test("one that never was checked is overdue in these words", async () => {
	const why = "Never checked; it should be checked every week.";
	await openSystem(bankRate({ status: "overdue", why, lastOkAt: null, lastRun: null }));

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/Never checked; it should be checked every week\.Has not run yet/);
});

test("what was put right in an edition stands below how it came, and who imported it", async () => {
	await openSystem(
		bankRate({
			lastRun: aRun({ ...ended, outcome: "updated", startedBy: "command" }),
			notes: ["12 deletions named sales we do not hold.", "3 rows came twice."],
		}),
	);

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/by a command12 deletions named sales we do not hold\.3 rows came twice\./);
});

test("a run that ended well says how much of what it looked at could be read", async () => {
	const done = { count: 277, of: 280 };
	await openSystem(bankRate({ lastRun: aRun({ ...ended, outcome: "updated", done }) }));
	await expect.element(row("Bank Rate")).toHaveTextContent(/Updated.*277 of 280 could be read/);
});

test("many notes wait behind their number", async () => {
	await openSystem(
		bankRate({
			lastRun: aRun({ ...ended, outcome: "updated" }),
			notes: ["First page.", "Second page.", "Third page.", "Fourth page."],
		}),
	);
	await expect.element(data.getByText("4 notes")).toBeVisible();
	await expect.element(data.getByText("Fourth page.")).not.toBeVisible();

	await data.getByText("4 notes").click();

	await expect.element(data.getByText("Fourth page.")).toBeVisible();
});

test.each([390, 768, 1440])(
	"at %i pixels nothing is wider than the page, whatever an error quotes",
	async (width) => {
		await openSystem(
			bankRate({
				lastRun: aRun({
					...ended,
					outcome: "failed",
					error: `It sent ${"https://example.com/a".repeat(20)}`,
				}),
				status: "overdue",
				why: `https://example.com/${"b".repeat(300)}`,
				notes: ["x".repeat(300)],
			}),
		);
		await page.viewport(width, 800);

		await expect.element(row("Bank Rate")).toHaveTextContent(/It sent/);
		expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
	},
);

test("a backup says of when it is, and one that is not made says why", async () => {
	const backups = page.getByRole("region", { name: "Backups" });
	await openSystem();
	await expect.element(backups).toHaveTextContent(/MadeThe last is of 20 Jul 2026, 02:30\./);
	const why = "No backup is made: BACKUP_RECIPIENT names nobody who could read it.";
	await openSystem(aSystem({ backup: { status: "not_set_up", lastOkAt: null, why } }));
	await expect.element(backups.last()).toHaveTextContent(`Not set up${why}`);
});

test("mail that goes out says so", async () => {
	await openSystem();

	await expect.element(mail).toHaveTextContent(/Set upNo email waits\./);
});

test("mail that waits says how much, since when and why", async () => {
	await openSystem(
		aSystem({
			mail: {
				isSetUp: false,
				isStuck: true,
				waiting: 2,
				oldestAt: "2026-07-20T09:30:00.000Z",
				lastError: "No sender is set up.",
				dead: [],
			},
		}),
	);

	await expect
		.element(mail)
		.toHaveTextContent(/Not set up2 emails wait\. The oldest since 20 Jul 2026, 10:30\./);
	await expect.element(mail.getByText("The last try failed: No sender is set up.")).toBeVisible();
});

test("what could not be read can be asked for again", async () => {
	await openSystem(aSystem(), inTurn(isDown, gives(aSystem())));
	await expect.element(data.getByText(/^We could not reach the server/)).toBeVisible();

	await data.getByRole("button", { name: "Try again" }).click();

	await expect.element(row("Bank Rate")).toBeVisible();
	await expect.element(mail).toHaveTextContent(/Set up/);
});

test("a test mail is asked for once, and its answer is told", async () => {
	await page.viewport(1280, 800);
	const { sent } = fakeApi({
		"/api/admin/system": gives(aSystem()),
		"POST /api/admin/system/test-mail": gives({
			message: "A test mail is on its way to ada@example.com.",
		}),
	});
	renderPart(
		<ToastProvider>
			<TablesSection />
			<MailSection />
		</ToastProvider>,
	);
	const button = mail.getByRole("button", { name: "Send a test mail" });
	await expect.element(button).toBeVisible();

	pressTwice(button);

	await expect
		.element(page.getByText("A test mail is on its way to ada@example.com.").first())
		.toBeVisible();
	expect(sent).toHaveLength(1);
});

test("a dead email says what it is, since when and why, and is sent again once", async () => {
	await page.viewport(1280, 800);
	const dead = [
		{
			id: "let_1",
			kind: "report_ready",
			askedAt: "2026-07-20T09:30:00.000Z",
			reason: "E_RECIPIENT_NOT_ALLOWED",
		},
	];
	const system = aSystem();
	const { sent } = fakeApi({
		"/api/admin/system": inTurn(
			gives({ ...system, mail: { ...system.mail, dead } }),
			gives(system),
		),
		"POST /api/admin/system/mail/let_1/send-again": gives({ message: "The email is on its way." }),
	});
	renderPart(
		<ToastProvider>
			<MailSection />
		</ToastProvider>,
	);
	const table = mail.getByRole("table", { name: "Emails that could not be sent" });
	await expect
		.element(table)
		.toHaveTextContent(/report ready20 Jul 2026, 10:30E_RECIPIENT_NOT_ALLOWED/);

	pressTwice(mail.getByRole("button", { name: "Send again" }));

	await expect.element(page.getByText("The email is on its way.").first()).toBeVisible();
	await expect.element(table).not.toBeInTheDocument();
	expect(sent).toHaveLength(1);
});

test("a setting says whether it is there, what lacks without it, and what it waits for", async () => {
	const setting = {
		purpose: "the energy certificates of each home",
		without: "no certificate of a single home",
		source: "free, from `gov.uk`",
		waitsFor: [],
	};
	await openSystem(
		aSystem({
			settings: [
				{ ...setting, name: "ONE", isSet: true },
				{ ...setting, name: "TWO", isSet: false },
				{ ...setting, name: "THREE", isSet: true, waitsFor: ["FOUR"] },
			],
		}),
	);
	const configuration = page.getByRole("region", { name: "Configuration" });
	const stands = (name: string) => configuration.getByRole("row", { name: new RegExp(`^${name}`) });
	await expect.element(stands("ONE")).toHaveTextContent(/ONESet/);
	await expect.element(stands("TWO")).toHaveTextContent(/Not set no certificate of a single home/);
	await expect.element(stands("THREE")).toHaveTextContent(/Incomplete needs FOUR/);
});
