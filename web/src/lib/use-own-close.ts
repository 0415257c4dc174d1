import { useIsHere } from "./use-is-here.ts";

/**
 * Shuts the dialog that whoever asks stands in, as long as that is so. What is keyed by the dialog's subject goes when it is opened about another,
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
