import { APP_NAME } from "#domain/base/product.ts";
import { findAlerts } from "#worker/admin/find-alerts.ts";
import { linkAddress } from "#worker/mail/mail-settings.ts";
import type { EmailContext } from "./write-email.ts";

/** Milliseconds that the receiver may take. */
const PATIENCE = 10_000;

/**
 * Posts what wants a person now to the receiver of alerts, as the JSON that Slack and its like read; nothing when all is well or none is set.
 * @throws Error when it refuses or is silent: the outbox tries again
 */
export async function postAlerts({ db, env, settings, world }: EmailContext): Promise<void> {
	const url = env.ALERT_WEBHOOK_URL?.trim() ?? "";
	const alerts = url === "" ? [] : await findAlerts(db, { env, now: world.now() });
	if (alerts.length === 0) {
		return;
	}
	const lines = alerts.map(({ what, since, action }) => `• ${what} ${since} ${action}`);
	const text = [`${APP_NAME} needs you: ${linkAddress(settings, "admin")}`, ...lines].join("\n");
	const response = await world.fetch(url, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ text }),
		signal: AbortSignal.timeout(PATIENCE),
	});
	await response.body?.cancel();
	if (!response.ok) {
		throw new Error(`the receiver of alerts answered ${response.status}`);
	}
}
