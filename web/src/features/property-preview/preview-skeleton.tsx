import type { ReactNode } from "react";
import { areasPath } from "#domain/telling/areas/area-slug.ts";
import { DRAWN_COUNCIL, DRAWN_POSTCODE, DRAWN_PREVIEW } from "#domain/telling/document-marks.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { WithoutScripts } from "#web/ui/without-scripts.tsx";
import styles from "./preview-frame.module.css";
import { BackToSearch, PreviewTitle } from "./preview-header.tsx";
import { PreviewLayout } from "./preview-layout.tsx";
import { useListing } from "./use-listing.ts";

/** The shape of a preview while it is on its way, so that nothing moves when it comes. The Worker draws the answers over it where it has them in time. */
export function PreviewSkeleton({ postcode }: { postcode: string }) {
	const listing = useListing(postcode);
	return (
		<div {...{ [DRAWN_PREVIEW]: true }}>
			<header className={styles["header"]}>
				<div className={styles["back"]}>
					<BackToSearch />
				</div>
				<h1>
					<PreviewTitle>
						{listing?.address ?? (
							<span {...{ [DRAWN_POSTCODE]: true }}>{formatPostcode(postcode)}</span>
						)}
					</PreviewTitle>
				</h1>
				<div data-scripts="on">
					<output className="soft text-m">
						Assessing this postcode: asking the official registers …
					</output>
				</div>
			</header>
			<CouncilWithoutScripts postcode={postcode} />
			<div className="above-2">
				<Skeleton height="3.25rem" />
			</div>
			<ShapedLayout answers={<AnswersShape />} />
		</div>
	);
}

/** Where to read on without scripts. */
export function CouncilWithoutScripts({ postcode }: { postcode: string }) {
	return (
		<WithoutScripts>
			<p>
				Which licences its council asks for stands on a page of its own:{" "}
				<a {...{ [DRAWN_COUNCIL]: true }} href={areasPath(postcode)}>
					the council of this postcode
				</a>
				.
			</p>
		</WithoutScripts>
	);
}

/** The answers, and the shapes of everything beside and below them. */
export function ShapedLayout({ answers }: { answers: ReactNode }) {
	return (
		<PreviewLayout
			lead={
				<>
					{answers}
					<Skeleton height="2.75rem" />
					<KeepShape />
					<LinesShape lines={4} />
				</>
			}
			offer={<LinesShape lines={9} />}
			rest={
				<>
					<LinesShape lines={8} />
					<LinesShape lines={7} />
				</>
			}
		/>
	);
}

/** Where a home can be kept, before it is known who looks. */
function KeepShape() {
	return <div className={`framed rounded on-card ${styles["keep"]}`} aria-hidden="true" />;
}

/** Three answers and the line of the score. */
function AnswersShape() {
	return (
		<div className={styles["answers"]} aria-hidden="true">
			{["let", "pays", "risks"].map((question) => (
				<div key={question} className={styles["answer"]}>
					<Skeleton width="7rem" height="1.125rem" />
					<Skeleton width="9rem" height="1.5rem" />
					<Skeleton width="min(19rem, 100%)" height="1.125rem" />
					{question === "pays" ? <Skeleton height="8.5rem" /> : null}
				</div>
			))}
			<Skeleton width="12rem" height="1.25rem" />
			<Skeleton width="min(19rem, 100%)" height="2.5rem" />
		</div>
	);
}

function LinesShape({ lines }: { lines: number }) {
	return (
		<div className={styles["card"]} aria-hidden="true">
			<Skeleton width="9rem" height="1.25rem" />
			{Array.from({ length: lines }, (_, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
				<div key={line} className={styles["line"]}>
					<Skeleton width="min(8.5rem, 60%)" height="1rem" />
					<Skeleton width="min(13rem, 45%)" height="0.75rem" />
				</div>
			))}
		</div>
	);
}
