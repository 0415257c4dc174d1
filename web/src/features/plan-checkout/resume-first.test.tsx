import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSubscription } from "#web/test/a-subscription.ts";
import { gives, refuses } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { details, main, openPlanChange, planCalls } from "#web/test/open-plan-checkout.ts";
import { pressTwice } from "#web/test/press-twice.ts";

configure({ reactStrictMode: true });

const { resume, status } = planCalls;
const payOnFile = details.getByRole("button", { name: "Pay £12.34 with Visa ending 4242" });

test("a plan that was cancelled is resumed first, once, and can then be changed", async () => {
	let known = aSubscription({ cancelAtPeriodEnd: true });
	const { sent } = openPlanChange({
		[status]: (url) => gives(known)(url),
		[resume]: (url) => {
			known = aSubscription();
			return gives(known)(url);
		},
	});
	await expect.element(page.getByRole("heading", { name: "Your plan is ending" })).toBeVisible();
	await expect.element(main).toHaveTextContent(/Pro plan, and it ends on 20 December 2026\./);

	pressTwice(main.getByRole("button", { name: "Resume my plan" }));

	await expect.element(payOnFile).toBeVisible();
	expect(sent).toEqual([{ call: resume, body: null }]);
});

test("a plan that cannot be resumed says why, and stays", async () => {
	openPlanChange({
		[status]: gives(aSubscription({ cancelAtPeriodEnd: true })),
		[resume]: refuses(503, { code: "unavailable", message: "The provider did not answer." }),
	});

	await main.getByRole("button", { name: "Resume my plan" }).click();

	await expectToast("Error", "The provider did not answer.");
	await expect.element(main.getByRole("button", { name: "Resume my plan" })).toBeVisible();
});
