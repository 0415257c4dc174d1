/** Provided by every test runtime; the tested rules do not depend on it. */
declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };
declare function setTimeout(then: () => void, ms: number): unknown;

/** Milliseconds of CPU time that this process used until the work ended, which a busy machine does not increase. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
	const spent = () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1000;
	};
	const before = spent();
	await work();
	return spent() - before;
}

/** Whether the work ends before a timer of `limitMs` started with it. A busy machine delays both alike and does not change their order. */
export function endsWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
	const ended = work.then(
		() => true,
		() => true,
	);
	return Promise.race([
		ended,
		new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limitMs)),
	]);
}
