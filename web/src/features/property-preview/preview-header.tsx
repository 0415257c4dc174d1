import type { ReactNode } from "react";
import type { Preview } from "#contracts/preview.ts";
import { screens } from "#domain/base/screens.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { BackLink, backLook } from "#web/ui/back-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./preview-frame.module.css";
import { StatedInputs } from "./stated-inputs.tsx";
import { useListing } from "./use-listing.ts";

/** What was assessed and when, under the address of the chosen certificate or else the listing's. Source: Rule SCREEN-9. */
export function PreviewHeader({ preview }: { preview: Preview }) {
	const listing = useListing(formatPostcode(preview.postcode));
	return (
		<HeaderOf
			preview={preview}
			title={preview.address ?? listing?.address ?? null}
			back={<BackToSearch />}
		/>
	);
}

type HeaderOfProps = {
	preview: Preview;
	/** Address of the home; null for a whole postcode. */
	title: string | null;
	back: ReactNode;
};

/** The same under a title and a way back of the caller's. */
export function HeaderOf({ preview, title, back }: HeaderOfProps) {
	const { assessedOn, place } = preview;
	const postcode = formatPostcode(preview.postcode);
	return (
		<header className={styles["header"]}>
			<div className={styles["back"]}>{back}</div>
			<h1>
				<PreviewTitle>{title ?? postcode}</PreviewTitle>
			</h1>
			<p className="soft text-m">
				{title ? `${postcode} · ` : null}
				{place.label} · Assessed <span className="nowrap">{shortDateInWords(assessedOn)}</span>
			</p>
			<StatedInputs inputs={preview.inputs} />
			{place.verified ? null : (
				<p className={styles["unverified"]}>
					<Icon name="question" size={16} />
					{place.note ?? "Postcode not verified"}
				</p>
			)}
		</header>
	);
}

/** The title of the screen, small, and under it what was assessed. */
export function PreviewTitle({ children }: { children: ReactNode }) {
	return (
		<>
			<span className={styles["title"]}>Property Risk Assessment</span>{" "}
			<span className={styles["address"]}>{children}</span>
		</>
	);
}

export function BackToSearch() {
	return (
		<BackLink to={screens.home}>
			<BackWords />
		</BackLink>
	);
}

/** The way back before the browser knows its routes. */
export function BackAnchor() {
	return (
		<a href={screens.home} className={backLook}>
			<Icon name="back" size={16} />
			<BackWords />
		</a>
	);
}

function BackWords() {
	return <span className={styles["back-words"]}>Back to Search</span>;
}
