import { useMutation } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AuditEntry } from "#contracts/admin/audit.ts";
import { anAuditEntry } from "#web/test/admin-settings.ts";
import { fakeApi, gives, inTurn, isDown } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { AuditSection } from "./audit-section.tsx";

const path = "/api/admin/audit";
const log = page.getByRole("region", { name: "Audit log" });
const rows = log.getByRole("rowgroup").last().getByRole("row");
const search = log.getByRole("searchbox");

async function openLog(...entries: AuditEntry[]) {
	await page.viewport(1280, 800);
	const api = fakeApi({ [path]: gives({ entries, next: null }) });
	renderPart(<AuditSection />);
	return api;
}

test("a change is shown with when in London, who, what, on what, and only what differs", async () => {
	await openLog(anAuditEntry({ at: "2026-07-20T11:05:00.000Z" }));

	await expect
		.element(rows)
		.toHaveTextContent(/^20 Jul 2026, 12:05adaSettings changedSettingsReport price: £15\.00/);
	await expect.element(rows).toHaveTextContent(/£15\.00.*£20\.00$/);
	await expect.element(log.getByText("Pro plan")).not.toBeInTheDocument();
});

test("what has a name is called by it, what has none by its kind and id", async () => {
	await openLog(
		anAuditEntry({ subject: { kind: "user", id: "usr_1", name: "grace" } }),
		anAuditEntry({ id: "aud_2", subject: { kind: "user", id: "usr_gone", name: null } }),
	);

	await expect.element(rows.first().getByRole("cell").nth(2)).toHaveTextContent(/^grace$/);
	await expect.element(rows.last().getByRole("cell").nth(2)).toHaveTextContent(/^Userusr_gone$/);
});

test("more entries come with a wish for them, a part at a time, and the last page has no more", async () => {
	const entries = Array.from({ length: 15 }, (_, at) =>
		anAuditEntry({ id: `aud_${at}`, actor: `admin ${at}` }),
	);
	const { asked } = await openPages(
		{ entries, next: "mark" },
		{ entries: [anAuditEntry({ id: "aud_last", actor: "the first of all" })], next: null },
	);
	await expect.element(log.getByRole("status")).toHaveTextContent("10 changes shown");

	await log.getByRole("button", { name: "Show more" }).click();

	await expect.element(log.getByText("the first of all")).toBeVisible();
	await expect.element(log.getByRole("status")).toHaveTextContent("16 changes shown");
	await expect.element(log.getByRole("status")).toHaveFocus();
	await expect.element(log.getByRole("button", { name: "Show more" })).not.toBeInTheDocument();
	expect(asked).toEqual([`${path}?q=`, `${path}?q=&after=mark`]);
});

test("a page that could not be had is said, and the entries stay", async () => {
	const entries = [anAuditEntry()];
	await page.viewport(1280, 800);
	fakeApi({ [path]: inTurn(gives({ entries, next: "mark" }), isDown) });
	renderPart(<AuditSection />);

	await log.getByRole("button", { name: "Show more" }).click();

	await expect.element(log.getByRole("alert")).toHaveTextContent(/We could not reach the server/);
	await expect.element(rows).toHaveTextContent(/ada/);
	await expect.element(log.getByRole("button", { name: "Show more" })).toBeVisible();
});

test("the server is asked once for what is typed, when it has been typed", async () => {
	const { asked } = await openLog(anAuditEntry());
	await expect.element(rows).toBeVisible();

	await search.fill("g");
	await search.fill(" grace ");

	await expect.poll(() => asked).toEqual([`${path}?q=`, `${path}?q=grace`]);
});

test("a search without a find says so, an empty log too", async () => {
	await openLog();
	await expect.element(log.getByText("Nothing has been changed yet.")).toBeVisible();

	await search.fill("nobody");

	await expect.element(log.getByText("No change matches your search.")).toBeVisible();
});

test("a change that is made while the log is open stands in it", async () => {
	await page.viewport(1280, 800);
	fakeApi({
		[path]: inTurn(
			gives({ entries: [], next: null }),
			gives({ entries: [anAuditEntry()], next: null }),
		),
	});
	renderPart(
		<>
			<Deed />
			<AuditSection />
		</>,
	);
	await expect.element(log.getByText("Nothing has been changed yet.")).toBeVisible();

	await page.getByRole("button", { name: "Do it" }).click();

	await expect.element(rows).toHaveTextContent(/Settings changed/);
});

/** Stands for whatever an administrator does elsewhere in the panel. */
function Deed() {
	const { mutate } = useMutation({ mutationFn: () => Promise.resolve() });
	return (
		<button type="button" onClick={() => mutate()}>
			Do it
		</button>
	);
}

async function openPages(...pages: [object, object]) {
	await page.viewport(1280, 800);
	const [first, second] = pages;
	const api = fakeApi({ [path]: inTurn(gives(first), gives(second)) });
	renderPart(<AuditSection />);
	return api;
}
