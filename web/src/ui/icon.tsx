/** Strokes on a 24-unit square, drawn by us. */
const paths = {
	alert:
		"M12 8.5v4.5M12 16.6v.1M10.2 3.9 2.6 17a2 2 0 0 0 1.8 3h15.2a2 2 0 0 0 1.8-3L13.8 3.9a2.1 2.1 0 0 0-3.6 0Z",
	back: "M20 12H4.5M11 5l-7 7 7 7",
	bolt: "M13 2.5 4.5 13.5H11l-1 8 8.5-11H12l1-8Z",
	check: "m4.5 12.5 5 5 10-11",
	chevron: "m6 9 6 6 6-6",
	clock: "M12 7v5.2l3.4 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
	cross: "m6 6 12 12M18 6 6 18",
	crown: "M4 18h16M4.5 15 3 6.5l5 4L12 4l4 6.5 5-4L19.5 15Z",
	info: "M12 11.2v5M12 7.7v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
	lock: "M7 10.5V8a5 5 0 0 1 10 0v2.5M6 10.5h12a1 1 0 0 1 1 1V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7.5a1 1 0 0 1 1-1Z",
	mail: "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7.5 12 13l8.5-5.5",
	menu: "M4 7h16M4 12h16M4 17h16",
	minus: "M5 12h14",
	plus: "M12 5v14M5 12h14",
	pound: "M17.5 7.6A4.6 4.6 0 0 0 9 10c0 2.5.9 3.7.9 6 0 1.9-1 3.3-2.9 4.5h11M6.5 13h8",
	question:
		"M9.3 9.2a2.8 2.8 0 1 1 4.3 2.4c-.9.6-1.6 1.2-1.6 2.3M12 17v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
	scroll: "M8 7.5h8M8 11.5h8M8 15.5h5M5.5 3.5h13v17h-13z",
	search: "m20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z",
} as const;

export type IconName = keyof typeof paths;

/** A picture beside a word that says the same, so it is hidden from screen readers. `size` in pixels. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
	return (
		<svg
			aria-hidden="true"
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d={paths[name]} />
		</svg>
	);
}
