import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { type FactChange, factChanges } from "#domain/subjects/licensing/scheme-facts.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./register.module.css";
import { toStatedScheme, wardNamesOf } from "./scheme-values.ts";

type ChangedMeanwhileProps = { before: RegisterScheme; now: RegisterScheme };

/** What somebody else changed of a row since it was shown, fact by fact. */
export function ChangedMeanwhile({ before, now }: ChangedMeanwhileProps) {
	const changes = factChanges(
		toStatedScheme(before),
		toStatedScheme(now),
		wardNamesOf(before, now),
	);
	return changes.length === 0 ? (
		<p>What it says is the same.</p>
	) : (
		<FactChanges changes={changes} />
	);
}

/** Changes of facts, a line each: what went, and what came. */
export function FactChanges({ changes }: { changes: readonly FactChange[] }) {
	return (
		<ul className={styles["changes"]}>
			{changes.map(({ label, before, after }) => (
				<li key={label}>
					{label}:{" "}
					{before.length > 0 ? (
						<>
							<del className="soft">{before.join(", ")}</del>
							<span aria-hidden="true"> → </span>
							<VisuallyHidden> became </VisuallyHidden>
						</>
					) : null}
					<ins>{after.length > 0 ? after.join(", ") : "nothing"}</ins>
				</li>
			))}
		</ul>
	);
}
