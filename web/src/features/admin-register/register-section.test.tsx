import { useQuery } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { PREVIEW_KEY } from "#web/lib/queries.ts";
import { aRegisterScheme } from "#web/test/admin-settings.ts";
import { fakeApi, gives, inTurn, isDown } from "#web/test/fake-api.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { RegisterSection } from "./register-section.tsx";

const path = "/api/admin/licensing";
const register = page.getByRole("region", { name: "Licensing register" });
const rows = register.getByRole("rowgroup").last().getByRole("row");
const search = register.getByRole("searchbox", { name: "Council or code" });

/** What was asked of the list itself. */
function listed(asked: readonly string[]): string[] {
	return asked.filter((call) => call.startsWith(`${path}?`));
}

async function openRegister(...schemes: RegisterScheme[]) {
	await page.viewport(1280, 800);
	const api = fakeApi({
		[path]: gives({ schemes, next: null }),
	});
	renderPart(
		<ToastProvider>
			<RegisterSection />
		</ToastProvider>,
	);
	return api;
}

test("a scheme is told in words: kind, standing, reach, dates, whether it is verified, and the council's page", async () => {
	await openRegister(aRegisterScheme({ end: "2100-01-31", verifiedOn: "2026-11-20" }));

	await expect.element(rows).toHaveTextContent(/^Manchester/);
	await expect.element(rows).toHaveTextContent(/Selective licensingIn force/);
	await expect.element(rows).toHaveTextContent(/Listed wards \(2 wards\)/);
	await expect.element(rows).toHaveTextContent(/From 1 Feb 2025 to 31 Jan 2100/);
	await expect.element(rows).toHaveTextContent(/20 Nov 2026/);
	await expect
		.element(rows.getByRole("link", { name: /^Page/ }))
		.toHaveAttribute("href", "https://www.manchester.gov.uk/selective");
	await expect
		.element(rows.getByRole("link", { name: /^Check/ }))
		.toHaveAttribute("href", "/admin?work=queue&row=manchester-selective-2025");
});

test("a scheme that nobody verified bears no green, and no count of wards that it does not list", async () => {
	await openRegister(
		aRegisterScheme({ verifiedOn: null, coverage: "streets", wards: [] }),
		aRegisterScheme({ id: "read", verifiedOn: "2026-11-20" }),
	);

	await expect.element(rows.first()).toHaveTextContent("Named streetsFrom");
	const tones = register.getByText("In force").elements();
	expect(tones.map((pill) => pill.closest("[data-tone]")?.getAttribute("data-tone"))).toEqual([
		"grey",
		"green",
	]);
});

test("a scheme whose page changed, or cannot be read, is marked, and one without either is not", async () => {
	await openRegister(
		aRegisterScheme({ review: { reason: "page_changed", noticedAt: "2026-11-16T03:00:12.000Z" } }),
		aRegisterScheme({ id: "unread", kind: "additional", isPageUnread: true }),
		aRegisterScheme({ id: "over", end: "2026-01-31", isPageUnread: true }),
		aRegisterScheme({ id: "york", council: "York" }),
	);

	await expect.element(register.getByText("Page changed")).toBeVisible();
	await expect.element(register.getByText("Page not watched")).toBeVisible();
	await rows.nth(1).getByRole("button", { name: /^Edit/ }).click();
	await expect
		.element(page.getByRole("dialog").getByText(/could not read the council’s page/))
		.toBeVisible();
});

test("the register leads to the queue and the diary", async () => {
	await openRegister();
	const leads = (name: string) => register.getByRole("link", { name, exact: true });
	await expect.element(leads("Work queue")).toHaveAttribute("href", "/admin?work=queue");
	await expect.element(leads("Diary")).toHaveAttribute("href", "/admin?work=diary");
});

test("what the register does not know of a scheme it says", async () => {
	await openRegister(
		aRegisterScheme({ start: null, end: null, url: null, hasUnmatchedWards: true }),
	);

	await expect.element(rows).toHaveTextContent(/Not given/);
	await expect.element(rows).toHaveTextContent(/Not yet/);
	await expect.element(rows.getByRole("link", { name: /^Page/ })).not.toBeInTheDocument();
	await expect.element(rows).toHaveTextContent(/some of wards that are no more/);
});

test.each([
	["one that lapsed", { end: "2026-01-31" }, /Ended/],
	["a council without one", { kind: "none", status: "none", coverage: "none" }, /No scheme/],
] as const)("%s has no end to set", async (_, overrides, words) => {
	await openRegister(aRegisterScheme(overrides));

	await expect.element(rows).toHaveTextContent(words);
	await expect.element(rows.getByRole("button", { name: /^Edit/ })).toBeVisible();
	await expect.element(rows.getByRole("button", { name: /^End/ })).not.toBeInTheDocument();
});

test("the register is shown a part at a time, and the server is asked when what it gave is used up", async () => {
	await page.viewport(1280, 800);
	const schemes = Array.from({ length: 21 }, (_, at) =>
		aRegisterScheme({ id: `scheme-${at}`, council: `Council ${at}` }),
	);
	const { asked } = fakeApi({
		[path]: inTurn(
			gives({ schemes, next: "scheme-20" }),
			gives({ schemes: [aRegisterScheme({ id: "last", council: "York" })], next: null }),
		),
	});
	renderPart(
		<ToastProvider>
			<RegisterSection />
		</ToastProvider>,
	);
	const count = register.getByRole("status");
	const more = register.getByRole("button", { name: "Show more" });
	await expect.element(count).toHaveTextContent("10 schemes shown");

	await more.click();
	await expect.element(count).toHaveTextContent("20 schemes shown");
	expect(listed(asked)).toEqual([`${path}?q=`]);

	await more.click();
	await expect.element(count).toHaveTextContent("22 schemes shown");
	await expect.element(register.getByRole("rowheader", { name: "York" })).toBeVisible();
	await expect.element(more).not.toBeInTheDocument();
	expect(listed(asked)).toEqual([`${path}?q=`, `${path}?q=&after=scheme-20`]);
});

test("a search is the server's, begins again, and can be emptied", async () => {
	const { asked } = await openRegister(aRegisterScheme());
	await expect.element(rows).toBeVisible();

	await search.fill("E08000003");
	await expect.poll(() => listed(asked)).toEqual([`${path}?q=`, `${path}?q=E08000003`]);
	await register.getByRole("button", { name: "Clear the search" }).click();

	await expect.element(search).toHaveValue("");
	await expect.element(search).toHaveFocus();
});

test("a search without a find says so", async () => {
	await openRegister();

	await search.fill("Atlantis");

	await expect.element(register.getByText("No scheme matches your search.")).toBeVisible();
});

test("a register that could not be read can be asked for again", async () => {
	fakeApi({
		[path]: inTurn(isDown, gives({ schemes: [aRegisterScheme()], next: null })),
	});
	renderPart(
		<ToastProvider>
			<RegisterSection />
		</ToastProvider>,
	);

	await register.getByRole("button", { name: "Try again" }).click();

	await expect.element(rows).toHaveTextContent(/^Manchester/);
});

test("previews are judged afresh once a scheme has changed", async () => {
	await page.viewport(1280, 800);
	const scheme = aRegisterScheme();
	fakeApi({
		[path]: gives({ schemes: [scheme], next: null }),
		[`${path}/wards/${scheme.authorityCode}`]: gives({ wards: [] }),
		[`PATCH ${path}/${scheme.id}`]: gives(scheme),
	});
	const judge = vi.fn(() => null);
	renderPart(
		<ToastProvider>
			<SomePreview judge={judge} />
			<RegisterSection />
		</ToastProvider>,
	);
	await rows.getByRole("button", { name: /^Edit/ }).click();
	expect(judge).toHaveBeenCalledOnce();

	await page.getByRole("button", { name: "Save scheme" }).click();

	await expect.poll(() => judge.mock.calls.length).toBe(2);
});

function SomePreview({ judge }: { judge: () => null }) {
	useQuery({ queryKey: [PREVIEW_KEY, "M14 5LL"], queryFn: judge });
	return null;
}
