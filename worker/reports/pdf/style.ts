import type { Tone } from "#domain/base/tone.ts";

/** Points from the left and the top of an A4 page, 72 to the inch. */
export const page = { width: 595.28, height: 841.89 } as const;

/** Where the text of a page stands; header and footer lie outside it. */
export const body = { left: 44, right: 551.28, top: 50, bottom: 795 } as const;

export const CONTENT_WIDTH = body.right - body.left;

/** The product's light colours, on white paper. Source: web/src/ui/tokens.css. */
export const colours = {
	ink: "#17211c",
	soft: "#55615a",
	line: "#dcd8cc",
	edge: "#88887b",
	sunken: "#f4f2ec",
	white: "#ffffff",
	accent: "#0b6b4f",
	green: "#17693f",
	greenTint: "#e8f3ec",
	greenMark: "#1f8a55",
	amber: "#7d5200",
	amberTint: "#fbf2df",
	amberMark: "#b97d00",
	red: "#a8211a",
	redTint: "#fcecea",
	redMark: "#c8362d",
	greyMark: "#7a847e",
} as const;

export type Colour = (typeof colours)[keyof typeof colours];

export const tones: Readonly<Record<Tone, { text: Colour; tint: Colour; mark: Colour }>> = {
	green: { text: colours.green, tint: colours.greenTint, mark: colours.greenMark },
	amber: { text: colours.amber, tint: colours.amberTint, mark: colours.amberMark },
	red: { text: colours.red, tint: colours.redTint, mark: colours.redMark },
	grey: { text: colours.soft, tint: colours.sunken, mark: colours.greyMark },
};

export type Weight = "regular" | "semibold";

/** How a line of text looks. `size` and `leading`, the height of the line, in points. */
export type TextStyle = {
	readonly size: number;
	readonly leading: number;
	readonly weight: Weight;
	readonly colour: Colour;
};

/** The scale of type: a report is read at 9.5 points, and nothing is smaller than 8. */
export const type = {
	title: { size: 21, leading: 26, weight: "semibold", colour: colours.ink },
	chapter: { size: 13, leading: 15.5, weight: "semibold", colour: colours.ink },
	part: { size: 10.5, leading: 13.5, weight: "semibold", colour: colours.ink },
	lead: { size: 10.5, leading: 15, weight: "regular", colour: colours.ink },
	leadStrong: { size: 10.5, leading: 14, weight: "semibold", colour: colours.ink },
	reading: { size: 9.5, leading: 12.7, weight: "regular", colour: colours.ink },
	body: { size: 9.5, leading: 12.2, weight: "regular", colour: colours.ink },
	strong: { size: 9.5, leading: 12.2, weight: "semibold", colour: colours.ink },
	soft: { size: 9.5, leading: 12.2, weight: "regular", colour: colours.soft },
	small: { size: 8.3, leading: 10.6, weight: "regular", colour: colours.soft },
	smallStrong: { size: 8.3, leading: 10.6, weight: "semibold", colour: colours.soft },
	item: { size: 9.5, leading: 12, weight: "semibold", colour: colours.ink },
	fine: { size: 8, leading: 10, weight: "regular", colour: colours.soft },
} as const satisfies Readonly<Record<string, TextStyle>>;
