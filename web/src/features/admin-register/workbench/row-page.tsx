import type { RefObject } from "react";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { SchemePages } from "#contracts/admin/scheme-pages.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { IN_THE_CLEAR, isInTheClear } from "#domain/subjects/licensing/council-page.ts";
import type { KeyPassage } from "#domain/subjects/licensing/key-passages.ts";
import { publisherInWords } from "#domain/subjects/licensing/scheme-evidence.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageChanges } from "./page-changes.tsx";
import { PageText } from "./page-text.tsx";
import styles from "./workbench.module.css";

type Page = SchemePages["pages"][number];

type RowPageProps = {
	scheme: RegisterScheme;
	pages: readonly Page[];
	/** The one that is shown; none where the row rests on no page. */
	page: Page | undefined;
	onChoose: (url: string) => void;
	passages: readonly KeyPassage[];
	proven: ReadonlySet<number>;
	/** Where the text scrolls by itself. */
	ref: RefObject<HTMLDivElement | null>;
	/** Whether the row waits because a page changed: then the change comes first. */
	isChanged: boolean;
};

/** The council's page as text, what changed of it since it was last read, and the other pages that the row rests on. */
export function RowPage({
	scheme,
	pages,
	page,
	onChoose,
	passages,
	proven,
	ref,
	isChanged,
}: RowPageProps) {
	if (!page) {
		return (
			<Notice tone="warning">
				<p>
					This row rests on no page, so it cannot be confirmed.{" "}
					<a href={searchFor(scheme)} target="_blank" rel="noopener noreferrer">
						Search the web for it
					</a>
					, then enter its address.
				</p>
			</Notice>
		);
	}
	return (
		<div className="stack one-column gap-2">
			{pages.length > 1 ? (
				<fieldset className={styles["choice"]}>
					<legend>Pages</legend>
					{pages.map(({ url }, place) => (
						<label key={url}>
							<input
								type="radio"
								name="page"
								checked={url === page.url}
								onChange={() => onChoose(url)}
							/>
							<span>
								{place + 1}. {nameOf(url, scheme)}
							</span>
						</label>
					))}
				</fieldset>
			) : null}
			<p className="text-s break-anywhere">
				<a href={page.url} target="_blank" rel="noopener noreferrer">
					{page.url.replace(/^https?:\/\//, "")}
				</a>
				{isInTheClear(page.url) ? IN_THE_CLEAR : null}
			</p>
			<p className="soft text-s">{looksInWords(page)}</p>
			{page.fault ? (
				<Notice tone="warning">
					<p>The last look could not read it: {page.fault}. Open the page to check it.</p>
				</Notice>
			) : null}
			<Change page={page} isChanged={isChanged} />
			<Text page={page} passages={passages} proven={proven} innerRef={ref} />
		</div>
	);
}

/** A search for what a row says, among pages of public bodies. */
function searchFor({ council, kind }: RegisterScheme): string {
	const words = kind === "none" ? "property licensing" : schemeKindInWords[kind];
	const query = new URLSearchParams({ q: `${council} council ${words} site:gov.uk` });
	return `https://duckduckgo.com/?${query}`;
}

/** "Council’s page", or whose evidence it is. */
function nameOf(url: string, { url: own, evidence }: RegisterScheme): string {
	const publisher = evidence.find((piece) => piece.url === url)?.publisher;
	return url === own || !publisher ? "Council’s page" : `Evidence: ${publisherInWords[publisher]}`;
}

function Change({ page: { now, before }, isChanged }: { page: Page; isChanged: boolean }) {
	return now?.text && before?.text ? (
		<div className={styles["change"]}>
			<Disclosure summary={`What changed since ${dayOf(before.seenAt)}`} startOpen={isChanged}>
				<PageChanges before={before.text} now={now.text} />
			</Disclosure>
		</div>
	) : null;
}

type TextProps = Pick<RowPageProps, "passages" | "proven"> & {
	page: Page;
	innerRef: RowPageProps["ref"];
};

function Text({ page: { now, checkedAt }, passages, proven, innerRef }: TextProps) {
	if (now?.text) {
		return (
			<section
				ref={innerRef}
				className={styles["scroll"]}
				aria-label="Text of the page"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that it has to be reached without a mouse
				tabIndex={0}
			>
				<PageText text={now.text} passages={passages} proven={proven} />
			</section>
		);
	}
	return (
		<Notice tone="info">
			<p>
				{now
					? "It is a document, such as a PDF, of which no text is kept. Open it to read it."
					: checkedAt
						? "Nothing was read of it yet. Open it to read it."
						: "Nobody looked at it yet: the weekly look does, or “Run now” at Council licensing pages in Settings. Open it to read it meanwhile."}
			</p>
		</Notice>
	);
}

function looksInWords({ checkedAt, changedAt, now }: Page): string {
	return [
		checkedAt ? `Looked at ${dayOf(checkedAt)}` : "Not looked at yet",
		changedAt ? `changed ${dayOf(changedAt)}` : null,
		now ? `this text since ${dayOf(now.seenAt)}` : null,
	]
		.filter(Boolean)
		.join(" · ");
}

function dayOf(instant: string): string {
	return shortDateInWords(londonDay(Date.parse(instant)));
}
