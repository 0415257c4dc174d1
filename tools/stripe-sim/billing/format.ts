/** Pence as people write them: `£9.50`, `-£0.05`. */
export function pounds(pence: number): string {
	return `${pence < 0 ? "-" : ""}£${(Math.abs(pence) / 100).toFixed(2)}`;
}
