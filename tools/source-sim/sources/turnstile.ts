import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";

/** Stands in for the widget: gives a token at once, which names the form and the site. */
const script = `window.turnstile = {
	render(_, { action, callback }) {
		const give = () => callback(["simulated", action, location.hostname, crypto.randomUUID()].join(" "));
		this.give = give;
		give();
		return "simulated";
	},
	reset() { this.give?.(); },
	remove() {},
};`;

const spent = new Set<string>();

/** Cloudflare Turnstile: the widget's script, and `POST /turnstile/v0/siteverify`, which takes each token once. */
export function answerTurnstile({ method, path, body }: SourceRequest): Reply {
	if (path === "/turnstile/v0/api.js") {
		return {
			status: 200,
			type: "text/javascript",
			bytes: new TextEncoder().encode(script),
			headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
		};
	}
	if (method !== "POST" || path !== "/turnstile/v0/siteverify") {
		return noSuchRoute;
	}
	const token = new URLSearchParams(body).get("response") ?? "";
	const [kind, action, hostname] = token.split(" ");
	if (kind !== "simulated" || spent.has(token)) {
		const fault = token === "" ? "missing-input-response" : "timeout-or-duplicate";
		return ok({ success: false, "error-codes": [fault] });
	}
	spent.add(token);
	return ok({ success: true, action, hostname, challenge_ts: new Date().toISOString() });
}
