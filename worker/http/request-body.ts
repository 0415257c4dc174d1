import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { hangUp } from "#datasets/http/read-text.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { AppEnv } from "./app-env.ts";

/** Bytes. Nothing anybody types here is nearly as long. */
const LARGEST_BODY = 64 * 1024;

/** A council's list of streets, pasted into a row of the register: the longest one that is read (`LONGEST_STREET_LIST`) and the row. */
const LARGEST_SCHEME = 256 * 1024;
const SCHEMES = "/api/admin/licensing";

const limitTo = (maxSize: number) =>
	bodyLimit({
		maxSize,
		onError: () => {
			throw new Problem("too_large", "That is too much to send at once.");
		},
	});
const limitUsual = limitTo(LARGEST_BODY);
const limitScheme = limitTo(LARGEST_SCHEME);

/** Refuses a longer body before it is read to its end, also when its length is not stated. @throws Problem `too_large` */
export const limitBody = createMiddleware<AppEnv>((c, next) =>
	c.req.path === SCHEMES || c.req.path.startsWith(`${SCHEMES}/`)
		? limitScheme(c, next)
		: limitUsual(c, next),
);

/** Milliseconds in which a body of that size has arrived over any connection worth keeping. */
const PATIENCE = 2_000;

/**
 * Reads what is left of a request's body before the answer goes. Without that, a refusal that never read the
 * body breaks the connection: workerd closes it once the answer overtakes the request, and the next call over
 * it fails. Reads `bytes` at most, for `patience` milliseconds at most: a sender of more loses the connection.
 */
export const drainBody = ({ bytes, patience }: { bytes: number; patience: number }) =>
	createMiddleware<AppEnv>(async (c, next) => {
		const { raw } = c.req;
		await next();
		if (raw.body && !raw.bodyUsed && !raw.body.locked) {
			await drain(raw.body, { bytes, patience });
		}
	});

/** Twice the largest body allowed, so that one slightly too large is refused in order too. */
export const drainUnread = drainBody({ bytes: 2 * LARGEST_BODY, patience: PATIENCE });

async function drain(
	body: ReadableStream<Uint8Array>,
	{ bytes, patience }: { bytes: number; patience: number },
): Promise<void> {
	const reader = body.getReader();
	const timer = setTimeout(() => hangUp(reader), patience);
	try {
		let left = bytes;
		for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
			left -= piece.value.byteLength;
			if (left < 0) {
				hangUp(reader);
				return;
			}
		}
	} catch {
		// The sender has gone: so has the connection.
	} finally {
		clearTimeout(timer);
	}
}
