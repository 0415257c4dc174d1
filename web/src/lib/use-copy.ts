import { useState } from "react";

/** Copies an address and reports the result. Where the browser refuses, selects the address for the reader to copy. */
export function useCopy(address: string, field: { readonly current: HTMLInputElement | null }) {
	const [outcome, setOutcome] = useState("");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(address);
			setOutcome("Copied.");
		} catch {
			field.current?.focus();
			setOutcome("Your browser did not copy it. It is selected: copy it by hand.");
		}
	};
	return { outcome, copy: () => void copy() };
}
