import { textIn } from "./cells.ts";

/** The words of the file, as this product writes those of the register. */
const written: Readonly<Record<string, string>> = {
	detached: "Detached",
	"semi detached": "Semi-detached",
	"end terrace": "End-terrace",
	"mid terrace": "Mid-terrace",
	"enclosed end terrace": "Enclosed end-terrace",
	"enclosed mid terrace": "Enclosed mid-terrace",
};

/** How a home is joined to others; null where the file does not say, or says it in a word we do not know. */
export function builtFormIn(field: string | undefined): string | null {
	const plain = textIn(field)
		?.toLowerCase()
		.replace(/[\s-]+/g, " ")
		.replace(/terraced$/, "terrace");
	return written[plain ?? ""] ?? null;
}
