/** Characters read of a text, several times the size of a portal's page. */
const LONGEST_TEXT = 200_000;
/** A paragraph of a description; a longer line is cut. */
const LONGEST_LINE = 4_000;
/** No heading is longer. */
const LONGEST_HEADING = 60;

/** Headings above other homes, the agent, or past prices. */
const aboutOthers: readonly RegExp[] = [
	/^(?:see |view )?(?:similar|more|other|nearby)(?: nearby)? (?:properties|homes|listings)\b/i,
	/^(?:properties|homes) (?:you may|nearby|similar|near)\b/i,
	/^you (?:may|might) (?:also )?(?:like|be interested)\b/i,
	/^recently (?:viewed|sold)\b/i,
	/^(?:property )?(?:sale|price|sold|listing)(?: price)? history\b/i,
	/^sold prices?\b/i,
	/^(?:about|contact|call|meet) (?:the |this |your )?(?:estate |letting )?agents?\b/i,
	/^(?:About|ABOUT) (?!(?:this|the|your)\b)\p{Lu}/u,
	/^(?:marketed|listed|presented|advertised) by\b/i,
	/^(?:disclaimer|property reference)\b/i,
];

/** Headings above a portal's own calculations. */
const aboutSums =
	/^(?:mortgage (?:calculator|repayments?|payments?|in principle)|affordability|(?:est\.|estimated )?(?:monthly )?(?:mortgage )?repayments?|stamp duty(?: calculator)?|running costs|check how much you can borrow)$/i;

/** Headings under which it speaks of the home again. */
const aboutTheHome = new Set([
	"about the property",
	"about this property",
	"annual service charge",
	"bedrooms",
	"council tax",
	"council tax band",
	"description",
	"full description",
	"ground rent",
	"key features",
	"key information",
	"lease details",
	"let details",
	"letting details",
	"property description",
	"property type",
	"service charge",
	"size",
	"tenure",
]);

/** "3 bedroom flat for sale": what the listing calls itself. */
export const LISTING_TITLE =
	/\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|studio)(?:[ -]?bed(?:room)?s?)?\b(?:[^.]{0,60})\b(for sale|to rent|to let)\b/i;

const HAS_AMOUNT = /£\s?\d/;

/**
 * Lines of a fully copied page that are about the home itself, with single spaces. Drops other homes, the agent and loans, as far as headings tell. Takes
 * linear time.
 */
export function keptLines(text: string): string[] {
	const kept: string[] = [];
	let subject: "home" | "sums" | "others" = "home";
	// Before the price or the first own heading there are only menus, whose words recur as headings further down.
	let isPastMenus = false;
	for (const line of linesOf(text)) {
		if (isPastMenus) {
			subject = subjectAfter(line, subject);
		}
		isPastMenus ||= HAS_AMOUNT.test(line) || isAboutTheHome(line);
		if (subject === "home" || (subject === "sums" && !HAS_AMOUNT.test(line))) {
			kept.push(line);
		}
	}
	return kept;
}

function linesOf(text: string): string[] {
	return text
		.slice(0, LONGEST_TEXT)
		.split(/[\n\r\t\u2028\u2029]/)
		.map((line) => line.slice(0, LONGEST_LINE).replace(/\s+/g, " ").trim())
		.filter((line) => line !== "");
}

function subjectAfter(line: string, before: "home" | "sums" | "others") {
	if (line.length > LONGEST_HEADING) {
		return before;
	}
	if (isAboutTheHome(line)) {
		return "home";
	}
	if (aboutOthers.some((heading) => heading.test(line))) {
		return "others";
	}
	if (before === "others") {
		return before;
	}
	if (aboutSums.test(line)) {
		return "sums";
	}
	return LISTING_TITLE.test(line) ? "home" : before;
}

function isAboutTheHome(line: string): boolean {
	return line.length <= LONGEST_HEADING && aboutTheHome.has(line.replace(/:$/, "").toLowerCase());
}
