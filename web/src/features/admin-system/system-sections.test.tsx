import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSourceState, aSystem } from "#web/test/admin-settings.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { DataSection } from "./data-section.tsx";
import { MailSection } from "./mail-section.tsx";

const refresh = "POST /api/admin/system/refresh/bank_rates";
const data = page.getByRole("region", { name: "Data" });
const mail = page.getByRole("region", { name: "Mail" });
const row = (name: string) => data.getByRole("row", { name: new RegExp(`^${name}`) });
const run = data.getByRole("button", { name: "Run now for Bank Rate" });

type Answers = Parameters<typeof fakeApi>[0];

async function openSystem(system = aSystem(), answers: Answers = {}) {
	await page.viewport(1280, 800);
	const api = fakeApi({ "/api/admin/system": gives(system), ...answers });
	renderPart(
		<ToastProvider>
			<DataSection />
			<MailSection />
		</ToastProvider>,
	);
	return api;
}

test("a source says how old it is, how much it holds and how its last run went", async () => {
	await openSystem();

	await expect.element(row("Bank Rate")).toHaveTextContent(/5 Nov 2026/);
	await expect.element(row("Bank Rate")).toHaveTextContent(/1,250/);
	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/Updated16 Nov 2026, 04:10, by the schedule/);
});

test("a source without a refresh of ours says how it is kept, and cannot be run", async () => {
	await openSystem(
		aSystem({
			sources: [aSourceState({ id: "areas", name: "Areas", canRefresh: false, lastRun: null })],
		}),
	);

	await expect.element(row("Areas")).toHaveTextContent(/Comes with the reference data/);
	await expect.element(data.getByRole("button")).not.toBeInTheDocument();
});

test("one that was never loaded says so in words", async () => {
	await openSystem(
		aSystem({ sources: [aSourceState({ asOf: null, rows: null, loadedAt: null, lastRun: null })] }),
	);

	await expect.element(row("Bank Rate")).toHaveTextContent(/Not loaded yet/);
	await expect.element(row("Bank Rate")).toHaveTextContent(/Has not run yet/);
});

test("a run is begun once, and its result stands in the row", async () => {
	const { sent, asked } = await openSystem(undefined, {
		[refresh]: gives(
			aSourceState({
				asOf: "2026-11-19",
				lastRun: {
					startedAt: "2026-11-21T10:00:00.000Z",
					finishedAt: "2026-11-21T10:01:00.000Z",
					outcome: "unchanged",
					error: null,
					startedBy: "administrator",
				},
			}),
		),
	});

	await expect.element(run).toBeVisible();
	pressTwice(run);

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/Nothing newer21 Nov 2026, 10:01, by an administrator/);
	await expect.element(row("Bank Rate")).toHaveTextContent(/19 Nov 2026/);
	await expect.element(page.getByText("Bank Rate: there is nothing newer.")).toBeVisible();
	expect(sent).toEqual([{ call: refresh, body: null }]);
	expect(asked).toEqual(["/api/admin/system"]);
});

test("a run that failed says why in the row", async () => {
	await openSystem(undefined, {
		[refresh]: gives(
			aSourceState({
				lastRun: {
					startedAt: "2026-11-21T10:00:00.000Z",
					finishedAt: "2026-11-21T10:01:00.000Z",
					outcome: "failed",
					error: "The bank sent a page instead of a table.",
					startedBy: "administrator",
				},
			}),
		),
	});

	await run.click();

	await expect.element(row("Bank Rate")).toHaveTextContent(/Failed.*The bank sent a page/);
	await expect.element(page.getByText("Bank Rate could not be refreshed.")).toBeVisible();
});

test("while a source runs its button says so", async () => {
	await openSystem(undefined, { [refresh]: staysSilent });

	await run.click();

	await expect.element(data.getByRole("button", { name: "Running..." })).toBeVisible();
});

test("a run that another keeps from starting says so and shows that other one", async () => {
	const running = aSourceState({
		lastRun: {
			startedAt: "2026-11-21T10:00:00.000Z",
			finishedAt: null,
			outcome: "running",
			error: null,
			startedBy: "schedule",
		},
	});
	await openSystem(undefined, {
		"/api/admin/system": inTurn(gives(aSystem()), gives(aSystem({ sources: [running] }))),
		[refresh]: refuses(409, { code: "refresh_running", message: "It is running already." }),
	});

	await run.click();

	await expect.element(page.getByText("Bank Rate: It is running already.")).toBeVisible();
	await expect.element(row("Bank Rate")).toHaveTextContent(/Running21 Nov 2026, 10:00/);
});

test("mail that goes out says so", async () => {
	await openSystem();

	await expect.element(mail).toHaveTextContent(/Set upNo letter waits\./);
});

test("mail that waits says how much, since when and why", async () => {
	await openSystem(
		aSystem({
			mail: {
				isSetUp: false,
				waiting: 2,
				oldestAt: "2026-07-20T09:30:00.000Z",
				lastError: "No sender is set up.",
			},
		}),
	);

	await expect
		.element(mail)
		.toHaveTextContent(/Not set up2 letters wait\. The oldest since 20 Jul 2026, 10:30\./);
	await expect.element(mail.getByText("The last try failed: No sender is set up.")).toBeVisible();
});

test("what could not be read can be asked for again", async () => {
	await openSystem(undefined, { "/api/admin/system": inTurn(isDown, gives(aSystem())) });
	await expect.element(data.getByText(/^We could not reach the server/)).toBeVisible();

	await data.getByRole("button", { name: "Try again" }).click();

	await expect.element(row("Bank Rate")).toBeVisible();
	await expect.element(mail).toHaveTextContent(/Set up/);
});
