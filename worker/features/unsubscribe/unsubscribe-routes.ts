import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { APP_NAME } from "#domain/base/product.ts";
import { connect } from "#worker/db/client.ts";
import type { MailList } from "#worker/db/schema/outbox.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { leaveList, subscriberOf } from "#worker/mail/outbox/unsubscribe.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";

const PATH = "/unsubscribe/:list/:token";

const about: Readonly<Record<MailList, string>> = {
	corrections: "corrections of our register that change your reports",
	homes: "changes at your homes",
};

/**
 * Takes an address off a list of mails. Reading the page changes nothing, because programs that look mails through follow links; what is sent to it does,
 * from whichever mail program, and without a session. Source: RFC 8058, sections 3.1 and 3.2.
 */
export const unsubscribeRoutes = new Hono<AppEnv>()
	.get(PATH, (c) => {
		const subscriber = subscriberIn(c);
		return subscriber
			? c.html(
					page(
						"Stop these mails?",
						html`<p>We write to you about ${about[subscriber.list]}.</p>
<form method="post"><button type="submit">Stop these mails</button></form>`,
					),
				)
			: unknown(c);
	})
	.post(PATH, async (c) => {
		const subscriber = subscriberIn(c);
		if (!subscriber) {
			return unknown(c);
		}
		await leaveList(connect(c.env.DB), subscriber, c.var.world.now());
		return c.html(
			page(
				"These mails have stopped",
				html`<p>You get no more mails about ${about[subscriber.list]}.</p>`,
			),
		);
	});

function subscriberIn(c: Context<AppEnv, typeof PATH>) {
	return subscriberOf(c.req.param("list"), c.req.param("token"), linkKeysOf(c.env));
}

function unknown(c: Context<AppEnv>) {
	const words = "It may have been cut off in the mail. Copy it whole.";
	return c.html(page("This link is not one of ours", html`<p>${words}</p>`), 404);
}

function page(title: string, content: ReturnType<typeof html>) {
	return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${APP_NAME}</title>
</head>
<body style="max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif">
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}
