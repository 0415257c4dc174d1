import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aRun, aSourceState, aSystem } from "#web/test/admin-settings.ts";
import { fakeApi, gives, inTurn, refuses } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { DataSection } from "./data-section.tsx";

const refresh = "POST /api/admin/system/refresh/bank_rates";
const data = page.getByRole("region", { name: "Data" });
const row = (name: string) => data.getByRole("row", { name: new RegExp(`^${name}`) });
const run = data.getByRole("button", { name: "Run now for Bank Rate" });

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** Time passes until the panel looks again, if it does. */
const lookAgain = () => vi.advanceTimersByTimeAsync(3_000);

type Run = Parameters<typeof aRun>[0];
const ended = { finishedAt: "2026-11-21T10:01:00.000Z" } as const;
const bankRate = (lastRun: Run) =>
	gives(aSystem({ sources: [aSourceState({ lastRun: aRun(lastRun) })] }));

function openData(answers: Parameters<typeof fakeApi>[0]) {
	const api = fakeApi(answers);
	renderPart(
		<ToastProvider>
			<DataSection />
		</ToastProvider>,
	);
	return api;
}

test("a run is begun once, is looked at until it has ended, and its end is announced", async () => {
	const { sent, asked } = openData({
		"/api/admin/system": inTurn(
			gives(aSystem()),
			bankRate({ done: { count: 1, of: 3 } }),
			bankRate({ ...ended, outcome: "unchanged", startedBy: "administrator" }),
		),
		[refresh]: gives(aSourceState({ lastRun: aRun({ startedBy: "administrator" }) })),
	});

	await expect.element(run).toBeVisible();
	pressTwice(run);

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/Running21 Nov 2026, 10:00, by an administrator/);
	await lookAgain();
	await expect.element(row("Bank Rate")).toHaveTextContent(/33 % done/);
	await lookAgain();
	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/Nothing newer21 Nov 2026, 10:00 to 10:01/);
	await expect.element(page.getByText("Bank Rate: there is nothing newer.")).toBeVisible();
	expect(sent).toEqual([{ call: refresh, body: null }]);
	expect(asked).toHaveLength(3);
	await lookAgain();
	expect(asked).toHaveLength(3);
});

test("a run that failed says why in the row, and how far it came", async () => {
	openData({
		"/api/admin/system": inTurn(
			bankRate({}),
			bankRate({
				...ended,
				outcome: "failed",
				done: { count: 119, of: 120 },
				error: "The bank sent a page instead of a table.",
			}),
		),
	});
	await expect.element(row("Bank Rate")).toHaveTextContent(/Running/);

	await lookAgain();

	await expect
		.element(row("Bank Rate"))
		.toHaveTextContent(/Failed.*Came to 99 %, and goes on from there.*The bank sent a page/);
	await expect.element(page.getByText("Bank Rate: the refresh failed.")).toBeVisible();
	await expect.element(run).toBeVisible();
});

test("while a source runs its button says so, and begins no other", async () => {
	const { sent } = openData({ "/api/admin/system": bankRate({}) });

	await data.getByRole("button", { name: "Running..." }).click({ force: true });

	await expect.element(data.getByRole("button", { name: "Running..." })).toBeVisible();
	expect(sent).toEqual([]);
});

test("runs that end between two looks are announced together", async () => {
	const two = (first: Run, second: Run) =>
		gives(
			aSystem({
				sources: [
					aSourceState({ lastRun: aRun(first) }),
					aSourceState({ id: "rents", name: "Private rents", lastRun: aRun(second) }),
				],
			}),
		);
	openData({
		"/api/admin/system": inTurn(
			two({}, {}),
			two({ ...ended, outcome: "updated" }, { ...ended, outcome: "failed", error: "It shrank." }),
		),
	});

	await expect.element(row("Private rents")).toHaveTextContent(/Running/);

	await lookAgain();

	await expect
		.element(page.getByText("Bank Rate: updated. Private rents: the refresh failed."))
		.toBeVisible();
});

test("how a run ended before the panel was opened is not announced", async () => {
	const rents = (lastRun: Run) =>
		gives(
			aSystem({
				sources: [
					aSourceState({ lastRun: aRun({ ...ended, outcome: "failed", error: "It shrank." }) }),
					aSourceState({ id: "rents", name: "Private rents", lastRun: aRun(lastRun) }),
				],
			}),
		);
	openData({
		"/api/admin/system": inTurn(rents({}), rents({ ...ended, outcome: "updated" })),
	});
	await expect.element(row("Private rents")).toHaveTextContent(/Running/);

	await lookAgain();

	await expect.element(page.getByText("Private rents: updated.", { exact: true })).toBeVisible();
});

test("a run that another keeps from starting says so and shows that other one", async () => {
	openData({
		"/api/admin/system": inTurn(gives(aSystem()), bankRate({})),
		[refresh]: refuses(409, { code: "refresh_running", message: "It is running already." }),
	});

	await run.click();

	await expect.element(page.getByText("Bank Rate: It is running already.")).toBeVisible();
	await expect.element(row("Bank Rate")).toHaveTextContent(/Running21 Nov 2026, 10:00/);
});
