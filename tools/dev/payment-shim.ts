import type { Plugin } from "vite";

/**
 * Puts the payment simulator's script into the development server's document, so that paying works without a network: the provider's
 * loader takes a script that is there already. Builds never have it.
 */
export function paymentShim(simulator = process.env["LETTABLE_PAYMENTS"]): Plugin {
	return {
		name: "payment-shim",
		apply: "serve",
		transformIndexHtml: () =>
			simulator
				? [{ tag: "script", attrs: { src: `${simulator}/basil/stripe.js` }, injectTo: "head" }]
				: [],
	};
}
