import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Webhook, WebhookDelivery } from "#contracts/webhooks.ts";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { pressTwice } from "#web/test/press-twice.ts";
import { renderPart } from "#web/test/render-part.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { WebhooksSection } from "./webhooks-section.tsx";

const HOOKS = "/api/account/webhooks";
const address = "https://hooks.example.com/in";
const dead: WebhookDelivery = {
	...{ id: "whd_1", title: "Gas safety record", state: "dead", tries: 10 },
	...{ askedAt: "2026-11-20T12:00:00Z", nextTryAt: null, lastStatus: 500 },
	lastError: "The receiver answered 500",
};
const hook: Webhook = {
	...{ id: "whk_1", address, state: "unproven", oldSecretUntil: null },
	deliveries: [],
};
const live: Webhook = { ...hook, state: "live", deliveries: [dead] };
const summary = page.getByText("Webhooks for programs");
const button = (name: string) => page.getByRole("button", { name });

function render() {
	renderPart(
		<ToastProvider>
			<WebhooksSection />
		</ToastProvider>,
	);
}

test("a webhook is added once, its secret shown, and a challenge makes it live", async () => {
	const { asked, sent } = fakeApi({
		[HOOKS]: gives({ webhooks: [] }),
		[`POST ${HOOKS}`]: gives({ webhooks: [hook], id: hook.id, secret: "whsec_secret" }),
		[`POST ${HOOKS}/whk_1/test`]: gives({ webhooks: [live] }),
	});
	render();
	expect(asked).toEqual([]);
	await summary.click();
	await page.getByLabelText("Address of your server").fill(address);
	pressTwice(button("Add a webhook"));
	await expect.element(page.getByLabelText("Secret of the webhook")).toHaveValue("whsec_secret");
	await expect.element(page.getByText(/^Nothing is sent before/)).toBeVisible();

	await button("Send the challenge").click();
	await expect.element(page.getByText("Changes are sent here.")).toBeVisible();
	expect(sent).toEqual([
		{ call: `POST ${HOOKS}`, body: { address } },
		{ call: `POST ${HOOKS}/whk_1/test`, body: null },
	]);
});

test("each delivery is named by what it tells, with when it is tried again", async () => {
	const waiting: WebhookDelivery = {
		...{ id: "whd_2", title: "Selective licence", state: "waiting", tries: 1, lastStatus: null },
		...{ askedAt: "2026-11-20T12:00:00Z", nextTryAt: "2026-11-20T12:05:00Z", lastError: null },
	};
	const test: WebhookDelivery = { ...dead, id: "whd_3", title: null };
	fakeApi({ [HOOKS]: gives({ webhooks: [{ ...live, deliveries: [waiting, test, dead] }] }) });
	render();
	await summary.click();
	for (const words of [
		/^Selective licence, .+: next try .+ 12:05\.$/,
		/^Test, .+: given up after 10 tries/,
		/^Gas safety record, .+: given up after 10 tries\. The receiver answered 500\.$/,
	]) {
		await expect.element(page.getByText(words)).toBeVisible();
	}
});

test("what is dead names its reason and is sent again", async () => {
	const again: WebhookDelivery = { ...dead, state: "delivered", lastError: null };
	fakeApi({
		[HOOKS]: gives({ webhooks: [live] }),
		[`POST ${HOOKS}/whk_1/deliveries/whd_1/replay`]: gives({
			webhooks: [{ ...live, deliveries: [again] }],
		}),
	});
	render();
	await summary.click();
	await expect.element(page.getByText(/given up after 10 tries. The receiver/)).toBeVisible();
	await button("Send again").click();
	await expect.element(page.getByText(/acknowledged/)).toBeVisible();
});

test("what the receiver did instead of echoing is said, and a webhook is deleted after a question", async () => {
	fakeApi({
		[HOOKS]: gives({ webhooks: [hook] }),
		[`POST ${HOOKS}/whk_1/test`]: refuses(422, {
			code: "not_allowed",
			message: "The receiver answered 500.",
		}),
		[`DELETE ${HOOKS}/whk_1`]: gives({ webhooks: [] }),
	});
	render();
	await summary.click();
	await button("Send the challenge").click();
	await expect.element(page.getByText("The receiver answered 500.")).toBeVisible();
	await button("Delete").click();
	await button("Delete webhook").click();
	await expect.element(page.getByText(address)).not.toBeInTheDocument();
});
