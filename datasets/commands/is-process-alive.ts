/** Tells whether a process of this machine runs, whoever's it is, by its number. */
export function isProcessAlive(number: number): boolean {
	try {
		process.kill(number, 0);
		return true;
	} catch (cause) {
		return Reflect.get(Object(cause), "code") === "EPERM";
	}
}
