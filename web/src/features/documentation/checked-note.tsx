import type { IsoDate } from "#domain/calendar.ts";
import { ruleInWords } from "#domain/report/compliance/compliance-section.ts";
import styles from "./checked-note.module.css";

type CheckedNoteProps = { note: { text: string; lastChecked: IsoDate | null } | null };

/** What is known of a law, and when it was last read. */
export function CheckedNote({ note }: CheckedNoteProps) {
	return note ? (
		<p>
			{note.text}{" "}
			<span className={styles["checked"]}>
				{ruleInWords({ source: "", lastChecked: note.lastChecked }).checked}
			</span>
		</p>
	) : null;
}
