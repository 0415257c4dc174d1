import { useRef, useState } from "react";

type Holder = "promo" | "payment";

export type Lock = {
	/** Who holds the lock; null for nobody. */
	holder: Holder | null;
	/** Takes the lock; false while somebody holds it. */
	take: (holder: Holder) => boolean;
	leave: () => void;
};

/** Lets a code be checked or a payment be made, never both at once: a code changes what is paid for. Takes effect before the screen can show it. */
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
