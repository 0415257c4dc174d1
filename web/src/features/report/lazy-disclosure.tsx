import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** Detail that few ask for and that weighs much: drawn once it is opened or the page is printed, and from then on there. */
export function LazyDisclosure({ summary, children }: { summary: string; children: ReactNode }) {
	const [isDrawn, setDrawn] = useState(false);
	useEffect(() => {
		// The browser prints what stands there when this event is over.
		const drawAtOnce = () => flushSync(() => setDrawn(true));
		window.addEventListener("beforeprint", drawAtOnce);
		return () => window.removeEventListener("beforeprint", drawAtOnce);
	}, []);
	return (
		<Disclosure summary={summary} onOpen={() => setDrawn(true)}>
			{isDrawn ? children : null}
		</Disclosure>
	);
}
