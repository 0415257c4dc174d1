/** A day as people write it, from seconds since 1970: `28 Feb 2027`. */
export function sayDate(seconds: number): string {
	return new Date(seconds * 1000).toLocaleDateString("en-GB", {
		day: "numeric",
		month: "short",
		timeZone: "UTC",
		year: "numeric",
	});
}
