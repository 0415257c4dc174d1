/** The part of subset-font 2.9 that is used; the package brings no types. */
declare module "subset-font" {
	type Options = {
		readonly targetFormat: "truetype";
		/** Axis to the value it is pinned to. */
		readonly variationAxes: Readonly<Record<string, number>>;
		/** OpenType features that survive, with the glyphs they lead to. */
		readonly keepFeatures: readonly string[];
		readonly noHinting: boolean;
		readonly dropTables: readonly string[];
	};
	function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
	export = subsetFont;
}
