/** What comes within so many milliseconds, or null. Throws what the work throws in that time. The timer ends with the wait. */
export async function inTime<T>(coming: Promise<T>, ms: number): Promise<T | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), ms);
	});
	try {
		return await Promise.race([coming, late]);
	} finally {
		clearTimeout(timer);
	}
}
