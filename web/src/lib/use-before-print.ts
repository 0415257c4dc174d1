import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";

/** Does something before the page is printed, synchronously: the browser prints whatever is there when its event is over. */
export function useBeforePrint(draw: () => void): void {
	const latest = useRef(draw);
	useEffect(() => {
		latest.current = draw;
	});
	useEffect(() => {
		const drawAtOnce = () => flushSync(() => latest.current());
		window.addEventListener("beforeprint", drawAtOnce);
		return () => window.removeEventListener("beforeprint", drawAtOnce);
	}, []);
}
