/** A share from 0 to 1 as `3.4%`. Only exactly nothing is 0% and only everything is 100%, so that a single failure among thousands stays visible. */
export function shareInWords(share: number): string {
	if (share > 0 && share < LEAST) {
		return "under 0.1%";
	}
	if (share < 1 && share > 1 - LEAST) {
		return "over 99.9%";
	}
	return `${(share * 100).toLocaleString("en-GB", { maximumFractionDigits: 1 })}%`;
}

const LEAST = 0.001;
