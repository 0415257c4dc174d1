/** Does a step of starting up, and says when it begins and how many seconds it took: the first start takes long, and nobody should wonder. */
export async function tellStep<Result>(
	what: string,
	work: () => Promise<Result>,
	print: (line: string) => void = console.log,
): Promise<Result> {
	const startedAt = performance.now();
	print(`${what} ...`);
	const result = await work();
	print(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
	return result;
}
