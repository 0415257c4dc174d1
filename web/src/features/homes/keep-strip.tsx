import type { ReactNode } from "react";
import type * as z from "zod";
import type { HomeDetails } from "#contracts/homes.ts";
import styles from "./keep-strip.module.css";

/** A home that is looked at, as it would be kept. */
export type HomeAtHand = Pick<z.input<typeof HomeDetails>, "postcode" | "address" | "stated">;

/** What a home may be kept as, by a tap. */
export const keepWays = [
	{ standing: "watched", words: "Watch it" },
	{ standing: "let", words: "Add as mine" },
] as const;
export type KeepWay = (typeof keepWays)[number];

/** A line about keeping a home, with what can be pressed. */
export function KeepStrip({ words, children }: { words: string; children?: ReactNode }) {
	return (
		<div className={`no-print ${styles["strip"]}`}>
			<p role="status">{words}</p>
			<div className={styles["ways"]}>{children}</div>
		</div>
	);
}
