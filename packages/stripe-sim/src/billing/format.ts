/** Pence as people write them: `£9.50`, `-£0.05`. */
export function formatPounds(pence: number): string {
	return `${pence < 0 ? "-" : ""}£${(Math.abs(pence) / 100).toFixed(2)}`;
}

/** A day as people write it, from seconds since 1970: `28 Feb 2027`. */
export function formatDate(seconds: number): string {
	return new Date(seconds * 1000).toLocaleDateString("en-GB", {
		day: "numeric",
		month: "short",
		timeZone: "UTC",
		year: "numeric",
	});
}
