import { useEffect, useRef } from "react";

/** Gives the signal by which what is under way ends when its screen is left. */
export function useLeaveSignal(): () => AbortSignal {
	const leave = useRef(new AbortController());
	useEffect(() => {
		leave.current = new AbortController();
		return () => leave.current.abort();
	}, []);
	return () => leave.current.signal;
}
