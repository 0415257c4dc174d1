import { bodyLimit } from "hono/body-limit";
import { Problem } from "#worker/platform/problem.ts";

/** Bytes. Nothing anybody types here is nearly as long. */
export const LARGEST_BODY = 64 * 1024;

/** Refuses a longer body before it is read to its end, also when its length is not stated. @throws Problem `too_large` */
export const limitBody = bodyLimit({
	maxSize: LARGEST_BODY,
	onError: () => {
		throw new Problem("too_large", "That is too much to send at once.");
	},
});
