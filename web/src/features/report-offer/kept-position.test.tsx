import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { fromPounds } from "#domain/base/money.ts";
import { aSubscription, noSubscription } from "#web/test/a-subscription.ts";
import { gives, isDown, staysSilent } from "#web/test/fake-api.ts";
import { buy, free, generate, offer, openOffer } from "#web/test/open-offer.ts";
import { REPORT_ID } from "#web/test/paid-report.ts";

configure({ reactStrictMode: true });

const sam = {
	incomePence: fromPounds(35_000),
	nation: "England",
	share: 0.5,
	company: false,
} as const;
const keeps = {
	"/api/account/position": gives({ owners: [sam], changedAt: "2026-11-20T10:00:00.000Z" }),
};

test.for([
	[aSubscription(), free, generate],
	[noSubscription(), buy, "POST /api/reports/generate"],
] as const)(
	"a kept position is said before a report is made with it: case %#",
	async ([status, button, call]) => {
		const { sent } = openOffer(status, { ...keeps, [call]: gives({ id: REPORT_ID }) });

		await expect
			.element(offer.getByText(/^With tax at your position: £35,000 a year/))
			.toBeVisible();
		await button.click();
		await expect.poll(() => sent).toMatchObject([{ call, body: { owners: [sam] } }]);
	},
);

test("a kept position that is left out goes into no report", async () => {
	const { sent } = openOffer(aSubscription(), {
		...keeps,
		[generate]: gives({ id: REPORT_ID }),
	});

	await offer.getByRole("button", { name: "Leave out" }).click();
	await expect.element(offer.getByText(/^Your position is left out/)).toBeVisible();
	await expect.element(offer.getByRole("button", { name: "Use my position" })).toHaveFocus();
	await free.click();
	await expect.poll(() => sent).toMatchObject([{ body: { owners: [] } }]);
});

test("no report is offered while it is not known what position is kept", async () => {
	openOffer(aSubscription(), { "/api/account/position": staysSilent });
	await expect.element(offer.getByText("Checking your plan")).toBeInTheDocument();
	await expect.element(free).not.toBeInTheDocument();
});

test("where the kept position cannot be had, a report is made without one", async () => {
	const { sent } = openOffer(aSubscription(), {
		"/api/account/position": isDown,
		[generate]: gives({ id: REPORT_ID }),
	});
	await free.click();
	await expect.poll(() => sent).toMatchObject([{ body: { owners: [] } }]);
});
