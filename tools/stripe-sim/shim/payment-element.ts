import { type Account, callApi } from "./call-api.ts";
import { type CardEntry, type EntryFault, findFaults } from "./card-entry.ts";
import { createCardForm } from "./card-form.ts";
import { createEmitter } from "./emitter.ts";
import { integrationError } from "./integration-error.ts";
import { type Appearance, formRules, sheetFor } from "./styles.ts";

export type PaymentElement = ReturnType<typeof createPaymentElement>;

type Given = {
	readonly account: Account;
	readonly clientSecret: string | undefined;
	readonly appearance: Appearance;
	readonly onDestroy: () => void;
};

const elementType = "payment";
const empty: CardEntry = { number: "", expiry: "", cvc: "" };

/** What `elements.create("payment")` gives: a card form that says when it is ready and when it changes. */
export function createPaymentElement({ account, clientSecret, appearance, onDestroy }: Given) {
	const emitter = createEmitter();
	let root: ShadowRoot | null = null;
	let form: ReturnType<typeof createCardForm> | null = null;

	function say(entry: CardEntry): void {
		emitter.emit("change", {
			elementType,
			collapsed: false,
			complete: findFaults(entry, new Date()).length === 0,
			empty: Object.values(entry).every((value) => value === ""),
			value: { type: "card" },
		});
	}

	async function load(): Promise<void> {
		// Stripe's fields load from afar, so whoever mounts them has time to listen.
		await new Promise((resolve) => setTimeout(resolve));
		emitter.emit("loaderstart", { elementType });
		const answer = clientSecret ? await callApi(account, clientSecret, "") : null;
		if (answer && "error" in answer) {
			emitter.emit("loaderror", { elementType, error: answer.error });
		} else {
			emitter.emit("ready", { elementType });
		}
	}

	const element = {
		mount(where: string | HTMLElement): void {
			const host = typeof where === "string" ? document.querySelector(where) : where;
			if (!host) {
				throw integrationError(`The selector you specified (${where}) applies to no DOM element.`);
			}
			root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
			root.adoptedStyleSheets = [sheetFor(appearance, formRules)];
			form = createCardForm(root, {
				onEntry: say,
				onFocus: () => emitter.emit("focus", { elementType }),
				onBlur: () => emitter.emit("blur", { elementType }),
			});
			void load();
		},
		on: chained(emitter.on),
		once: chained(emitter.once),
		off(name: string, listener?: (event: unknown) => void) {
			emitter.off(name, listener);
			return element;
		},
		update: () => undefined,
		setAppearance(changed: Appearance): void {
			if (root) {
				root.adoptedStyleSheets = [sheetFor(changed, formRules)];
			}
		},
		collapse: () => undefined,
		focus: () => form?.focus(),
		blur: () => undefined,
		unmount(): void {
			root?.replaceChildren();
			form = null;
		},
		destroy(): void {
			element.unmount();
			onDestroy();
		},
		entry: (): CardEntry => form?.entry() ?? empty,
		/** The first fault of what was entered, after showing all of them. */
		check(): EntryFault | null {
			const faults = findFaults(element.entry(), new Date());
			form?.showFaults(faults);
			return faults[0] ?? null;
		},
	};

	function chained(add: (name: string, listener: (event: unknown) => void) => void) {
		return (name: string, listener: (event: unknown) => void) => {
			add(name, listener);
			return element;
		};
	}

	return element;
}
