import { type CSSProperties, type ReactNode, useId, useState } from "react";
import styles from "./chip.module.css";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type ChipKind = "official" | "typical" | "visitor" | "estimate" | "gap";

type ChipProps = {
	kind: ChipKind;
	/** What the chip is about, for those who cannot see what it stands under. */
	about: string;
	/** Heading of the panel. */
	title: string;
	label: string;
	/** Only the mark is seen: the label stands once for all that share it. */
	quiet?: boolean;
	children: ReactNode;
};

/**
 * A small line under a figure that opens a panel about it: beside the line on a wide screen, at the foot of a
 * narrow one. The panel is the platform's own popover: Escape and a press elsewhere close it.
 */
export function Chip({ kind, about, title, label, quiet = false, children }: ChipProps) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const anchor: CSSProperties = { "--anchor": `--chip-${id.replaceAll(/\W/g, "")}` };
	return (
		<>
			<button
				type="button"
				className={`align-center soft small inline-row target ${styles["chip"]}`}
				data-quiet={quiet || undefined}
				data-open={open || undefined}
				aria-label={`${about}: ${label}`}
				style={anchor}
				popoverTarget={id}
				aria-controls={id}
			>
				<ChipMark kind={kind} />
				{quiet ? null : <span>{label}</span>}
			</button>
			<div
				id={id}
				popover="auto"
				role="dialog"
				aria-labelledby={`${id}-title`}
				tabIndex={-1}
				className={`flush ink text-s framed rounded on-card ${styles["panel"]}`}
				style={anchor}
				onBeforeToggle={(event) => setOpen(event.newState === "open")}
				onToggle={(event) => event.newState === "open" && event.currentTarget.focus()}
			>
				{open ? (
					<>
						<div className="row gap-2 below-2 between align-start">
							<h3 className="text-m" id={`${id}-title`}>
								{title}
							</h3>
							<button
								type="button"
								className={styles["close"]}
								popoverTarget={id}
								popoverTargetAction="hide"
							>
								<VisuallyHidden>Close</VisuallyHidden>
								<Icon name="cross" size={18} />
							</button>
						</div>
						{children}
					</>
				) : null}
			</div>
		</>
	);
}

/** The sign of a kind: shape and colour together. */
export function ChipMark({ kind }: { kind: ChipKind }) {
	return <span className={styles["mark"]} data-kind={kind} />;
}
