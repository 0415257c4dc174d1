import { lazy, Suspense, useState } from "react";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Doubted } from "./something-wrong-form.tsx";
import styles from "./sources.module.css";

// Few who read a verdict know better.
const SomethingWrongForm = lazy(async () => ({
	default: (await import("./something-wrong-form.tsx")).SomethingWrongForm,
}));

/** Asks under a verdict whether something is wrong. Opens a short form, whose code is fetched then. Not printed. */
export function SomethingWrong(doubted: Doubted) {
	const [isOpened, setOpened] = useState(false);
	return (
		<div className={styles["wrong"]}>
			<Disclosure summary="Something wrong?" onOpen={() => setOpened(true)}>
				{isOpened ? (
					<Suspense fallback={<p role="status">Loading the form</p>}>
						<SomethingWrongForm {...doubted} />
					</Suspense>
				) : null}
			</Disclosure>
		</div>
	);
}
