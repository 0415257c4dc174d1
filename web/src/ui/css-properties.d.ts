import "react";

declare module "react" {
	/** The custom properties our styles read; React's own types know none. */
	interface CSSProperties {
		/** Anchor that ties a chip to its panel. */
		"--anchor"?: string;
		/** Length of the whole circle of a score, in units of its drawing. */
		"--length"?: number;
	}
}
