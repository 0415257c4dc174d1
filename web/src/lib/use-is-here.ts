import { useLayoutEffect, useRef } from "react";

/** Tells whether whoever asks is still on the screen: what was begun there may end after the visitor has gone elsewhere. */
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
