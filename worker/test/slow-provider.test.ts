import { signWebhook } from "stripe-sim/webhooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { askApp, NOW } from "./ask-app.ts";
import { administrator, ORIGIN, PASSWORD } from "./browser.ts";
import { DAY, openPlanShop } from "./plan-shop.ts";
import { paying, someReport, standingOf, WEBHOOK_SECRET } from "./shop.ts";
import { inTime, slownesses } from "./slow-provider.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

type Shop = ReturnType<typeof openPlanShop>;
type Person = Awaited<ReturnType<Shop["somebodyNew"]>>;

/** A call to us that asks the provider, and what has come of it in the end. */
type Scene = { readonly ask: () => Promise<Response>; readonly end: () => Promise<unknown> };

const EXPERT = { planId: "expert", amount: 4_500 } as const;

/** How the plan of somebody stands, and how many payments went through. */
async function stateOf(shop: Shop, person: Person): Promise<string> {
	const { plan, status, cancelAtPeriodEnd } = await person.state();
	const { length } = shop.charged();
	return `${plan ?? "no plan"}, ${status}${cancelAtPeriodEnd ? ", ending" : ""}, ${length} paid`;
}

async function onPlan(shop: Shop, path: string, json?: object): Promise<Scene> {
	const person = await shop.payer();
	return { ask: () => person.ask(path, json), end: () => stateOf(shop, person) };
}

async function trialConfirmed(shop: Shop): Promise<Scene> {
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	return { ask: () => person.confirm(clientSecret), end: () => stateOf(shop, person) };
}

async function changeConfirmed(shop: Shop): Promise<Scene> {
	const person = await shop.payer();
	const { clientSecret } = await (await person.setup(EXPERT)).json<SetupMade>();
	await shop.typeCard(clientSecret);
	return { ask: () => person.confirm(clientSecret, "expert"), end: () => stateOf(shop, person) };
}

/** The provider's own event about a card that was taken, whose buyer has gone. */
async function eventHeard(shop: Shop): Promise<Scene> {
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(clientSecret);
	const body = JSON.stringify(shop.sim.events().find(({ type }) => /^setup.*succeeded/.test(type)));
	const signature = await signWebhook(body, WEBHOOK_SECRET, NOW / 1000);
	const init = { method: "POST", headers: { "stripe-signature": signature }, body };
	return {
		ask: () =>
			askApp(`${ORIGIN}/api/stripe/webhook`, {
				bindings: paying,
				fetch: (url, more) => shop.sim.fetch(url, more),
				init,
			}),
		end: () => stateOf(shop, person),
	};
}

async function resumed(shop: Shop): Promise<Scene> {
	const scene = await onPlan(shop, "/subscription/resume", {});
	const id = shop.sim.subscriptions()[0]?.id ?? "";
	await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
	await shop.sim.flush();
	return scene;
}

async function periodOver(shop: Shop): Promise<Scene> {
	const person = await shop.trialist();
	await shop.sim.advance(8 * DAY);
	return {
		ask: () => person.ask("/subscription/status"),
		end: async () => {
			// Who was not answered is asked again after a minute.
			await shop.sim.advance(60);
			return stateOf(shop, person);
		},
	};
}

async function byAdministrator(
	shop: Shop,
	path: (person: Person, subscription: string) => string,
	method: string,
): Promise<Scene> {
	const person = await shop.payer();
	const fetch: typeof shop.sim.fetch = (url, init) => shop.sim.fetch(url, init);
	const { browser } = await administrator({ bindings: paying, fetch });
	const about = path(person, shop.sim.subscriptions()[0]?.id ?? "");
	const now = shop.sim.now() * 1000;
	return {
		ask: () => browser.ask(`/api/admin${about}`, { method, now }),
		end: async () => {
			const isThere = (await person.ask("/account/sessions")).status === 200;
			const plan = isThere ? await stateOf(shop, person) : "gone";
			return `${plan}, ${shop.sim.refunds().length} refunded`;
		},
	};
}

async function reportRefunded(shop: Shop): Promise<Scene> {
	const id = await someReport();
	const { clientSecret } = await (await shop.begin(id)).json<{ clientSecret: string }>();
	await shop.typeCard(clientSecret);
	await shop.sim.flush();
	const scene = await byAdministrator(shop, () => `/reports/${id}/refund`, "POST");
	return {
		...scene,
		end: async () => [(await standingOf(id)).report, shop.sim.refunds().length],
	};
}

async function accountDeleted(shop: Shop): Promise<Scene> {
	const scene = await onPlan(shop, "/account/delete", { password: PASSWORD });
	return { ...scene, end: async () => shop.sim.subscriptions().map(({ status }) => status) };
}

/** Every call that asks the provider about a plan, with the state after one call without an answer and one with. */
const scenes: readonly (readonly [string, (shop: Shop) => Promise<Scene>, unknown])[] = [
	["the confirmation of a trial", trialConfirmed, "pro, trialing, 0 paid"],
	["an event of the provider", eventHeard, "pro, trialing, 0 paid"],
	["the confirmation of a change", changeConfirmed, "expert, active, 2 paid"],
	[
		"a change of plan",
		(shop) => onPlan(shop, "/subscription/change", EXPERT),
		"expert, active, 2 paid",
	],
	[
		"the checkout of a change",
		(shop) => onPlan(shop, "/subscription/setup", { ...EXPERT, promoCode: null }),
		"pro, active, 1 paid",
	],
	[
		"the price of a change",
		(shop) => onPlan(shop, "/subscription/change/expert"),
		"pro, active, 1 paid",
	],
	[
		"a cancellation",
		(shop) => onPlan(shop, "/subscription/cancel", {}),
		"pro, active, ending, 1 paid",
	],
	["a resumption", resumed, "pro, active, 1 paid"],
	["the portal", (shop) => onPlan(shop, "/subscription/portal", {}), "pro, active, 1 paid"],
	["the list of invoices", (shop) => onPlan(shop, "/subscription/invoices"), "pro, active, 1 paid"],
	["the state of a plan whose period is over", periodOver, "pro, active, 1 paid"],
	["the refund of a report", reportRefunded, ["refunded", 1]],
	[
		"the refund of a plan",
		(shop) => byAdministrator(shop, (_, id) => `/subscriptions/${id}/refund`, "POST"),
		"no plan, canceled, 1 paid, 1 refunded",
	],
	[
		"the list of a plan's charges",
		(shop) => byAdministrator(shop, (_, id) => `/subscriptions/${id}/charges`, "GET"),
		"pro, active, 1 paid, 0 refunded",
	],
	["the deletion of one's account", accountDeleted, ["canceled"]],
	[
		"the deletion of somebody's account",
		(shop) => byAdministrator(shop, ({ id }) => `/users/${id}`, "DELETE"),
		"gone, 0 refunded",
	],
];

const cases = Object.entries(slownesses).flatMap(([slowness, begin]) =>
	scenes.map(([name, play, expected]) => [name, slowness, { begin, play, expected }] as const),
);

test.each(cases)(
	"%s is answered in time by %s, and is done once when asked again",
	async (_, __, { begin, play, expected }) => {
		const shop = openPlanShop();
		const scene = await play(shop);
		const speakAgain = begin(shop);

		const slow = await inTime(scene.ask());

		speakAgain();
		// An answer that could be read, or that repeats the last known state, needs no second try.
		expect([200, 503]).toContain(slow.status);
		if (slow.status === 503) {
			expect(slow.headers.get("retry-after")).toBe("10");
			expect(await slow.json()).toMatchObject({
				message: expect.stringMatching("nothing is charged or refunded twice"),
			});
		}
		expect((await scene.ask()).status).toBe(200);
		expect(await scene.end()).toEqual(expected);
	},
);
