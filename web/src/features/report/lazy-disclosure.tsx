import { type ReactNode, useState } from "react";
import { useBeforePrint } from "#web/lib/use-before-print.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Detail that few ask for and that weighs much: drawn once it is opened or the page is printed, and from then on there. */
export function LazyDisclosure({ summary, children }: { summary: string; children: ReactNode }) {
	const [isDrawn, setDrawn] = useState(false);
	useBeforePrint(() => setDrawn(true));
	return (
		<Disclosure summary={summary} onOpen={() => setDrawn(true)}>
			{isDrawn ? children : null}
		</Disclosure>
	);
}
