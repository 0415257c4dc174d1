import {
	type Account,
	type Answer,
	callApi,
	type Intent,
	integrationError,
	isSetup,
} from "./call-api.ts";
import { cardFields } from "./card-entry.ts";
import { sheetFor } from "./card-form.ts";
import {
	createElements,
	type DeferredIntent,
	type Elements,
	type ElementsOptions,
} from "./elements.ts";

type ConfirmOptions = {
	readonly elements?: Elements;
	readonly clientSecret?: string;
	readonly confirmParams?: { readonly return_url?: string; readonly receipt_email?: string };
	readonly redirect?: "always" | "if_required";
};

type Kind = "paymentIntent" | "setupIntent";

/** The object that `Stripe(key)` returns, as far as the product uses it, with the functions by which react-stripe-js recognises it. */
export function createStripe(account: Account) {
	const unsupported = () => Promise.reject(integrationError("The simulator does not do this."));
	return {
		elements: (options?: ElementsOptions) => createElements(account, options),
		confirmPayment: (options: ConfirmOptions) => confirm(account, "paymentIntent", options),
		confirmSetup: (options: ConfirmOptions) => confirm(account, "setupIntent", options),
		retrievePaymentIntent: async (clientSecret: string) =>
			named("paymentIntent", await callApi(account, clientSecret, "")),
		retrieveSetupIntent: async (clientSecret: string) =>
			named("setupIntent", await callApi(account, clientSecret, "")),
		handleNextAction: async ({ clientSecret }: { readonly clientSecret: string }) =>
			named(
				isSetup(clientSecret) ? "setupIntent" : "paymentIntent",
				await proveOwner(account, clientSecret, await callApi(account, clientSecret, "")),
			),
		createToken: unsupported,
		createPaymentMethod: unsupported,
		confirmCardPayment: unsupported,
		registerAppInfo: () => undefined,
		_registerWrapper: () => undefined,
	};
}

async function confirm(account: Account, kind: Kind, options: ConfirmOptions) {
	const { elements, confirmParams = {}, redirect = "always" } = options;
	const clientSecret = options.clientSecret ?? elements?.clientSecret;
	const { return_url, receipt_email } = confirmParams;
	if (!clientSecret || isSetup(clientSecret) !== (kind === "setupIntent")) {
		throw integrationError(`Invalid value: clientSecret should be that of a ${kind}.`);
	}
	if (redirect === "always" && !URL.canParse(return_url ?? "")) {
		throw integrationError(
			'confirmParams.return_url must be an absolute URL unless redirect is "if_required".',
		);
	}
	const element = elements?.getElement();
	if (!element) {
		throw integrationError("The payment element is not mounted.");
	}
	const fault = element.check();
	if (fault) {
		return { error: fault };
	}
	const deferredIntent = elements?.deferredIntent();
	if (deferredIntent) {
		await checkDeferredIntent(account, clientSecret, deferredIntent);
	}
	const confirmed = await callApi(account, clientSecret, "confirm", {
		...cardFields(element.entry()),
		...(receipt_email ? { receipt_email } : {}),
	});
	const answer = await proveOwner(account, clientSecret, confirmed);
	if ("intent" in answer && redirect === "always" && return_url) {
		return await leaveFor(return_url, { kind, clientSecret, intent: answer.intent });
	}
	return named(kind, answer);
}

/** Checks that an intent matches the announced one. @throws IntegrationError */
async function checkDeferredIntent(
	account: Account,
	clientSecret: string,
	{ amount, currency, mode, usage }: DeferredIntent,
): Promise<void> {
	if (isSetup(clientSecret)) {
		if (mode === "payment") {
			throw integrationError("elements() was given mode payment, and the intent is a setup.");
		}
		return;
	}
	const answer = await callApi(account, clientSecret, "");
	if ("error" in answer) {
		return;
	}
	const { intent } = answer;
	if (intent["amount"] !== amount || intent["currency"] !== currency) {
		throw integrationError(
			`The amount or currency of the intent does not match what elements() was given (${amount} ${currency}).`,
		);
	}
	if (intent["setup_future_usage"] !== usage) {
		throw integrationError(
			`The setup_future_usage of the intent does not match what elements() was given (${usage}).`,
		);
	}
}

/** The answer itself, or the answer after the card's owner was asked to authenticate. */
async function proveOwner(account: Account, clientSecret: string, answer: Answer): Promise<Answer> {
	return "intent" in answer && answer.intent.status === "requires_action"
		? await callApi(account, clientSecret, "challenge", { outcome: await askOwner() })
		: answer;
}

function named(kind: Kind, answer: Answer) {
	return "intent" in answer ? { [kind]: answer.intent } : { error: answer.error };
}

/** Goes to the page's return address, as Stripe does after a payment. The promise never settles. */
function leaveFor(
	returnUrl: string,
	{ kind, clientSecret, intent }: { kind: Kind; clientSecret: string; intent: Intent },
): Promise<never> {
	const name = kind === "paymentIntent" ? "payment_intent" : "setup_intent";
	const url = new URL(returnUrl);
	url.searchParams.set(name, intent.id);
	url.searchParams.set(`${name}_client_secret`, clientSecret);
	url.searchParams.set("redirect_status", intent.status === "processing" ? "pending" : "succeeded");
	location.assign(url);
	return new Promise(() => undefined);
}

/** Asks the card's owner to confirm the payment, as a bank would. Closing the dialog counts as a failure. */
function askOwner(): Promise<"pass" | "fail"> {
	return new Promise((resolve) => {
		const host = document.createElement("div");
		const root = host.attachShadow({ mode: "open" });
		root.adoptedStyleSheets = [sheetFor({}, dialogRules)];
		const dialog = document.createElement("dialog");
		dialog.setAttribute("aria-labelledby", "title");
		const title = document.createElement("h2");
		Object.assign(title, { id: "title", textContent: "Confirm this payment" });
		const words = document.createElement("p");
		words.textContent = "Simulated 3-D Secure: choose what your bank would answer.";
		const buttons = document.createElement("div");

		const answer = (outcome: "pass" | "fail") => () => {
			host.remove();
			resolve(outcome);
		};
		const button = (text: string, outcome: "pass" | "fail") => {
			const made = document.createElement("button");
			Object.assign(made, { type: "button", textContent: text });
			made.addEventListener("click", answer(outcome));
			return made;
		};
		const complete = button("Complete", "pass");
		complete.className = "main";
		buttons.append(complete, button("Fail", "fail"));
		dialog.addEventListener("cancel", answer("fail"));
		dialog.append(title, words, buttons);
		root.append(dialog);
		document.body.append(host);
		dialog.showModal();
	});
}

const dialogRules = `
	dialog {
		box-sizing: border-box; width: min(400px, calc(100vw - 32px)); padding: 24px; border: 0;
		font: 16px/1.5 system-ui, sans-serif; color: #30313d; background: #fff; border-radius: 12px;
		box-shadow: 0 16px 48px rgb(0 0 0 / 30%);
	}
	dialog::backdrop { background: rgb(0 0 0 / 50%); }
	h2 { margin: 0 0 8px; font-size: 1.25em; }
	p { margin: 0 0 20px; color: #5b5e6b; }
	div { display: flex; gap: 12px; }
	button {
		flex: 1; padding: 12px; font: inherit; font-weight: 600; cursor: pointer; border-radius: 6px;
		color: #30313d; background: #fff; border: 1px solid #8a8d99;
	}
	button.main { color: #fff; background: #0b5cad; border-color: #0b5cad; }
	button:focus-visible { outline: 3px solid #0570de; outline-offset: 2px; }
`;
