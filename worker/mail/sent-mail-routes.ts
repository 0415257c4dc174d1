import { Hono } from "hono";
import { html } from "hono/html";
import { APP_NAME } from "#domain/base/product.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { findSentMail, listSentMail, type SentMail } from "./sent-mail.ts";

const londonTime = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", {
	timeZone: "Europe/London",
	dateStyle: "medium",
	timeStyle: "medium",
});

/**
 * The mail that was sent, for people and tests to read: a page, each mail as its reader sees it, and JSON, the newest first.
 * Made by a function marked pure, so that a build that does not mount it does not contain it.
 */
export const sentMailRoutes = /* @__PURE__ */ routes();

function routes() {
	return new Hono<{ Bindings: Bindings }>()
		.get("/__mail", async (c) => c.html(page(await listSentMail(c.env.CACHE))))
		.get("/__mail.json", async (c) =>
			c.json(await listSentMail(c.env.CACHE, c.req.query("to")), 200, {
				"Cache-Control": "no-store",
			}),
		)
		.get("/__mail/:id", async (c) => {
			const mail = await findSentMail(c.env.CACHE, c.req.param("id"));
			return mail ? c.html(mail.html) : c.notFound();
		});
}

function page(mails: readonly SentMail[]) {
	return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sent mail · ${APP_NAME}</title>
<style>
	:root { color-scheme: light dark; }
	body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
	article { border-top: 1px solid; padding: 1rem 0; }
	h2 { margin: 0; font-size: 1.1rem; }
	p { margin: 0.25rem 0; }
	pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
</style>
</head>
<body>
<h1>Sent mail</h1>
${mails.length === 0 ? html`<p>None yet.</p>` : mails.map(article)}
</body>
</html>`;
}

function article({ id, to, subject, text, sentAt }: SentMail) {
	return html`<article>
<h2><a href="/__mail/${id}">${subject}</a></h2>
<p>To ${to}, <time datetime="${sentAt}">${londonTime.format(new Date(sentAt))}</time></p>
<pre>${text}</pre>
</article>
`;
}
