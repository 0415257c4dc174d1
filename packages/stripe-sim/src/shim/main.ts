import { createStripe } from "./stripe.ts";

/** Marks the simulator. A gate refuses any build that contains this text. */
const SENTINEL = "STRIPE_SIM_DO_NOT_SHIP";

const loopback = ["localhost", "127.0.0.1", "[::1]"];

if (!loopback.includes(location.hostname)) {
	throw new Error(`${SENTINEL}: this stand-in for Stripe.js works on loopback pages only.`);
}

/** Address of the API: Stripe's own, routed by tests, if this script was loaded from there; else where the script came from. */
function findApi(): string {
	const script = document.currentScript;
	const source = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
	return source.hostname === "js.stripe.com" ? "https://api.stripe.com" : source.origin;
}

const api = findApi();

function Stripe(key: string) {
	if (!/^pk_test_sim_\w+$/.test(key)) {
		throw new Error(`${SENTINEL}: this stand-in for Stripe.js takes keys of its simulator only.`);
	}
	return createStripe({ api, key });
}
Stripe.version = "basil";

Object.assign(window, { Stripe });
