import { Link } from "react-router";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import { SupportLink } from "#web/lib/public-text.tsx";
import type { LegalText } from "../legal-section.tsx";

/** The day on which the screens were last checked: set with what is said below. */
const CHECKED_ON = "2026-11-29";

function Standard() {
	return (
		<>
			<p>
				We build {APP_NAME} to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. As
				far as we know it meets most of them. What we know to fall short stands below.
			</p>
			<ul>
				<li>A keyboard reaches every button, link and field, and the focus is shown.</li>
				<li>Text keeps its contrast in the light and the dark look.</li>
				<li>Pages follow your own text size, and fit a window 320 pixels wide.</li>
				<li>Colour never says a thing alone: a word or a pattern says it too.</li>
				<li>Motion stops where your device asks for less of it.</li>
			</ul>
		</>
	);
}

function KnownFaults() {
	return (
		<ul>
			<li>
				A map is one picture to a screen reader. Its table names the areas and their figures. Where
				a border runs between two streets is in the picture alone.
			</li>
			<li>
				The shapes of a map cannot be reached by keyboard or made larger by themselves. Enlarging
				the page enlarges them.
			</li>
			<li>
				The drawing of some charts is hidden from screen readers. They get the same figures as a
				table.
			</li>
			<li>
				Wide tables, such as the cash flow of thirty years, have to be scrolled sideways in a narrow
				window.
			</li>
			<li>
				The PDF is tagged, with headings, tables and descriptions. No outside checker has confirmed
				that yet. The report on the web is easier to read.
			</li>
			<li>
				The figures in a PDF’s drawings are in its text, but a chart there has no table of its own.
			</li>
			<li>
				The card form is Stripe’s, and the check that you are a person is Cloudflare’s. We cannot
				change either.
			</li>
			<li>
				Pages and plans of councils that we link to are theirs. Some are scanned and cannot be read
				aloud.
			</li>
			<li>
				Without scripts you can read answers, but the calculators and the checkout do not work.
			</li>
		</ul>
	);
}

function Checks() {
	return (
		<p>
			We last checked on {dateInWords(CHECKED_ON)}. Programs check our screens for known faults
			before each release. Nobody who depends on assistive technology has tested {APP_NAME} for us,
			and nobody outside has audited it.
		</p>
	);
}

function Telling() {
	return (
		<>
			<p>
				Write to <SupportLink /> if something stands in your way. Say which page it is and what you
				use to read it. We answer and say what we will do. If you need a report in another form, ask
				for it: it costs you nothing more.
			</p>
			<p>
				The Equality Act 2010 gives you a right to reasonable adjustments. If our answer does not
				help, the Equality Advisory and Support Service advises you free of charge. How we use what
				you write is in the <Link to={screens.privacyPolicy}>privacy policy</Link>.
			</p>
		</>
	);
}

/** What is known to work, and not to. Whoever changes a drawing, a form or the PDF reads this again. */
export const accessibilitySections: readonly LegalText[] = [
	{ id: "standard", title: "What we build to", Body: Standard },
	{ id: "faults", title: "What does not work yet", Body: KnownFaults },
	{ id: "checks", title: "How and when we checked", Body: Checks },
	{ id: "telling", title: "Tell us", Body: Telling },
];
