import { useRef, useState } from "react";

type Holder = "promo" | "payment";

export type Lock = {
	/** Who is at it; null for no one. */
	holder: Holder | null;
	/** Whether it may begin: false while anyone is at it. */
	take: (holder: Holder) => boolean;
	leave: () => void;
};

/** Keeps checking a code and paying apart: a code changes what is paid for. Known at once, before the screen can show it. */
export function useLock(): Lock {
	const taken = useRef(false);
	const [holder, setHolder] = useState<Holder | null>(null);
	return {
		holder,
		take: (next) => {
			if (taken.current) {
				return false;
			}
			taken.current = true;
			setHolder(next);
			return true;
		},
		leave: () => {
			taken.current = false;
			setHolder(null);
		},
	};
}
