/** Page 1 of the sample report as the offer shows it: A4, in pixels. */
export const SAMPLE_PICTURE = {
	file: "web/src/features/report-offer/sample-page.webp",
	width: 360,
	height: 509,
} as const;
