import { createMiddleware } from "hono/factory";
import { type Sunset, sunsetHeaders } from "#contracts/sunsets.ts";
import { sunsetList } from "#domain/base/screens.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

/**
 * Tells who asks for what goes. `Sunset` and `Deprecation` speak of a whole address, so an answer that loses a field leads to the list alone. Source: RFC 8594;
 * RFC 9745; Rule API-6.
 */
export function tellSunsets(announced: readonly Sunset[]) {
	const asked = announced.map((sunset) => ({
		...sunset,
		address: new RegExp(`^/api/v1${sunset.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
	}));
	return createMiddleware<AppEnv>(async (c, next) => {
		await next();
		const method = c.req.method.toLowerCase();
		for (const sunset of asked) {
			if (sunset.method === method && sunset.address.test(c.req.path)) {
				// On the answer itself: `c.header` would make it again, body and all.
				tell(c.res.headers, sunset);
			}
		}
	});
}

function tell(headers: Headers, sunset: Sunset): void {
	headers.append("Link", `<${sunsetList}>; rel="deprecation"`);
	if (sunset.field === null) {
		headers.append("Link", `<${sunsetList}>; rel="sunset"`);
		headers.append("Link", `<${sunset.replacement}>; rel="successor-version"`);
		for (const [name, value] of Object.entries(sunsetHeaders(sunset))) {
			headers.set(name, value);
		}
	}
}
