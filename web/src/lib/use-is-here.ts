import { useLayoutEffect, useRef } from "react";

/** Returns how to find out whether the component is still on the screen: what it began may end after the visitor has gone elsewhere. */
export function useIsHere(): () => boolean {
	const here = useRef(false);
	useLayoutEffect(() => {
		here.current = true;
		return () => {
			here.current = false;
		};
	}, []);
	return () => here.current;
}

/**
 * Closes the component's dialog while the component is still there. Opening the dialog about another subject replaces the component, and a call begun for
 * the first subject may end after that: the dialog then stays open.
 */
export function useOwnClose(close: () => void): () => void {
	const isHere = useIsHere();
	return () => {
		if (isHere()) {
			close();
		}
	};
}
