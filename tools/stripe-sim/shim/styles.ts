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
 * A sheet for a shadow root, in the page's appearance as far as the simulator knows it. Constructed sheets are no inline
 * styles: a page's content security policy has nothing against them.
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

export const dialogRules = `
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
