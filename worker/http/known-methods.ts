import { createMiddleware } from "hono/factory";

const KNOWN: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Answers a method that nothing here has with a plain 501, whatever the address. Source: RFC 9110, section 15.6.2. */
export const knownMethods = createMiddleware(async (c, next) => {
	if (!KNOWN.includes(c.req.method)) {
		return c.text("Not Implemented\n", 501);
	}
	await next();
	return;
});
