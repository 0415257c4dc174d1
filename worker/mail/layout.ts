import { html } from "hono/html";
import { APP_NAME } from "#domain/base/product.ts";
import type { MailSettings } from "./mail-settings.ts";
import type { Mail } from "./mailer.ts";

/** Sets an email as plain text and as HTML, sentence by sentence the same. */
export async function layOut(
	content: EmailContent,
	{ supportEmail }: Pick<MailSettings, "supportEmail">,
): Promise<Omit<Mail, "to">> {
	const whole = {
		...content,
		// What happened comes first: a phone shows two lines.
		notes: [
			...content.notes,
			...(content.username ? [`This mail is about your account ${content.username}.`] : []),
			...(supportEmail ? [`Questions? Write to ${supportEmail}.`] : []),
		],
	};
	return { subject: content.subject, text: asText(whole), html: await asHtml(whole) };
}

type Whole = Omit<EmailContent, "username">;

function asText({ subject, paragraphs, button, link, notes }: Whole): string {
	const ways = [button, link].flatMap((way) => (way ? [`${way.label}:\n${way.address}`] : []));
	return `${[subject, ...paragraphs, ...ways, ...notes, APP_NAME].join("\n\n")}\n`;
}

/** The colours of web/src/ui/tokens.css, which a mail cannot load: light in the attributes, dark where the reader asks for it. */
const style = `
	@media (prefers-color-scheme: dark) {
		.paper { background: #101613 !important; }
		.card { background: #171f1b !important; border-color: #29342e !important; }
		.ink { color: #e9efeb !important; }
		.soft { color: #a6b3ab !important; }
		.button { background: #52c59d !important; }
		.label { color: #06231a !important; }
		.link { color: #52c59d !important; }
	}
`;
const font = "font-family: system-ui, -apple-system, Segoe UI, Roboto, sans-serif";
const paragraphStyle = `margin: 0 0 16px; ${font}; font-size: 16px; line-height: 1.5; color: #17211c`;
const noteStyle = `margin: 0 0 12px; ${font}; font-size: 16px; line-height: 1.5; color: #55615a`;
const headingStyle = `margin: 0 0 20px; ${font}; font-size: 22px; line-height: 1.3; color: #17211c`;
const cardStyle =
	"max-width: 560px; background: #ffffff; border: 1px solid #e4e0d6; border-radius: 14px";
const hidden =
	"display: none; max-height: 0; overflow: hidden; font-size: 1px; line-height: 1px; opacity: 0";

/** Tables carry the card and the button, because Outlook draws nothing else. */
async function asHtml({
	subject,
	preview,
	paragraphs,
	button,
	link,
	notes,
}: Whole): Promise<string> {
	const page = await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${style}</style>
</head>
<body class="paper" style="margin: 0; background: #f7f5f0; -webkit-text-size-adjust: 100%">
<div style="${hidden}">${preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background: #f7f5f0">
<tr><td align="center" style="padding: 24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="${cardStyle}">
<tr><td style="padding: 28px 24px 20px">
<h1 class="ink" style="${headingStyle}">${subject}</h1>
${paragraphs.map((words) => html`<p class="ink" style="${paragraphStyle}">${words}</p>\n`)}
${button ? buttonAsHtml(button) : ""}
${link ? linkAsHtml(link) : ""}
${notes.map((words) => html`<p class="soft" style="${noteStyle}">${words}</p>\n`)}
</td></tr>
</table>
<p class="soft" style="${noteStyle}; margin: 16px 0 0">${APP_NAME}</p>
</td></tr>
</table>
</body>
</html>
`;
	return page.toString();
}

/** The address stands under the button as well: some readers show no button, and some people trust none. */
function buttonAsHtml({ label, address }: NonNullable<EmailContent["button"]>) {
	const button = `display: inline-block; padding: 14px 24px; ${font}; font-size: 16px; font-weight: 600; line-height: 1.25; color: #ffffff; text-decoration: none`;
	const bare = `${font}; font-size: 14px; line-height: 1.5; color: #0b6b4f; word-break: break-all`;
	return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 16px">
<tr><td class="button" style="background: #0b6b4f; border-radius: 8px"><a class="label" href="${address}" style="${button}">${label}</a></td></tr>
</table>
<p style="margin: 0 0 20px"><a class="link" href="${address}" style="${bare}">${address}</a></p>
`;
}

function linkAsHtml({ label, address }: NonNullable<EmailContent["link"]>) {
	const style = `${font}; font-size: 14px; line-height: 1.5; color: #0b6b4f; word-break: break-all`;
	return html`<p class="ink" style="${paragraphStyle}">${label}<br><a class="link" href="${address}" style="${style}">${address}</a></p>
`;
}

/** What a mail says, before it is set as text and as HTML. Whatever stands here may have been typed by a user. */
export type EmailContent = {
	readonly subject: string;
	/** What a list of mails shows behind the subject: what happened. */
	readonly preview: string;
	/** Username of the account it is about; null where a stranger may have typed the address. */
	readonly username: string | null;
	/** Before the button; the first says what happened. */
	readonly paragraphs: readonly string[];
	readonly button?: { readonly label: string; readonly address: string };
	/** Another way to go, less prominent than the button. */
	readonly link?: { readonly label: string; readonly address: string };
	/** After the button. */
	readonly notes: readonly string[];
};
