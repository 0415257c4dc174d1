/** Round numbers from nothing to at least `most`, `steps` of them or a few more. */
export function roundSteps(most: number, steps = 4): number[] {
	return stepsTo(most, steps, () => true);
}

/** The same for what is counted: no step is a part of one. */
export function wholeSteps(most: number, steps = 4): number[] {
	return stepsTo(most, steps, Number.isInteger);
}

function stepsTo(most: number, steps: number, isFit: (step: number) => boolean): number[] {
	const rough = Math.max(most, 1) / steps;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step =
		[1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough && isFit(each)) ??
		rough;
	return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step);
}
