import { useDeferredValue, useMemo } from "react";
import { parseStreetList } from "#domain/subjects/licensing/streets/parse-street-list.ts";
import {
	type LineAsRead,
	streetsAsRead,
} from "#domain/subjects/licensing/streets/streets-as-read.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import styles from "./register.module.css";

/** Lines that are shown of one list: more of them nobody reads through. */
const MOST_LINES = 300;

/** What verdicts make of a list of streets as it stands in the form: the lines in doubt, and behind a click every line. */
export function StreetsAsRead({ text }: { text: string }) {
	const printed = useDeferredValue(text);
	const { lines, isRefused } = useMemo(() => {
		const list = parseStreetList(printed);
		return { lines: streetsAsRead(list), isRefused: list.refused !== null };
	}, [printed]);
	const doubtful = lines.filter(({ doubts }) => doubts.length > 0);
	return lines.length === 0 ? null : (
		<section aria-label="The list as it is read">
			<p role="status">
				{isRefused
					? "This list answers for no home: one of its lines may turn the meaning of others."
					: doubtful.length === 0
						? "Every line was read."
						: `${doubtful.length} of ${lines.length} lines leave homes to be checked with the council.`}
			</p>
			<Lines lines={doubtful} />
			<Disclosure summary={`What was read, line by line (${lines.length})`}>
				<Lines lines={lines} />
			</Disclosure>
		</section>
	);
}

function Lines({ lines }: { lines: readonly LineAsRead[] }) {
	const left = lines.length - MOST_LINES;
	return lines.length === 0 ? null : (
		// Scrolls by itself, so a keyboard has to reach it.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is to be reached by a keyboard
		<ol className={styles["lines"]} tabIndex={0}>
			{lines.slice(0, MOST_LINES).map(({ at, line, streets, doubts }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and a reading has no state
				<li key={index}>
					{at}. <q className="medium">{line}</q>
					{streets.map((street, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two streets may be the same, and a reading has no state
						<span key={place} className="block soft">
							{street}
						</span>
					))}
					{streets.length === 0 && doubts.length === 0 ? (
						<span className="block soft">A heading or a postcode</span>
					) : null}
					{doubts.map((doubt) => (
						<span key={doubt} className={styles["doubt"]}>
							{doubt}
						</span>
					))}
				</li>
			))}
			{left > 0 ? <li>And {left} more lines.</li> : null}
		</ol>
	);
}
