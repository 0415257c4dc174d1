import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { countInWords, shortDateInWords } from "#domain/base/words.ts";
import { IN_THE_CLEAR, isInTheClear } from "#domain/subjects/licensing/council-page.ts";
import { listsWards } from "#domain/subjects/licensing/scheme-defects.ts";
import { phaseOn } from "#domain/subjects/licensing/scheme-phase.ts";
import {
	reviewReasonInWords,
	schemeKindInWords,
	schemePhaseInWords,
	schemePhaseTones,
	schemeReachInWords,
} from "#domain/subjects/licensing/scheme-words.ts";
import { TonePill } from "#web/evidence/tone-pill.tsx";
import { workPath } from "#web/lib/admin-paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./register.module.css";

type RegisterTableProps = {
	schemes: readonly RegisterScheme[];
	onEdit: (scheme: RegisterScheme) => void;
	onEnd: (scheme: RegisterScheme) => void;
};

const columns = ["Council", "Scheme", "Reach", "Dates", "Verified"].map((title) => ({
	title,
}));

/** Rows of the licensing register, each with what can be done about it. */
export function RegisterTable({ schemes, onEdit, onEnd }: RegisterTableProps) {
	return (
		<DataTable
			caption="Licensing register"
			columns={columns}
			rows={schemes.map((scheme) => ({
				key: scheme.id,
				cells: [
					scheme.council,
					<Kind key="kind" scheme={scheme} />,
					reachOf(scheme),
					datesOf(scheme),
					<Verified key="verified" scheme={scheme} />,
				],
				actions: (
					<>
						<Button look="plain" onClick={() => onEdit(scheme)}>
							Edit
							<VisuallyHidden>{nameOf(scheme)}</VisuallyHidden>
						</Button>
						{canEnd(scheme) ? (
							<Button look="plain" onClick={() => onEnd(scheme)}>
								End
								<VisuallyHidden>{nameOf(scheme)}</VisuallyHidden>
							</Button>
						) : null}
						<ButtonLink look="plain" to={workPath("queue", scheme.id)}>
							Check
							<VisuallyHidden>{nameOf(scheme)}</VisuallyHidden>
						</ButtonLink>
						<Page scheme={scheme} />
					</>
				),
			}))}
		/>
	);
}

function Kind({ scheme }: { scheme: RegisterScheme }) {
	const phase = phaseOf(scheme);
	// No green for what nobody has verified.
	const tone = schemePhaseTones[phase];
	const proven = tone === "green" && scheme.verifiedOn === null ? "grey" : tone;
	return (
		<span className="stack gap-1 from-start">
			{schemeKindInWords[scheme.kind]}
			{phase === "none" ? null : (
				<span>
					<TonePill tone={proven} word={schemePhaseInWords[phase]} />
				</span>
			)}
		</span>
	);
}

function Verified({ scheme }: { scheme: RegisterScheme }) {
	const { verifiedOn, review, isPageUnread } = scheme;
	// Nobody watches the page of an ended scheme any more.
	const isUnwatched = isPageUnread && phaseOf(scheme) !== "ended";
	return (
		<span className="stack gap-1 from-start">
			{verifiedOn ? shortDateInWords(verifiedOn) : "Not yet"}
			{review ? (
				<span>
					<TonePill tone="amber" word={reviewReasonInWords[review.reason]} />
				</span>
			) : null}
			{isUnwatched ? (
				<span>
					<TonePill tone="grey" word="Page not watched" />
				</span>
			) : null}
		</span>
	);
}

function Page({ scheme: { url, council } }: { scheme: RegisterScheme }) {
	return url ? (
		<a className={styles["page"]} href={url} target="_blank" rel="noopener noreferrer">
			Page
			<VisuallyHidden>{` of the council, ${council}`}</VisuallyHidden>
			{isInTheClear(url) ? IN_THE_CLEAR : null}
		</a>
	) : null;
}

function phaseOf(scheme: RegisterScheme) {
	return phaseOn(scheme, londonDay(Date.now()));
}

/** A scheme that has ended, or never was, has no end date to set. */
function canEnd(scheme: RegisterScheme): boolean {
	const phase = phaseOf(scheme);
	return phase !== "none" && phase !== "ended";
}

function reachOf(scheme: RegisterScheme): string {
	const words = schemeReachInWords[scheme.coverage];
	const wards =
		listsWards(scheme) && scheme.wards.length > 0
			? ` (${countInWords(scheme.wards.length, "ward")})`
			: "";
	return `${words}${wards}${scheme.hasUnmatchedWards ? ", some of wards that are no more" : ""}`;
}

function datesOf({ kind, start, end }: RegisterScheme): string {
	if (kind === "none") {
		return "None";
	}
	const from = start ? `From ${shortDateInWords(start)}` : null;
	const to = end ? `to ${shortDateInWords(end)}` : null;
	return [from, from ? to : to?.replace("to", "Until")].filter(Boolean).join(" ") || "Not given";
}

/** Tells the buttons of one row from those of another. */
function nameOf({ kind, council }: RegisterScheme): string {
	return ` ${schemeKindInWords[kind]}, ${council}`;
}
