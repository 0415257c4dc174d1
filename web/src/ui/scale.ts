/** Round numbers from nothing to at least `most`, `steps` of them or a few more. */
export function roundSteps(most: number, steps = 4): number[] {
	const rough = Math.max(most, 1) / steps;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step =
		[1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
	return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step);
}
