import * as z from "zod";
import { hangUp, readText } from "#datasets/http/read-text.ts";
import type { World } from "#worker/platform/env.ts";
import { newId } from "#worker/platform/ids.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { type Posting, postWebhook } from "./post-webhook.ts";
import type { WebhookRow } from "./webhooks-repository.ts";

/** Bytes of an answer that are read at most. */
const MOST_READ = 1024;

const Echo = z.object({ challenge: z.string() });

/**
 * Sends a random challenge to a webhook. Null where its receiver echoed it, which shows that whoever runs it wants what is sent; otherwise why not, in a
 * sentence. Source: Rule HOOK-2.
 */
export async function challengeWebhook(
	posting: Posting & { readonly world: Pick<World, "token"> },
	webhook: WebhookRow,
): Promise<string | null> {
	const { token } = posting.world;
	const challenge = token();
	const message = { type: "webhook.challenge", challenge } as const;
	try {
		const response = await postWebhook(posting, webhook, { id: newId("whd", token), message });
		if (!response.ok) {
			hangUp(response.body);
			return `The receiver answered ${response.status}.`;
		}
		const echo = Echo.safeParse(jsonOrNull(await readText(response, MOST_READ)));
		return echo.data?.challenge === challenge ? null : "The receiver did not echo the challenge.";
	} catch (cause) {
		return `The receiver gave no answer that we could read: ${reasonOf(cause)}.`;
	}
}
