/** How far two colours stand apart, each `rgb(r, g, b)`: 1 to 21. Source: WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance. */
function lightness(rgb: string): number {
	const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? [])
		.map((each) => Number(each) / 255)
		.map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
