/** What every runtime of tests gives them; the rules that they test know nothing of it. */
declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };
declare function setTimeout(then: () => void, ms: number): unknown;

/** Returns the milliseconds that this process computed for until the work ended: a busy machine makes it wait, and not compute longer. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
	const spent = () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1000;
	};
	const before = spent();
	await work();
	return spent() - before;
}

/**
 * Tells whether the work ends before a timer of so many milliseconds does that is set when it begins. A busy machine delays the timers of
 * both, and changes nothing of their order.
 */
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
