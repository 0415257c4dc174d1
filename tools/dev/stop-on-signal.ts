/** Closes everything that was started when the process is asked to end, then ends it. */
export function stopOnSignal(close: () => Promise<unknown>): void {
	const stop = () => void close().finally(() => process.exit(0));
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
}
