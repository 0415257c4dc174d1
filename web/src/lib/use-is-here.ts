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
 * Shuts the dialog that the component is in, as long as it is there. What is keyed by the dialog's subject goes when it is opened about another,
 * and a call begun about the first may end after that: then the dialog stays as it is.
 */
export function useOwnClose(close: () => void): () => void {
	const isHere = useIsHere();
	return () => {
		if (isHere()) {
			close();
		}
	};
}
