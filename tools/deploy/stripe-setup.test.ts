import Stripe from "stripe";
import { expect, test } from "vitest";
import { webhookEvents } from "#worker/billing/gateway/webhook-events.ts";
import { lookAtStripe, openStripe } from "./stripe-setup.ts";

type Kept = Record<string, unknown> & { id: string };

/** The two lists of a Stripe account that a deployment looks at. */
function stripeAccount() {
	const lists: Record<string, Kept[]> = {
		"/v1/webhook_endpoints": [],
		"/v1/billing_portal/configurations": [],
	};
	let ids = 0;
	const answer = (method: string, path: string, form: URLSearchParams): unknown => {
		const [list = "", id] = Object.keys(lists).flatMap((each) =>
			path.startsWith(each) ? [each, path.slice(each.length + 1)] : [],
		);
		const held = lists[list] ?? [];
		if (method === "GET") {
			return { object: "list", data: held, has_more: false };
		}
		if (method === "DELETE") {
			lists[list] = held.filter((each) => each.id !== id);
			return { id, deleted: true };
		}
		const given = fieldsOf(form);
		const found = held.find((each) => each.id === id);
		if (found) {
			return Object.assign(found, given, { status: "enabled" });
		}
		ids += 1;
		const made = { id: `made_${ids}`, active: true, status: "enabled", metadata: {}, ...given };
		held.push(made);
		return { ...made, secret: `whsec_${ids}` };
	};
	const fetch = async (input: string | URL | Request, init?: RequestInit) => {
		const { pathname } = new URL(String(input));
		const body = new URLSearchParams(String(init?.body ?? ""));
		return Response.json(answer(init?.method ?? "GET", pathname, body));
	};
	return { lists, stripe: openStripe("sk_test_1", fetch) };
}

function fieldsOf(form: URLSearchParams): Record<string, unknown> {
	const events = [...form].flatMap(([name, value]) =>
		name.startsWith("enabled_events") ? [value] : [],
	);
	const metadata = [...form].flatMap(([name, value]) => {
		const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
		return key ? [[key, value] as const] : [];
	});
	return {
		...(form.has("url") ? { url: form.get("url"), api_version: form.get("api_version") } : {}),
		...(events.length > 0 ? { enabled_events: events } : {}),
		...(metadata.length > 0 ? { metadata: Object.fromEntries(metadata) } : {}),
		...(form.has("features[subscription_update][enabled]")
			? { switching: form.get("features[subscription_update][enabled]") }
			: {}),
	};
}

const looking = { mode: "TEST", publicUrl: "https://product.example", isOwn: false } as const;
const webhooks = "/v1/webhook_endpoints";

test("an account that has nothing gets a webhook of every event we know, and a portal in which no plan is switched", async () => {
	const { lists, stripe } = stripeAccount();
	const before = await lookAtStripe(stripe, { ...looking, hasSecret: false });
	expect(before.lacks).toHaveLength(2);
	expect(await before.prepare()).toEqual({ webhookSecret: "whsec_1", portal: "made_2" });
	await before.finish();
	expect(lists[webhooks]).toMatchObject([
		{
			url: "https://product.example/api/stripe/webhook",
			api_version: Stripe.API_VERSION,
			enabled_events: [...webhookEvents],
		},
	]);
	expect(lists["/v1/billing_portal/configurations"]).toMatchObject([{ switching: "false" }]);
});

test("a second deployment finds all as it has to be, and makes nothing", async () => {
	const { lists, stripe } = stripeAccount();
	const first = await lookAtStripe(stripe, { ...looking, hasSecret: false });
	await first.prepare();
	await first.finish();
	const second = await lookAtStripe(stripe, { ...looking, hasSecret: true });
	expect(second.lacks).toEqual([]);
	expect(await second.prepare()).toEqual({ webhookSecret: null, portal: "made_2" });
	await second.finish();
	expect(lists[webhooks]).toHaveLength(1);
});

test("a webhook whose secret was lost with its deployment is made again, and goes once another is in use", async () => {
	const { lists, stripe } = stripeAccount();
	await (await lookAtStripe(stripe, { ...looking, hasSecret: false })).prepare();
	// Cut off before the upload: the secret in use, if any, is another's.
	const next = await lookAtStripe(stripe, { ...looking, hasSecret: true });
	expect((await next.prepare()).webhookSecret).toBe("whsec_3");
	expect(lists[webhooks]).toHaveLength(2);
	await next.finish();
	expect(lists[webhooks]).toMatchObject([{ id: "made_3" }]);
});

test("a webhook of an older API version stays until the new one is in use", async () => {
	const { lists, stripe } = stripeAccount();
	const url = `${looking.publicUrl}/api/stripe/webhook`;
	const old = {
		id: "old",
		url,
		status: "enabled",
		enabled_events: ["*"],
		api_version: "2020-08-27",
	};
	lists[webhooks]?.push({ ...old, metadata: { installed: "yes" } });
	const setup = await lookAtStripe(stripe, { ...looking, hasSecret: true });
	await setup.prepare();
	expect(lists[webhooks]?.map(({ id }) => id)).toContain("old");
	await setup.finish();
	expect(lists[webhooks]?.map(({ id }) => id)).not.toContain("old");
});

test("events that a webhook lacks are added to it, and its secret stays", async () => {
	const { lists, stripe } = stripeAccount();
	const first = await lookAtStripe(stripe, { ...looking, hasSecret: false });
	await first.prepare();
	await first.finish();
	Object.assign(lists[webhooks]?.[0] ?? {}, { enabled_events: ["invoice.paid"] });
	const setup = await lookAtStripe(stripe, { ...looking, hasSecret: true });
	expect(setup.lacks).toEqual(["events of its webhook"]);
	expect((await setup.prepare()).webhookSecret).toBeNull();
	expect(lists[webhooks]?.[0]?.["enabled_events"]).toEqual([...webhookEvents]);
});

test("every kind of event that is read is asked for", async () => {
	const { readFileSync } = await import("node:fs");
	const reader = readFileSync("worker/billing/gateway/read-event.ts", "utf8");
	const read = [...reader.matchAll(/case "([a-z_.]+)":/g)].map(([, event]) => event);
	expect([...webhookEvents].sort()).toEqual(read.sort());
});
