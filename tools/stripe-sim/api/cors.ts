const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Lets a page call from a browser: any page, as Stripe does, when the request went to Stripe's own address and was routed
 * here by a test; a page of this machine when it came to the simulator's address.
 */
export function allowOrigin(request: Request): Record<string, string> {
	const origin = request.headers.get("Origin");
	const routed = new URL(request.url).hostname === "api.stripe.com";
	if (!origin || !(routed || isLoopback(origin))) {
		return {};
	}
	return {
		"Access-Control-Allow-Origin": origin,
		"Access-Control-Allow-Methods": "GET, POST",
		"Access-Control-Allow-Headers": "Authorization, Content-Type, Stripe-Version, Idempotency-Key",
		Vary: "Origin",
	};
}

function isLoopback(origin: string): boolean {
	return URL.canParse(origin) && loopback.has(new URL(origin).hostname);
}
