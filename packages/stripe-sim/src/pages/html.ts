/** Text that is safe HTML. */
export class Html {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}

type Part = Html | string | number | readonly Part[];

/** Builds HTML; any part that is not HTML already is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
	return new Html(
		strings.map((string, index) => `${string}${textOf(parts[index] ?? "")}`).join(""),
	);
}

function textOf(part: Part): string {
	if (part instanceof Html) {
		return part.text;
	}
	if (typeof part === "object") {
		return part.map(textOf).join("");
	}
	return String(part).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const styles = new Html(
	`body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1b1f24 }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid #ccc }
input, button { font: inherit; padding: .4rem .7rem } [role=status] { background: #eef3fb; padding: .6rem }`,
);

/** A whole page, which says that it is simulated. */
export function page(title: string, body: Html): Response {
	const text = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Simulated payment provider: no money moves here.</p>
${body}
</main>
</body>
</html>
`.text;
	return new Response(text, {
		headers: {
			"Content-Security-Policy":
				"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
			"Content-Type": "text/html; charset=utf-8",
			"Referrer-Policy": "no-referrer",
		},
	});
}
