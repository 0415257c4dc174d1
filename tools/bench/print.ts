/** One measured figure on a line of its own. */
export function print(what: string, figure: string): void {
	console.info(`${what.padEnd(68)}${figure}`);
}
