import {
	type CardEntry,
	type EntryFault,
	type FieldName,
	fieldNames,
	formatCvc,
	formatExpiry,
	formatNumber,
} from "./card-entry.ts";

const fields = {
	number: {
		label: "Card number",
		placeholder: "1234 1234 1234 1234",
		autocomplete: "cc-number",
		format: formatNumber,
	},
	expiry: { label: "Expiry", placeholder: "MM / YY", autocomplete: "cc-exp", format: formatExpiry },
	cvc: { label: "CVC", placeholder: "CVC", autocomplete: "cc-csc", format: formatCvc },
} as const;

type Handlers = {
	readonly onEntry: (entry: CardEntry) => void;
	readonly onFocus: () => void;
	readonly onBlur: () => void;
};

/** Three labelled fields in a shadow root that tests and assistive technology can look into. */
export function createCardForm(root: ShadowRoot, handlers: Handlers) {
	const form = document.createElement("form");
	form.noValidate = true;
	form.addEventListener("submit", (event) => event.preventDefault());
	const parts = new Map(fieldNames.map((name) => [name, createField(name)]));

	for (const [name, { box, input }] of parts) {
		input.addEventListener("input", () => {
			input.value = fields[name].format(input.value);
			show(name, null);
			handlers.onEntry(entry());
		});
		input.addEventListener("focus", handlers.onFocus);
		input.addEventListener("blur", handlers.onBlur);
		form.append(box);
	}
	const note = document.createElement("p");
	note.className = "note wide";
	note.textContent = "Simulated card form: no money is taken. Try 4242 4242 4242 4242.";
	form.append(note);
	root.replaceChildren(form);

	function entry(): CardEntry {
		const value = (name: FieldName) => parts.get(name)?.input.value ?? "";
		return { number: value("number"), expiry: value("expiry"), cvc: value("cvc") };
	}

	function show(name: FieldName, message: string | null): void {
		const part = parts.get(name);
		part?.input.setAttribute("aria-invalid", String(message !== null));
		part?.fault.replaceChildren(message ?? "");
	}

	return {
		entry,
		/** Shows each fault under its field and clears the others. */
		showFaults(faults: readonly EntryFault[]): void {
			for (const name of fieldNames) {
				show(name, faults.find(({ field }) => field === name)?.message ?? null);
			}
		},
		focus: () => parts.get("number")?.input.focus(),
	};
}

function createField(name: FieldName) {
	const { label, placeholder, autocomplete } = fields[name];
	const box = document.createElement("div");
	box.className = name === "number" ? "wide" : "";
	const caption = document.createElement("label");
	caption.htmlFor = name;
	caption.textContent = label;
	const input = document.createElement("input");
	Object.assign(input, { id: name, name, placeholder, autocomplete, inputMode: "numeric" });
	const fault = document.createElement("p");
	Object.assign(fault, { id: `${name}-fault`, className: "fault" });
	fault.setAttribute("role", "alert");
	input.setAttribute("aria-describedby", fault.id);
	box.append(caption, input, fault);
	return { box, input, fault };
}

export type Appearance = {
	readonly theme?: string;
	readonly variables?: Readonly<Record<string, string>>;
};

const light = {
	colorPrimary: "#0570de",
	colorBackground: "#ffffff",
	colorText: "#30313d",
	colorTextSecondary: "#5b5e6b",
	colorDanger: "#c0123c",
	borderRadius: "5px",
	fontFamily: "system-ui, sans-serif",
	fontSizeBase: "16px",
};

const night = {
	...light,
	colorPrimary: "#85d996",
	colorBackground: "#30313d",
	colorText: "#ffffff",
	colorTextSecondary: "#c9cad3",
	colorDanger: "#fe87a1",
};

/**
 * A style sheet for a shadow root, with the page's appearance as far as simulated. Constructed sheets are not inline styles, so a content security policy
 * allows them.
 */
export function sheetFor({ theme, variables = {} }: Appearance, rules: string): CSSStyleSheet {
	const values = { ...(theme === "night" ? night : light), ...variables };
	const declared = Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(`:host { ${declared.join(" ")} }\n${rules}`);
	return sheet;
}

export const formRules = `
	:host { display: block; font: var(--fontSizeBase)/1.4 var(--fontFamily); color: var(--colorText); }
	form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 0; }
	.wide { grid-column: 1 / -1; }
	label { display: block; margin-bottom: 4px; font-size: 0.93em; }
	input {
		box-sizing: border-box; width: 100%; padding: 12px; font: inherit; color: inherit;
		background: var(--colorBackground); border: 1px solid #8a8d99; border-radius: var(--borderRadius);
	}
	input:focus { outline: 2px solid var(--colorPrimary); outline-offset: 1px; border-color: var(--colorPrimary); }
	input[aria-invalid="true"] { border-color: var(--colorDanger); }
	input::placeholder { color: var(--colorTextSecondary); }
	.fault { margin: 4px 0 0; font-size: 0.93em; color: var(--colorDanger); }
	.fault:empty { display: none; }
	.note { margin: 0; font-size: 0.87em; color: var(--colorTextSecondary); }
`;
