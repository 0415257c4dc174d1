import type { Known } from "#contracts/known.ts";
import { KNOWN_ELEMENT } from "#domain/document-marks.ts";

/** What the Worker wrote into the page; null where it wrote nothing. */
export function readKnown(): Known | null {
	const written = document.getElementById(KNOWN_ELEMENT)?.textContent;
	return written ? (JSON.parse(written) as Known) : null;
}
